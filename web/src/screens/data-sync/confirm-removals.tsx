import { removalInWords } from '@assembly/contract/removal';
import { SOURCES, type SyncRun, unlisted } from '@assembly/contract/sync';
import { useId, useState } from 'react';
import { days } from '../../browser/format-time.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../ui/forms/button.tsx';
import styles from './data-sync.module.css';
import { SOURCE_NAMES } from './describe-run.ts';
import { useStartSync } from './use-start-sync.ts';

/** A run that would have removed too much asks first: here is what would go, and the way to let it go. */
export function ConfirmRemovals({ run, onConfirm }: { run: SyncRun; onConfirm: () => void }) {
  // The run whose list was on the screen when the question was put. Another may have ended since, if
  // the line was down: then the server finds others than were confirmed, and asks again.
  const [asked, setAsked] = useState<SyncRun | null>(null);
  const { mutate: start } = useStartSync();
  const titleId = useId();
  const stopped = stoppedIn(run);
  if (stopped.length === 0) return null;

  function begin({ id }: SyncRun) {
    setAsked(null);
    onConfirm();
    void start({ confirm: id });
  }

  return (
    <section aria-labelledby={titleId} className={styles.removals}>
      <h2 id={titleId}>Sync paused</h2>
      <p>
        More than half of these items are gone from Google. Nothing has been removed yet. Review the
        list and confirm.
      </p>
      {stopped.map((name) => {
        const { removals, removed } = run.sources[name];
        const more = unlisted(run.sources[name]);
        return (
          <div key={name} className={styles.going}>
            <h3 className={styles.subheading}>
              {SOURCE_NAMES[name]}: {removed} would be removed
            </h3>
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too.
              tabIndex={0}
              aria-label={`${SOURCE_NAMES[name]} that would be removed`}
              className={styles.goingList}
            >
              <ul className={styles.items}>
                {removals.map((removal) => {
                  const [title, details] = removalInWords(removal, days);
                  return (
                    <li key={title + details}>
                      {/* Set apart: a title from right to left would turn the date around. */}
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
      <Button onClick={() => setAsked(run)}>Remove them and sync</Button>
      {asked && (
        <ConfirmDialog
          title="Confirm Sync"
          question={`Are you sure you want to sync your data and remove ${goingIn(asked)}?`}
          onNo={() => setAsked(null)}
          onYes={() => begin(asked)}
        />
      )}
    </section>
  );
}

const stoppedIn = ({ sources }: SyncRun) =>
  SOURCES.filter((name) => sources[name].state === 'stopped');

/** "409 events and 30 documents": the brake stops for no fewer than eleven. */
const goingIn = (run: SyncRun) =>
  stoppedIn(run)
    .map((name) => `${run.sources[name].removed} ${name}`)
    .join(' and ');
