import type { Backup, BackupPreview } from '@assembly/contract/backups';
import { useMutation, useQuery } from '@tanstack/react-query';
import { backupPreviewQuery, restore } from '../../../api/backups.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { t } from '../../../browser/locale/messages.ts';
import { changeQuery } from '../../../browser/navigation/address.ts';
import { goToLogin } from '../../../browser/navigation/go-to.ts';
import { reloadApp } from '../../../browser/reload-app.ts';
import { forgetUser } from '../../../session/forget-user.ts';
import { DetailModal } from '../../../ui/dialogs/detail-modal.tsx';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading, Spinner } from '../../../ui/feedback/loading.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import styles from './backups.module.css';

interface RestoreDialogProps {
  backup: Backup;
  onClose: () => void;
}

/** Says what a restore would change, and restores. It stays open until the page is left. */
export function RestoreDialog({ backup: { name, createdAt }, onClose }: RestoreDialogProps) {
  const { data: preview, error, refetch } = useQuery(backupPreviewQuery(name));
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => restore(name),
    onSuccess: () => leave(preview?.keepsSession),
  });
  const isBusy = isPending || isSuccess;
  const close = () => !isBusy && onClose();
  const texts = t.backups.restoring;

  return (
    <DetailModal title={texts.title} onClose={close} closeOnOutsidePress={false}>
      <p>{texts.question(formatTime(createdAt))}</p>
      {!preview && !error && <Loading text={texts.comparing} />}
      {!preview && error && (
        <LoadFailed text={errorMessage(error, texts.failed)} onAction={() => refetch()} />
      )}
      {preview && (
        <>
          <Changes preview={preview} />
          <p>{preview.keepsSession ? texts.staysLoggedIn : texts.logsOut}</p>
          <p>{texts.undo}</p>
        </>
      )}
      <p role="status">{isBusy && texts.wait}</p>
      <div className="actions">
        <Button variant="plain" aria-disabled={isBusy} onClick={close}>
          {t.shared.cancel}
        </Button>
        {preview && (
          <Button variant="danger" aria-disabled={isBusy} onClick={() => !isBusy && mutate()}>
            {isBusy && <Spinner small />}
            {isBusy ? texts.busy : t.backups.restore}
          </Button>
        )}
      </div>
    </DetailModal>
  );
}

/** Everything on the page is of the time before. */
async function leave(keepsSession = false): Promise<void> {
  if (keepsSession) {
    changeQuery({ restored: 'yes' }, { replace: true });
    reloadApp();
  } else {
    await forgetUser();
    goToLogin();
  }
}

function Changes({ preview: { added, removed } }: { preview: BackupPreview }) {
  const nouns = [
    ['users', t.backups.restoring.people],
    ['events', t.shared.sources.events],
    ['announcements', t.shared.sources.announcements],
    ['documents', t.shared.sources.documents],
  ] as const;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.backups.restoring.added}</th>
          <th scope="col">{t.backups.restoring.removed}</th>
        </tr>
      </thead>
      <tbody>
        {nouns.map(([noun, text]) => (
          <tr key={noun}>
            <th scope="row">{text}</th>
            <td>{added[noun]}</td>
            <td>{removed[noun]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
