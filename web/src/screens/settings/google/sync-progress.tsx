import { screens } from '@assembly/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { syncQuery } from '../../../api/sync.ts';
import { SyncSources } from '../../../sync/sync-sources.tsx';
import buttons from '../../../ui/forms/button.module.css';
import { AppLink } from '../../../ui/text/app-link.tsx';

interface SyncProgressProps {
  /** The run that was started here. */
  startedRun: string | undefined;
  /** The removals of the run with this id were confirmed. */
  onConfirm: (run: string) => void;
}

/** Leads to the events once they have been synced. */
export default function SyncProgress({ startedRun, onConfirm }: SyncProgressProps) {
  const { data } = useQuery(syncQuery);
  if (!data) return null;
  const ended = data.runs.find(({ id }) => id === startedRun);
  return (
    <>
      <SyncSources reply={data} onConfirm={onConfirm} />
      {ended?.sources.events.state === 'done' && (
        <div>
          <AppLink to={screens.events} className={buttons.filled}>
            See the events
          </AppLink>
        </div>
      )}
    </>
  );
}
