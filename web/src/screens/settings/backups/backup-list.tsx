import type { Backup, BackupsReply } from '@assembly/contract/backups';
import { lazy, Suspense, useState } from 'react';
import { backupAddress } from '../../../api/backups.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { locale } from '../../../browser/locale/locale.ts';
import { t, withMessages } from '../../../browser/locale/messages.ts';
import buttons from '../../../ui/forms/button.module.css';
import { Button } from '../../../ui/forms/button.tsx';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import { DotSeparated } from '../../../ui/text/dot-separated.tsx';

const RestoreDialog = lazy(() => withMessages(import('./restore-dialog.tsx'), 'restore'));

/** A restore usually needs a recent one. */
const SHOWN = 5;

/** The backups, newest first. */
export function BackupList({ reply: { items, hasFolder, isRunning } }: { reply: BackupsReply }) {
  const [asked, setAsked] = useState<Backup>();
  const older = items.slice(SHOWN);
  const rows = (backups: Backup[]) =>
    backups.map((backup) => (
      <Row key={backup.name} backup={backup} onRestore={() => setAsked(backup)} />
    ));

  if (items.length === 0) return hasFolder && !isRunning && <p>{t.backups.nothing}</p>;
  return (
    <>
      <ul aria-label={t.backups.title} className="rows">
        {rows(items.slice(0, SHOWN))}
      </ul>
      {older.length > 0 && (
        <Disclosure title={t.backups.older(older.length)}>
          <ul aria-label={t.backups.older(older.length)} className="rows">
            {rows(older)}
          </ul>
        </Disclosure>
      )}
      <Suspense>
        {asked && <RestoreDialog backup={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}

interface RowProps {
  backup: Backup;
  onRestore: () => void;
}

function Row({ backup: { name, createdAt, bytes, verified, where }, onRestore }: RowProps) {
  const time = formatTime(createdAt);
  return (
    <li className="actions">
      <div>
        <p className="actions">
          <b>{time}</b>
          <span className={verified ? 'badge' : 'error'}>
            {verified ? t.backups.verified : t.backups.notVerified}
          </span>
        </p>
        <p className="muted small">
          <DotSeparated texts={[formatSize(bytes), t.backups.where[where]]} />
        </p>
      </div>
      <a
        href={backupAddress(name)}
        download={name}
        aria-label={t.backups.downloadOf(time)}
        className={buttons.outlined}
      >
        {t.backups.download}
      </a>
      <Button variant="outlined" aria-label={t.backups.restoreOf(time)} onClick={onRestore}>
        {t.backups.restore}
      </Button>
    </li>
  );
}

/** "97 kB" or "12.3 MB" */
function formatSize(bytes: number): string {
  const isLarge = bytes >= 1e6;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1e6 : 1e3));
}
