import { SOURCES, type Source, type SourceRun, type SyncRun } from '@assembly/contract/sync';
import Done from 'lucide-react/icons/circle-check-big';
import Interrupted from 'lucide-react/icons/circle-pause';
import Failed from 'lucide-react/icons/octagon-alert';
import { useState } from 'react';
import { formatTime } from '../../browser/locale/format-time.ts';
import {
  describeChanges,
  describeCounts,
  describeStarter,
  describeState,
  SOURCE_NAMES,
} from '../../sync/describe-run.ts';
import shared from '../../sync/sync.module.css';
import { Button } from '../../ui/forms/button.tsx';
import { Disclosure } from '../../ui/lists/disclosure.tsx';
import styles from './data-sync.module.css';

const SHOWN_INITIALLY = 5;

const OUTCOMES = {
  running: ['running', Interrupted],
  done: ['done', Done],
  failed: ['failed', Failed],
  interrupted: ['interrupted', Interrupted],
} as const;

export function RunHistory({ runs }: { runs: SyncRun[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? runs : runs.slice(0, SHOWN_INITIALLY);
  return (
    <section className={`card ${styles.section}`}>
      <h2>Sync history</h2>
      {runs.length === 0 && <p>No syncs yet.</p>}
      <ul className={styles.runs}>
        {shown.map((run) => (
          <li key={run.id}>
            <Disclosure title={<RunTitle run={run} />}>
              {SOURCES.map((name) => (
                <SourceOutcome key={name} name={name} source={run.sources[name]} />
              ))}
            </Disclosure>
          </li>
        ))}
      </ul>
      {runs.length > SHOWN_INITIALLY && (
        <Button variant="plain" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? 'Show fewer' : `Show all ${runs.length}`}
        </Button>
      )}
    </section>
  );
}

function RunTitle({ run }: { run: SyncRun }) {
  const [outcome, Icon] = OUTCOMES[run.state];
  const isPartial =
    run.state === 'failed' && SOURCES.some((name) => run.sources[name].state === 'done');
  return (
    <>
      <Icon aria-hidden className={styles.outcome} data-outcome={run.state} />
      {`${formatTime(run.startedAt)}, by ${describeStarter(run)}: ${isPartial ? 'partly ' : ''}${outcome}`}
      <span className={styles.changes}>{describeChanges(run)}</span>
    </>
  );
}

function SourceOutcome({ name, source }: { name: Source; source: SourceRun }) {
  return (
    <div>
      <h3>
        {SOURCE_NAMES[name]}: {describeState(source).toLowerCase()}
      </h3>
      {source.error ? (
        <p className={shared.error}>{source.error}</p>
      ) : (
        <p>{describeCounts(name, source)}</p>
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
      <ul className={shared.items}>
        {source.leftOutItems.map(({ id, title, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may have no id, and the list of a run never changes.
          <li key={index}>
            <b>{title || id || 'Untitled'}</b>: {reason}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </>
  );
}
