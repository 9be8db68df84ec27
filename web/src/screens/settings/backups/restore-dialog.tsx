import type { Backup, BackupPreview } from '@assembly/contract/backups';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { backupPreviewQuery, restore } from '../../../api/restore-backup.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { locale } from '../../../browser/locale/locale.ts';
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
import { DotSeparated } from '../../../ui/text/dot-separated.tsx';

interface RestoreDialogProps {
  backup: Backup;
  onClose: () => void;
}

/** Says what a restore would change, and restores. It stays open until the page is left. */
export default function RestoreDialog({
  backup: { name, createdAt },
  onClose,
}: RestoreDialogProps) {
  const { data: preview, error, refetch } = useQuery(backupPreviewQuery(name));
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => restore(name),
    onSuccess: () => leave(preview?.keepsSession),
  });
  const isBusy = isPending || isSuccess;
  const close = () => !isBusy && onClose();

  return (
    <DetailModal title={t.restore.title} onClose={close} closeOnOutsidePress={false}>
      <p>{t.restore.question(formatTime(createdAt))}</p>
      {!preview && !error && <Loading text={t.restore.comparing} />}
      {!preview && error && (
        <LoadFailed text={errorMessage(error, t.restore.failed)} onAction={() => refetch()} />
      )}
      {preview && (
        <>
          <Changes preview={preview} />
          <p>{preview.keepsSession ? t.restore.staysLoggedIn : t.restore.logsOut}</p>
          <p>{t.restore.undo}</p>
        </>
      )}
      <p role="status">{isBusy && t.restore.wait}</p>
      <div className="actions">
        <Button variant="plain" aria-disabled={isBusy} onClick={close}>
          {t.shared.cancel}
        </Button>
        {preview && (
          <Button variant="danger" aria-disabled={isBusy} onClick={() => !isBusy && mutate()}>
            {isBusy && <Spinner small />}
            {isBusy ? t.restore.busy : t.backups.restore}
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
    ['users', t.restore.people],
    ['events', t.shared.sources.events],
    ['announcements', t.shared.sources.announcements],
    ['documents', t.shared.sources.documents],
  ] as const;
  const { format } = new Intl.NumberFormat(locale, { signDisplay: 'always' });
  return (
    <>
      <p>{t.restore.changes}</p>
      <dl className="facts">
        {nouns.map(([noun, text]) => (
          <Fragment key={noun}>
            <dt>{text}</dt>
            <dd>
              {added[noun] + removed[noun] === 0 && t.restore.unchanged}
              <DotSeparated
                texts={[
                  added[noun] > 0 ? format(added[noun]) : '',
                  removed[noun] > 0 ? format(-removed[noun]) : '',
                ]}
              />
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
