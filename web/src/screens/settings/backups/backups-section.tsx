import type { BackupsReply } from '@assembly/contract/backups';
import { startBackup } from '@assembly/contract/endpoints/backups';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { backupsQuery } from '../../../api/backups.ts';
import { call } from '../../../api/call.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { t, withMessages } from '../../../browser/locale/messages.ts';
import { useAddressQuery } from '../../../browser/navigation/use-address-query.ts';
import { useOnChange } from '../../../browser/use-on-change.ts';
import { errorMessage } from '../../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading, Spinner } from '../../../ui/feedback/loading.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';
import type { SectionProps } from '../section-props.ts';
import { BackupList } from './backup-list.tsx';
import { BackupSettings } from './backup-settings.tsx';

/** Rare. */
const BackupProblems = lazy(() => withMessages(import('./backup-problems.tsx'), 'backupProblems'));

const code = (text: string) => <code>{text}</code>;

export default function BackupsSection({ reply }: SectionProps) {
  const { data, error, refetch } = useQuery(backupsQuery);
  const { get } = useAddressQuery();
  return (
    <div className="sections">
      {get('restored') && (
        <p role="status" className="note success">
          {t.backups.restored}
        </p>
      )}
      <Suspense>{data && <BackupProblems reply={data} />}</Suspense>
      <section tabIndex={-1} className="card section">
        <h2>{t.backups.title}</h2>
        <p className="muted">{t.backups.intro}</p>
        {!data && !error && <Loading />}
        {!data && error && (
          <LoadFailed text={errorMessage(error, t.backups.failed)} onAction={() => refetch()} />
        )}
        {data && (
          <>
            {data.hasFolder && <BackUpNow reply={data} />}
            <BackupList reply={data} />
            {data.hasFolder && data.copy !== 'needs_secret' && (
              <p className="muted">
                <Sentence
                  parts={data.copy === 'set' ? t.backups.copySet(code) : t.backups.copyNone(code)}
                />
              </p>
            )}
          </>
        )}
      </section>
      <BackupSettings reply={reply} />
    </div>
  );
}

function BackUpNow({ reply: { items, isRunning, nextAt } }: { reply: BackupsReply }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(startBackup),
    meta: { invalidates: backupsQuery.queryKey },
  });
  const isBusy = isPending || isRunning;
  useOnChange(items[0]?.name, () => showToast({ severity: 'success', text: t.backups.done }));
  return (
    <div className="actions">
      <Button aria-disabled={isBusy} onClick={() => !isBusy && mutate()}>
        {isBusy && <Spinner small />}
        {isBusy ? t.backups.running : t.backups.now}
      </Button>
      {nextAt !== null && <p className="muted">{t.backups.next(formatTime(nextAt))}</p>}
    </div>
  );
}
