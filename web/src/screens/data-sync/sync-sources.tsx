import { SOURCES, type Source, type SourceRun } from '@assembly/contract/sync';
import type { SyncReply } from '../../api/sync.ts';
import { formatTime } from '../../browser/locale/format-time.ts';
import { SOURCE_NAMES } from '../../sync/use-start-sync.ts';
import { ConfirmRemovals } from './confirm-removals.tsx';
import styles from './data-sync.module.css';
import { describeCounts, describeItemCount, describeState } from './describe-run.ts';

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
      <ul aria-label="Sources" className={styles.sources}>
        {SOURCES.map((source) => (
          <SourceCard key={source} source={source} reply={reply} />
        ))}
      </ul>
      {latest && !running && <ConfirmRemovals run={latest} onConfirm={onConfirm} />}
    </>
  );
}

const ORIGINS: Record<Source, string> = {
  events: 'from Google Calendar',
  announcements: 'from Google Tasks',
  documents: 'from Google Drive',
};

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
      <h2>{SOURCE_NAMES[source]}</h2>
      <p className="muted">{ORIGINS[source]}</p>
      {run?.error ? (
        <p role="status" className="error">
          <b>{describeState(run)}.</b> {run.error}
        </p>
      ) : (
        current && <Progress source={source} run={current} />
      )}
      {!current && (
        <p>{syncedAt === null ? 'Never synced' : `Last synced ${formatTime(syncedAt)}`}</p>
      )}
      {!current && snapshot && (
        <p>
          Snapshot restored by {snapshot.by}, {formatTime(snapshot.at)}
        </p>
      )}
    </li>
  );
}

/** How much of the bar is filled. Unknown while reading: Google does not say how many items there are. */
const SHARES: Partial<Record<SourceRun['state'], number>> = { waiting: 0, writing: 0.9, done: 1 };

interface ProgressProps {
  source: Source;
  run: SourceRun;
}

function Progress({ source, run }: ProgressProps) {
  return (
    <div>
      <progress
        className={styles.bar}
        aria-label={SOURCE_NAMES[source]}
        value={SHARES[run.state]}
      />
      <p>
        {/* Only the state is announced, not the counts, which change all the time. */}
        <span role="status">{describeState(run)}</span>
        {run.state === 'done'
          ? `: ${describeCounts(run)}`
          : run.read > 0 && `: ${describeItemCount(run.read)}`}
      </p>
    </div>
  );
}
