import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { type SyncReply, syncQuery } from '../../api/sync.ts';
import { SyncSources } from '../../sync/sync-sources.tsx';
import { useStartSync } from '../../sync/use-start-sync.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { ScreenTitle } from '../../ui/text/screen-title.tsx';
import { Connection } from './connection.tsx';
import styles from './data-sync.module.css';
import { Reconnect } from './reconnect.tsx';
import { RunHistory } from './run-history.tsx';
import { Snapshots } from './snapshots.tsx';
import { StartSync } from './start-sync.tsx';

/** Rarely needed. If it cannot be loaded, the settings show the same. */
const HeldNote = lazy<ComponentType<{ className: string | undefined }>>(() =>
  import('./held-note.tsx').catch(() => ({ default: () => null })),
);

export default function DataSyncScreen() {
  const { data, isPending, refetch } = useQuery(syncQuery);
  const { mutate: start, isPending: isStarting } = useStartSync();
  return (
    <>
      <ScreenTitle>Sync Your Data Here</ScreenTitle>
      <p>Copies the calendar, task lists and drive from Google into the app.</p>
      <div className={styles.start}>
        <StartSync
          isStarting={isStarting}
          isRunning={Boolean(data?.running)}
          onStart={() => start({})}
        />
      </div>
      {isPending && <Loading />}
      {!isPending && !data && (
        <LoadFailed text="The sync status could not be loaded." onAction={() => refetch()} />
      )}
      {data && <SyncState reply={data} onConfirm={(confirm) => start({ confirm })} />}
    </>
  );
}

interface SyncStateProps {
  reply: SyncReply;
  /** The removals of the run with this id were confirmed. */
  onConfirm: (run: string) => void;
}

function SyncState({ reply, onConfirm }: SyncStateProps) {
  const { version, connection, schedule, runs } = reply;
  return (
    <>
      <Reconnect lastRun={runs[0]?.id} />
      <Suspense>
        <HeldNote className={styles.held} />
      </Suspense>
      <SyncSources reply={reply} onConfirm={onConfirm} />
      <Connection connection={connection} schedule={schedule} />
      <RunHistory runs={runs} />
      <Snapshots />
      <p className="muted">Assembly {version}</p>
    </>
  );
}
