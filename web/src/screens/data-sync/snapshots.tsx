import { api } from '@assembly/contract/paths';
import type { SourceVersion } from '@assembly/contract/sync';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { formatTime } from '../../browser/format-time.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useFocusFallback } from '../../ui/lists/use-focus-fallback.ts';
import styles from './data-sync.module.css';
import { describeItemCount, SOURCE_NAMES } from './describe-run.ts';
import { SYNC_KEY, versionsQuery } from './sync-query.ts';

/** What each source held before it was last changed, and a way to put that back. */
export function Snapshots() {
  const { data, isPending, refetch } = useQuery(versionsQuery);
  const [asked, setAsked] = useState<SourceVersion | null>(null);
  const part = useRef<HTMLElement>(null);
  const { mutate, isPending: isRestoring } = useMutation({
    mutationFn: ({ id }: SourceVersion) => call(api.restoreVersion(id), { method: 'POST' }),
    invalidates: SYNC_KEY,
    onSuccess: () => notify({ severity: 'success', text: 'Snapshot restored.' }),
  });

  const whenOf = (version: SourceVersion) => timeOf(version, data?.items ?? []);
  const nameOf = (version: SourceVersion) =>
    `${SOURCE_NAMES[version.source]} from before ${whenOf(version)}`;

  const willRestore = useFocusFallback(part, data);

  function restore(version: SourceVersion) {
    setAsked(null);
    willRestore();
    void mutate(version);
  }

  return (
    <section ref={part} tabIndex={-1} className={styles.part}>
      <h2>Snapshots</h2>
      <p className={styles.quiet}>
        The last three snapshots of each source are kept. Restoring one saves the current data
        first, so you can undo it. The next sync replaces it with Google&apos;s data.
      </p>
      {isPending && <Loading />}
      {!isPending && !data && (
        <LoadFailed
          text="The snapshots could not be loaded."
          action="Try again"
          onAction={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && <p>No snapshots yet.</p>}
      {data && data.items.length > 0 && (
        <ul className={styles.versions}>
          {data.items.map((version) => (
            <li key={version.id}>
              <span>
                <b>{SOURCE_NAMES[version.source]}</b> from before {whenOf(version)}:{' '}
                {describeItemCount(version.source, version.items)}
              </span>
              <Button
                look="plain"
                aria-label={`Restore ${nameOf(version)}`}
                aria-disabled={isRestoring}
                onClick={() => !isRestoring && setAsked(version)}
              >
                Restore
              </Button>
            </li>
          ))}
        </ul>
      )}
      {/* Always there: screen readers announce what is put into it. */}
      <p role="status">{isRestoring && 'Restoring the snapshot…'}</p>
      {asked && (
        <ConfirmDialog
          title="Confirm Restore"
          question={`Are you sure you want to restore ${nameOf(asked)}?`}
          onNo={() => setAsked(null)}
          onYes={() => restore(asked)}
        />
      )}
    </section>
  );
}

/** To the second, where the minute would not tell two states of a source apart. */
function timeOf({ source, replacedAt }: SourceVersion, all: SourceVersion[]): string {
  const minute = formatTime(replacedAt);
  const alike = all.filter((one) => one.source === source && formatTime(one.replacedAt) === minute);
  return alike.length > 1 ? formatTime(replacedAt, 'medium') : minute;
}
