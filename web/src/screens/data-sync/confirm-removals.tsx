import { SOURCES, type SyncRun, unlistedCount } from '@assembly/contract/sync';
import { useId, useState } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';
import styles from './data-sync.module.css';
import { describeRemoval } from './describe-run.ts';

interface ConfirmRemovalsProps {
  run: SyncRun;
  /** Called with the id of the run whose removals were confirmed. */
  onConfirm: (runId: string) => void;
}

/** Lists what a run stopped by the removal guard would remove, and asks for confirmation. */
export function ConfirmRemovals({ run, onConfirm }: ConfirmRemovalsProps) {
  // The run whose list was shown when the dialog opened. If another run has ended since, the server
  // finds that its removals were not confirmed, and stops again.
  const [confirming, setConfirming] = useState<SyncRun | null>(null);
  const titleId = useId();
  const stopped = stoppedSources(run);
  if (stopped.length === 0) return null;

  return (
    <section aria-labelledby={titleId} className={`card section ${styles.removals}`}>
      <h2 id={titleId}>{t.sync.removals.title}</h2>
      <p>{t.sync.removals.text}</p>
      {stopped.map((name) => {
        const { removals, removed } = run.sources[name];
        const more = unlistedCount(run.sources[name]);
        return (
          <div key={name}>
            <h3>{t.sync.removals.count(t.shared.sources[name], removed)}</h3>
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
              tabIndex={0}
              aria-label={t.sync.removals.list(t.shared.sources[name])}
              className={styles.removalList}
            >
              <ul className={styles.items}>
                {removals.map((removal, index) => {
                  // Isolated: a right-to-left title would reorder the date.
                  const title = <bdi>{removal.title.trim() || t.sync.untitled}</bdi>;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: several may look the same, and the list of a run never changes.
                    <li key={index}>
                      <Sentence parts={t.sync.removals.item(title, describeRemoval(removal))} />
                    </li>
                  );
                })}
                {more > 0 && <li>{t.sync.more(more)}</li>}
              </ul>
            </section>
          </div>
        );
      })}
      <Button onClick={() => setConfirming(run)}>{t.sync.removals.confirm}</Button>
      {confirming && (
        <ConfirmDialog
          title={t.sync.confirm.title}
          question={t.sync.removals.question(describeRemovals(confirming))}
          no={t.shared.cancel}
          yes={t.sync.removals.yes}
          isDangerous
          onClose={() => setConfirming(null)}
          onYes={() => onConfirm(confirming.id)}
        />
      )}
    </section>
  );
}

const stoppedSources = ({ sources }: SyncRun) =>
  SOURCES.filter((name) => sources[name].state === 'stopped');

/** "409 events" and "30 documents" */
const describeRemovals = (run: SyncRun) =>
  stoppedSources(run).map((name) => t.sync.removals.items[name](run.sources[name].removed));
