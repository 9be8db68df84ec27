import { describeRemoval, SOURCES, type SyncRun, unlistedCount } from '@assembly/contract/sync';
import { useId, useState } from 'react';
import { dayFormat } from '../../browser/locale/format-time.ts';
import { SOURCE_NAMES } from '../../sync/use-start-sync.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../ui/forms/button.tsx';
import styles from './data-sync.module.css';

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
      <h2 id={titleId}>Sync paused</h2>
      <p>
        More than half of the items, or of one calendar’s events, are gone from Google. Nothing has
        been removed yet. Review the list and confirm.
      </p>
      {stopped.map((name) => {
        const { removals, removed } = run.sources[name];
        const more = unlistedCount(run.sources[name]);
        return (
          <div key={name}>
            <h3>
              {SOURCE_NAMES[name]}: {removed} would be removed
            </h3>
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
              tabIndex={0}
              aria-label={`${SOURCE_NAMES[name]} that would be removed`}
              className={styles.removalList}
            >
              <ul className={styles.items}>
                {removals.map((removal, index) => {
                  const [title, details] = describeRemoval(removal, dayFormat);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: several may look the same, and the list of a run never changes.
                    <li key={index}>
                      {/* Isolated: a right-to-left title would reorder the date. */}
                      <bdi>{title}</bdi>
                      {details}
                    </li>
                  );
                })}
                {more > 0 && <li>and {more} more</li>}
              </ul>
            </section>
          </div>
        );
      })}
      <Button onClick={() => setConfirming(run)}>Remove them and sync</Button>
      {confirming && (
        <ConfirmDialog
          title="Confirm Sync"
          question={`Are you sure you want to sync your data and remove ${describeRemovals(confirming)}?`}
          no="Cancel"
          yes="Remove and sync"
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

/** "409 events and 30 documents". Always plural: the guard needs at least eleven removals. */
const describeRemovals = (run: SyncRun) =>
  stoppedSources(run)
    .map((name) => `${run.sources[name].removed} ${name}`)
    .join(' and ');
