import { ApiError } from '@assembly/contract/api-error';
import { disconnectGoogle } from '@assembly/contract/endpoints/settings';
import { MINUTE_MS } from '@assembly/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { t } from '../../../browser/locale/messages.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';

/** Asks whether to delete what was copied. */
export function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const [isRemoving, setRemoving] = useState(false);
  const { mutate } = useMutation({
    mutationFn: () =>
      call(disconnectGoogle, { query: { content: isRemoving ? 'remove' : 'keep' } }),
    // Everything, as the content may be gone.
    meta: { invalidates: [] },
    onSuccess: () => showToast({ severity: 'success', text: t.googleConnected.disconnect.done }),
    onError(error) {
      const isDisconnected = error instanceof ApiError && error.code === 'google_not_revoked';
      // It has an address to copy.
      if (isDisconnected) showToast({ severity: 'warning', text: error.message }, MINUTE_MS);
    },
  });

  return (
    <ConfirmDialog
      title={t.googleConnected.disconnect.title}
      question={t.googleConnected.disconnect.question}
      no={t.googleConnected.disconnect.stay}
      yes={t.googleConnected.disconnect.disconnect}
      isDangerous
      onClose={onClose}
      onYes={mutate}
    >
      <Checkbox checked={isRemoving} onChange={({ target }) => setRemoving(target.checked)}>
        {t.googleConnected.disconnect.alsoDelete}
      </Checkbox>
    </ConfirmDialog>
  );
}
