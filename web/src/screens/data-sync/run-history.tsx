import { SOURCES, type Source, type SourceRun, type SyncRun } from '@assembly/contract/sync';
import Done from 'lucide-react/icons/circle-check-big';
import Interrupted from 'lucide-react/icons/circle-pause';
import Failed from 'lucide-react/icons/octagon-alert';
import { useState } from 'react';
import { formatTime } from '../../browser/locale/format-time.ts';
import { t } from '../../browser/locale/messages.ts';
import { wordError, wordReason } from '../../sync/word-error.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Disclosure } from '../../ui/lists/disclosure.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';
import styles from './data-sync.module.css';
import { describeChanges, describeCounts, describeStarter } from './describe-run.ts';

const SHOWN_INITIALLY = 5;

const ICONS = { running: Interrupted, done: Done, failed: Failed, interrupted: Interrupted };

export function RunHistory({ runs }: { runs: SyncRun[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? runs : runs.slice(0, SHOWN_INITIALLY);
  return (
    <section className="card section">
      <h2>{t.sync.history.title}</h2>
      {runs.length === 0 && <p>{t.sync.history.nothing}</p>}
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
          {isExpanded ? t.sync.history.showFewer : t.sync.history.showAll(runs.length)}
        </Button>
      )}
    </section>
  );
}

function RunTitle({ run }: { run: SyncRun }) {
  const Icon = ICONS[run.state];
  const isPartial =
    run.state === 'failed' && SOURCES.some((name) => run.sources[name].state === 'done');
  const outcome = t.sync.history.outcomes[isPartial ? 'partlyFailed' : run.state];
  return (
    <>
      <Icon aria-hidden className={styles.outcome} data-outcome={run.state} />
      {t.sync.history.run(formatTime(run.startedAt), describeStarter(run), outcome)}
      <span className={styles.changes}>{describeChanges(run)}</span>
    </>
  );
}

function SourceOutcome({ name, source }: { name: Source; source: SourceRun }) {
  const error = wordError(source);
  return (
    <div>
      <h3>{t.sync.history.sources[source.state](t.shared.sources[name])}</h3>
      {error ? <p className="error">{error}</p> : <p>{describeCounts(source)}</p>}
      {source.leftOut > 0 && <LeftOutItems source={source} />}
    </div>
  );
}

function LeftOutItems({ source }: { source: SourceRun }) {
  const more = source.leftOut - source.leftOutItems.length;
  return (
    <>
      <p>{t.sync.history.skipped}</p>
      <ul className={styles.items}>
        {source.leftOutItems.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may have no id, and the list of a run never changes.
          <li key={index}>
            <Sentence
              parts={t.sync.history.skippedItem(
                <b>{item.title || item.id || t.sync.untitled}</b>,
                wordReason(item),
              )}
            />
          </li>
        ))}
        {more > 0 && <li>{t.sync.more(more)}</li>}
      </ul>
    </>
  );
}
