import { restoreSnapshot } from '@assembly/contract/endpoints/sync';
import type { Snapshot } from '@assembly/contract/sync';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { snapshotsQuery, syncKeys } from '../../api/sync.ts';
import { formatTime } from '../../browser/locale/format-time.ts';
import { t } from '../../browser/locale/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';

/** Earlier data of each source, which can be restored. */
export function Snapshots() {
  const { data, isPending, refetch } = useQuery(snapshotsQuery);
  const [confirming, setConfirming] = useState<Snapshot | null>(null);
  const { mutate, isPending: isRestoring } = useMutation({
    mutationFn: ({ id }: Snapshot) => call(restoreSnapshot, { params: { id } }),
    meta: { invalidates: syncKeys.all },
    onSuccess: () => showToast({ severity: 'success', text: t.sync.snapshots.restored }),
  });

  // With seconds, because two may be of the same minute.
  const whenOf = ({ replacedAt }: Snapshot) => formatTime(replacedAt, 'medium');

  return (
    <section tabIndex={-1} className="card section">
      <h2>{t.sync.snapshots.title}</h2>
      <p className="muted">{t.sync.snapshots.text}</p>
      {isPending && <Loading />}
      {!isPending && !data && (
        <LoadFailed text={t.sync.snapshots.loadFailed} onAction={() => refetch()} />
      )}
      {data?.items.length === 0 && <p>{t.sync.snapshots.nothing}</p>}
      {data && data.items.length > 0 && (
        <ul className="rows">
          {data.items.map((snapshot) => (
            <li key={snapshot.id} className="actions">
              <span>
                <Sentence
                  parts={t.sync.snapshots.snapshot(
                    <b>{t.shared.sources[snapshot.source]}</b>,
                    whenOf(snapshot),
                    t.sync.items(snapshot.items),
                  )}
                />
              </span>
              <Button
                variant="outlined"
                aria-label={t.sync.snapshots.restoreOne(
                  t.shared.sources[snapshot.source],
                  whenOf(snapshot),
                )}
                aria-disabled={isRestoring}
                onClick={() => !isRestoring && setConfirming(snapshot)}
              >
                {t.sync.snapshots.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {/* Always rendered, so that screen readers announce its text. */}
      <p role="status">{isRestoring && t.sync.snapshots.restoring}</p>
      {confirming && (
        <ConfirmDialog
          title={t.sync.snapshots.confirmTitle}
          question={t.sync.snapshots.question(
            t.shared.sources[confirming.source],
            whenOf(confirming),
          )}
          no={t.shared.cancel}
          yes={t.sync.snapshots.restore}
          onClose={() => setConfirming(null)}
          onYes={() => mutate(confirming)}
        />
      )}
    </section>
  );
}
