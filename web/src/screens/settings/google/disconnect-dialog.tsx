import { disconnectGoogle } from '@assembly/contract/endpoints/settings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import styles from '../settings.module.css';

/** Asks whether to delete what was copied. */
export function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const [isRemoving, setRemoving] = useState(false);
  const { mutate } = useMutation({
    mutationFn: () =>
      call(disconnectGoogle, { query: { content: isRemoving ? 'remove' : 'keep' } }),
    // Everything, as the content may be gone.
    meta: { invalidates: [] },
    onSuccess: () => showToast({ severity: 'success', text: 'Google is disconnected.' }),
  });

  return (
    <ConfirmDialog
      title="Disconnect Google"
      question="This revokes the app’s access at Google and stops syncing. Are you sure you want to disconnect it?"
      onNo={onClose}
      onYes={() => {
        mutate();
        onClose();
      }}
    >
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isRemoving}
          onChange={({ target }) => setRemoving(target.checked)}
        />
        Also delete the events, announcements and documents that were copied
      </label>
    </ConfirmDialog>
  );
}
