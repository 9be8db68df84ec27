import { screens } from '@assembly/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { syncQuery } from '../../../../api/sync.ts';
import { SyncSources } from '../../../../sync/sync-sources.tsx';
import buttons from '../../../../ui/forms/button.module.css';
import { AppLink } from '../../../../ui/text/app-link.tsx';
import styles from '../../settings.module.css';

interface SyncProgressProps {
  /** The run that was started here. */
  startedRun: string | undefined;
  /** The removals of the run with this id were confirmed. */
  onConfirm: (run: string) => void;
}

/** Leads to the events once they have been synced. */
export default function SyncProgress({ startedRun, onConfirm }: SyncProgressProps) {
  const { data } = useQuery(syncQuery);
  const progress = useRef<HTMLDivElement>(null);
  const isLoaded = data !== undefined;
  // It may be below the screen, or behind a toast.
  useEffect(() => {
    if (startedRun && isLoaded) progress.current?.scrollIntoView({ block: 'nearest' });
  }, [startedRun, isLoaded]);
  if (!data) return null;
  const ended = data.runs.find(({ id }) => id === startedRun);
  return (
    <div ref={progress} className={styles.form}>
      <SyncSources reply={data} onConfirm={onConfirm} />
      {ended?.sources.events.state === 'done' && (
        <div>
          <AppLink to={screens.events} className={buttons.filled}>
            See the events
          </AppLink>
        </div>
      )}
    </div>
  );
}
