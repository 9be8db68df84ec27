import { SOURCES, type SourceRun, type SyncRun } from '@assembly/contract/sync';
import { formatTime } from '../../page/format-time.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './data-sync.module.css';
import { countsInWords, SOURCE_NAMES, starterInWords, stateInWords } from './source-words.ts';

const OUTCOMES: Record<SyncRun['state'], string> = {
  running: 'running',
  done: 'done',
  failed: 'not all done',
  interrupted: 'interrupted',
};

export function RunHistory({ runs }: { runs: SyncRun[] }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>Earlier syncs</h2>
      {runs.length === 0 && <p>There have been none yet.</p>}
      <ul className={styles.runs}>
        {runs.map((run) => (
          <li key={run.id}>
            <Disclosure title={titleOf(run)}>
              {SOURCES.map((name) => (
                <SourceOutcome key={name} name={SOURCE_NAMES[name]} source={run.sources[name]} />
              ))}
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

const titleOf = (run: SyncRun) =>
  `${formatTime(run.startedAt)}, by ${starterInWords(run)}: ${OUTCOMES[run.state]}`;

function SourceOutcome({ name, source }: { name: string; source: SourceRun }) {
  return (
    <div>
      <h3 className={styles.subheading}>
        {name}: {stateInWords(source).toLowerCase()}
      </h3>
      {source.error ? (
        <p className={styles.fault}>{source.error}</p>
      ) : (
        <p>{countsInWords(source)}</p>
      )}
      {source.leftOut > 0 && <LeftOutItems source={source} />}
    </div>
  );
}

function LeftOutItems({ source }: { source: SourceRun }) {
  const more = source.leftOut - source.leftOutItems.length;
  return (
    <>
      <p>Left out:</p>
      <ul className={styles.items}>
        {source.leftOutItems.map(({ id, title, reason }) => (
          <li key={`${id} ${reason}`}>
            <b>{title || id || 'Without a title'}</b>: {reason}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </>
  );
}
