import { SOURCES, type Source, type SourceRun, type SyncRun } from '@assembly/contract/sync';
import Done from 'lucide-react/icons/circle-check-big';
import Interrupted from 'lucide-react/icons/circle-pause';
import Failed from 'lucide-react/icons/octagon-alert';
import { useState } from 'react';
import { formatTime } from '../../browser/locale/format-time.ts';
import { SOURCE_NAMES } from '../../sync/use-start-sync.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Disclosure } from '../../ui/lists/disclosure.tsx';
import styles from './data-sync.module.css';
import { describeChanges, describeCounts, describeStarter, describeState } from './describe-run.ts';

const SHOWN_INITIALLY = 5;

const ICONS = { running: Interrupted, done: Done, failed: Failed, interrupted: Interrupted };

export function RunHistory({ runs }: { runs: SyncRun[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? runs : runs.slice(0, SHOWN_INITIALLY);
  return (
    <section className="card section">
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
  const Icon = ICONS[run.state];
  const isPartial =
    run.state === 'failed' && SOURCES.some((name) => run.sources[name].state === 'done');
  return (
    <>
      <Icon aria-hidden className={styles.outcome} data-outcome={run.state} />
      {`${formatTime(run.startedAt)}, by ${describeStarter(run)}: ${isPartial ? 'partly ' : ''}${run.state}`}
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
      {source.error ? <p className="error">{source.error}</p> : <p>{describeCounts(source)}</p>}
      {source.leftOut > 0 && <LeftOutItems source={source} />}
    </div>
  );
}

function LeftOutItems({ source }: { source: SourceRun }) {
  const more = source.leftOut - source.leftOutItems.length;
  return (
    <>
      <p>Skipped:</p>
      <ul className={styles.items}>
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
