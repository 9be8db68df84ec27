import { SOURCES } from '@assembly/contract/sync';
import { useRef } from 'react';
import type { SyncReply } from '../api/sync.ts';
import { useFocusFallback } from '../ui/lists/use-focus-fallback.ts';
import { ConfirmRemovals } from './confirm-removals.tsx';
import { expectedOf } from './progress.ts';
import { SourceCard } from './source-card.tsx';
import styles from './sync.module.css';

interface SyncSourcesProps {
  reply: SyncReply;
  /** The removals of the run with this id were confirmed. */
  onConfirm: (run: string) => void;
}

/** Each source with its progress or its last result, and what a stopped run would remove. */
export function SyncSources({ reply, onConfirm }: SyncSourcesProps) {
  const { lastDone, restored, running, runs } = reply;
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
    </>
  );
}
