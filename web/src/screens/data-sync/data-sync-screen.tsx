import { SOURCES } from '@assembly/contract/sync';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type SyncReply, syncQuery } from '../../api/sync.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { useFocusFallback } from '../../ui/lists/use-focus-fallback.ts';
import { ScreenTitle } from '../../ui/text/screen-title.tsx';
import { ConfirmRemovals } from './confirm-removals.tsx';
import { Connection } from './connection.tsx';
import styles from './data-sync.module.css';
import { expectedOf } from './progress.ts';
import { RunHistory } from './run-history.tsx';
import { Snapshots } from './snapshots.tsx';
import { SourceCard } from './source-card.tsx';
import { StartSync } from './start-sync.tsx';
import { useStartSync } from './use-start-sync.ts';

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
          onStart={() => void start({})}
        />
      </div>
      {isPending && <Loading />}
      {!isPending && !data && (
        <LoadFailed text="The sync status could not be loaded." onAction={() => refetch()} />
      )}
      {data && <SyncState reply={data} onConfirm={(confirm) => void start({ confirm })} />}
    </>
  );
}

interface SyncStateProps {
  reply: SyncReply;
  /** The removals of the run with this id were confirmed. */
  onConfirm: (run: string) => void;
}

function SyncState({ reply, onConfirm }: SyncStateProps) {
  const { version, connection, schedule, lastDone, restored, running, runs } = reply;
  const [latest] = runs;
  const sources = useRef<HTMLUListElement>(null);
  // By run id, because a quick run may end before it is seen running.
  const restoreFocus = useFocusFallback(sources, (running ?? latest)?.id);

  function confirm(run: string) {
    restoreFocus();
    onConfirm(run);
  }

  return (
    <>
      <ul ref={sources} tabIndex={-1} aria-label="Sources" className={styles.sources}>
        {SOURCES.map((source) => (
          <SourceCard
            key={source}
            source={source}
            lastDone={lastDone[source]}
            restored={restored.find((snapshot) => snapshot.source === source)}
            current={running?.sources[source]}
            last={latest?.sources[source]}
            expected={expectedOf(source, runs)}
          />
        ))}
      </ul>
      {latest && !running && <ConfirmRemovals run={latest} onConfirm={confirm} />}
      <Connection connection={connection} schedule={schedule} />
      <RunHistory runs={runs} />
      <Snapshots />
      <p className="muted">Assembly {version}</p>
    </>
  );
}
