import type { Backup, BackupsReply } from '@assembly/contract/backups';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { backupAddress } from '../../../api/backups.ts';
import { useOnlineLink } from '../../../api/use-online-link.ts';
import { formatBytes } from '../../../browser/locale/format-bytes.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { t } from '../../../browser/locale/messages.ts';
import buttons from '../../../ui/forms/button.module.css';
import { Button } from '../../../ui/forms/button.tsx';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import { DotSeparated } from '../../../ui/text/dot-separated.tsx';
import styles from './backups.module.css';
import { RestoreDialog } from './restore-dialog.tsx';

/** A restore usually needs a recent one. */
const SHOWN = 5;

/** The backups, newest first. */
export function BackupList({ reply: { items, hasFolder } }: { reply: BackupsReply }) {
  const [asked, setAsked] = useState<Backup>();
  const older = items.slice(SHOWN);
  const rows = (backups: Backup[]) =>
    backups.map((backup) => (
      <Row key={backup.name} backup={backup} onRestore={() => setAsked(backup)} />
    ));

  if (items.length === 0) return hasFolder && <p>{t.backups.nothing}</p>;
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
      {asked && <RestoreDialog backup={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface RowProps {
  backup: Backup;
  onRestore: () => void;
}

function Row({ backup: { name, createdAt, bytes, verified, where }, onRestore }: RowProps) {
  const link = useOnlineLink();
  const time = formatTime(createdAt);
  const Icon = verified ? CircleCheck : TriangleAlert;
  return (
    <li className="actions">
      <div>
        <p className={styles.head}>
          <b>{time}</b>
          <span className={`${styles.state} ${verified ? styles.verified : 'error'}`}>
            <Icon aria-hidden />
            {verified ? t.backups.verified : t.backups.notVerified}
          </span>
        </p>
        <p className="muted small">
          <DotSeparated texts={[formatBytes(bytes), t.backups.where[where]]} />
        </p>
      </div>
      <a
        href={backupAddress(name)}
        download={name}
        aria-label={t.backups.downloadOf(time)}
        className={buttons.outlined}
        {...link}
      >
        <Download aria-hidden />
        {t.backups.download}
      </a>
      <Button variant="outlined" aria-label={t.backups.restoreOf(time)} onClick={onRestore}>
        {t.backups.restore}
      </Button>
    </li>
  );
}
