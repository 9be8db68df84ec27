import { SOURCES, type Source, type SourceRun } from '@assembly/contract/sync';
import type { SyncReply } from '../../api/sync.ts';
import { formatTime } from '../../browser/locale/format-time.ts';
import { t } from '../../browser/locale/messages.ts';
import { wordError } from '../../sync/word-error.ts';
import { Sentence } from '../../ui/text/sentence.tsx';
import { ConfirmRemovals } from './confirm-removals.tsx';
import styles from './data-sync.module.css';
import { describeCounts } from './describe-run.ts';

interface SyncSourcesProps {
  reply: SyncReply;
  /** The removals of the run with this id were confirmed. */
  onConfirm: (run: string) => void;
}

/** Each source with its progress or its last result, and what a stopped run would remove. */
export function SyncSources({ reply, onConfirm }: SyncSourcesProps) {
  const { running, runs } = reply;
  const [latest] = runs;
  return (
    <>
      <ul aria-label={t.sync.sources} className={styles.sources}>
        {SOURCES.map((source) => (
          <SourceCard key={source} source={source} reply={reply} />
        ))}
      </ul>
      {latest && !running && <ConfirmRemovals run={latest} onConfirm={onConfirm} />}
    </>
  );
}

interface SourceCardProps {
  source: Source;
  reply: SyncReply;
}

function SourceCard({ source, reply: { lastDone, restored, running, runs } }: SourceCardProps) {
  const current = running?.sources[source];
  const run = current ?? runs[0]?.sources[source];
  const snapshot = restored.find((each) => each.source === source);
  const syncedAt = lastDone[source];
  return (
    <li className="card section">
      <h2>{t.shared.sources[source]}</h2>
      <p className="muted">{t.sync.origins[source]}</p>
      {run?.error ? (
        <p role="status" className="error">
          <Sentence
            parts={t.sync.problem(
              (text) => <b>{text}</b>,
              t.sync.states[run.state],
              wordError(run),
            )}
          />
        </p>
      ) : (
        current && <Progress source={source} run={current} />
      )}
      {!current && (
        <p>{syncedAt === null ? t.sync.neverSynced : t.sync.lastSynced(formatTime(syncedAt))}</p>
      )}
      {!current && snapshot && <p>{t.sync.restoredBy(snapshot.by, formatTime(snapshot.at))}</p>}
    </li>
  );
}

/** How much of the bar is filled. Unknown while reading: Google does not say how many items there are. */
const SHARES: Partial<Record<SourceRun['state'], number>> = { waiting: 0, writing: 0.9, done: 1 };

function Progress({ source, run }: { source: Source; run: SourceRun }) {
  // Only the state is announced, not the counts, which change all the time.
  const state = <span role="status">{t.sync.states[run.state]}</span>;
  const read = run.read > 0 ? t.sync.items(run.read) : '';
  const counts = run.state === 'done' ? describeCounts(run) : read;
  return (
    <div>
      <progress
        className={styles.bar}
        aria-label={t.shared.sources[source]}
        value={SHARES[run.state]}
      />
      <p>
        <Sentence parts={counts ? t.sync.progress(state, counts) : [state]} />
      </p>
    </div>
  );
}
