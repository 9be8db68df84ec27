import { restoreSnapshot } from '@assembly/contract/endpoints/sync';
import type { Snapshot } from '@assembly/contract/sync';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { snapshotsQuery, syncKeys } from '../../api/sync.ts';
import { formatTime } from '../../browser/locale/format-time.ts';
import { SOURCE_NAMES } from '../../sync/use-start-sync.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { describeItemCount } from './describe-run.ts';

/** Earlier data of each source, which can be restored. */
export function Snapshots() {
  const { data, isPending, refetch } = useQuery(snapshotsQuery);
  const [confirming, setConfirming] = useState<Snapshot | null>(null);
  const { mutate, isPending: isRestoring } = useMutation({
    mutationFn: ({ id }: Snapshot) => call(restoreSnapshot, { params: { id } }),
    meta: { invalidates: syncKeys.all },
    onSuccess: () => showToast({ severity: 'success', text: 'Snapshot restored.' }),
  });

  // With seconds, because two may be of the same minute.
  const whenOf = ({ replacedAt }: Snapshot) => formatTime(replacedAt, 'medium');
  const nameOf = (snapshot: Snapshot) =>
    `${SOURCE_NAMES[snapshot.source]} from before ${whenOf(snapshot)}`;

  return (
    <section tabIndex={-1} className="card section">
      <h2>Snapshots</h2>
      <p className="muted">
        The last three snapshots of each source are kept. Restoring one saves the current data
        first, so you can undo it. The next sync replaces it with Google&apos;s data.
      </p>
      {isPending && <Loading />}
      {!isPending && !data && (
        <LoadFailed text="The snapshots could not be loaded." onAction={() => refetch()} />
      )}
      {data?.items.length === 0 && <p>No snapshots yet.</p>}
      {data && data.items.length > 0 && (
        <ul className="rows">
          {data.items.map((snapshot) => (
            <li key={snapshot.id} className="actions">
              <span>
                <b>{SOURCE_NAMES[snapshot.source]}</b> from before {whenOf(snapshot)}:{' '}
                {describeItemCount(snapshot.items)}
              </span>
              <Button
                variant="outlined"
                aria-label={`Restore ${nameOf(snapshot)}`}
                aria-disabled={isRestoring}
                onClick={() => !isRestoring && setConfirming(snapshot)}
              >
                Restore
              </Button>
            </li>
          ))}
        </ul>
      )}
      {/* Always rendered, so that screen readers announce its text. */}
      <p role="status">{isRestoring && 'Restoring the snapshot…'}</p>
      {confirming && (
        <ConfirmDialog
          title="Confirm Restore"
          question={`Are you sure you want to restore ${nameOf(confirming)}?`}
          no="Cancel"
          yes="Restore"
          onClose={() => setConfirming(null)}
          onYes={() => mutate(confirming)}
        />
      )}
    </section>
  );
}
