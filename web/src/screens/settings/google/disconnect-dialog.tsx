import { ApiError } from '@assembly/contract/api-error';
import { disconnectGoogle } from '@assembly/contract/endpoints/settings';
import { MINUTE_MS } from '@assembly/contract/limits';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../api/call.ts';
import { choicesKeys, settingsKeys } from '../../../api/settings.ts';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { errorMessage, showErrorToast } from '../../../ui/feedback/error-message.ts';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import styles from '../settings.module.css';
import { clearConnectResult } from './use-connect-result.ts';

/** Asks whether to keep what was copied. */
export default function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const [content, setContent] = useState<'keep' | 'remove'>('keep');
  const [isBusy, setBusy] = useState(false);

  async function disconnect(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await call(disconnectGoogle, { query: { content } });
      const text = 'Google is disconnected.';
      showToast({ severity: 'success', text });
    } catch (error) {
      const isDisconnected = error instanceof ApiError && error.code === 'google_not_revoked';
      if (!isDisconnected) {
        setBusy(false);
        showErrorToast(error);
        return;
      }
      // Shown longer, because it has an address to copy.
      showToast({ severity: 'warning', text: errorMessage(error) }, MINUTE_MS);
    }
    onClose();
    clearConnectResult();
    // Everything, as the content may be gone; but without a connection there are no choices to refetch.
    const isOther = ({ queryKey }: Query) => queryKey[0] !== choicesKeys.all[0];
    await client.invalidateQueries(
      content === 'keep' ? { queryKey: settingsKeys.all } : { predicate: isOther },
    );
    client.removeQueries({ queryKey: choicesKeys.all });
  }

  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-question`}
      onClose={onClose}
    >
      <form onSubmit={(event) => void disconnect(event)} className={styles.form}>
        <h2 id={`${id}-title`}>Disconnect Google</h2>
        <p id={`${id}-question`}>
          This revokes the app’s access at Google and stops syncing. What should happen to the
          events, announcements and documents that were copied?
        </p>
        <fieldset className={styles.group}>
          <legend className="visually-hidden">Copied content</legend>
          <label className={styles.choice}>
            <input
              type="radio"
              name="content"
              checked={content === 'keep'}
              onChange={() => setContent('keep')}
            />
            Keep them
          </label>
          <label className={styles.choice}>
            <input
              type="radio"
              name="content"
              checked={content === 'remove'}
              onChange={() => setContent('remove')}
            />
            Delete them from the app
          </label>
        </fieldset>
        <div className="dialog-actions">
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton
            isBusy={isBusy}
            pendingText="Disconnecting…"
            isDanger={content === 'remove'}
          >
            {content === 'remove' ? 'Disconnect and delete' : 'Disconnect'}
          </SubmitButton>
        </div>
      </form>
    </Modal>
  );
}
