import type { Source, SourceRun } from '@assembly/contract/sync';
import type { SyncReply } from '../api/sync.ts';
import { formatTime } from '../browser/locale/format-time.ts';
import {
  describeCounts,
  describeReadCount,
  describeState,
  SOURCE_NAMES,
  SOURCE_ORIGINS,
} from './describe-run.ts';
import { progressOf } from './progress.ts';
import styles from './sync.module.css';

interface SourceCardProps {
  source: Source;
  /** When it was last synced successfully. */
  lastDone: number | null;
  /** In the run in progress. */
  current: SourceRun | undefined;
  /** In the last run. */
  last: SourceRun | undefined;
  /** Who has restored a snapshot since then, and when. */
  restored: SyncReply['restored'][number] | undefined;
  expected: number | null;
}

export function SourceCard({
  source,
  lastDone,
  restored,
  current,
  last,
  expected,
}: SourceCardProps) {
  const name = SOURCE_NAMES[source];
  const run = current ?? last;
  return (
    <li className={`card ${styles.source}`}>
      <h2>{name}</h2>
      <p className="muted">{SOURCE_ORIGINS[source]}</p>
      {run?.error ? (
        <p role="status" className={styles.error}>
          <b>{describeState(run)}.</b> {run.error}
        </p>
      ) : (
        current && <Progress source={source} run={current} expected={expected} />
      )}
      {!current && (
        <p>{lastDone === null ? 'Never synced' : `Last synced ${formatTime(lastDone)}`}</p>
      )}
      {!current && restored && (
        <p>
          Snapshot restored by {restored.by}, {formatTime(restored.at)}
        </p>
      )}
    </li>
  );
}

interface ProgressProps {
  source: Source;
  run: SourceRun;
  expected: number | null;
}

function Progress({ source, run, expected }: ProgressProps) {
  const progress = progressOf(run, expected);
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={SOURCE_NAMES[source]}
        max={1}
        {...(progress !== null && { value: progress })}
      />
      <p>
        {/* Only the state is announced, not the counts, which change all the time. */}
        <span role="status">{describeState(run)}</span>
        {run.state === 'done'
          ? `: ${describeCounts(source, run)}`
          : run.read > 0 && `: ${describeReadCount(source, run.read)}`}
      </p>
    </div>
  );
}
