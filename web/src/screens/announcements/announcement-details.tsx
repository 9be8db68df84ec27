import type { Announcement, AnnouncementList } from '@assembly/contract/announcement';
import { screens } from '@assembly/contract/paths';
import { formatUntil } from '../../browser/locale/format-until.ts';
import { locale } from '../../browser/locale/locale.ts';
import { t } from '../../browser/locale/messages.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { ShareButton } from '../../ui/forms/share-button.tsx';
import { titleOf } from '../../ui/text/title-of.ts';
import styles from './announcements.module.css';
import { PlainText } from './plain-text.tsx';

interface AnnouncementDetailsProps {
  /** An announcement, or a list that a notification links to. Undefined if a link led to one that is closed. */
  opened: AnnouncementList | Announcement | undefined;
  today: string;
  onClose: () => void;
}

export function AnnouncementDetails({ opened, today, onClose }: AnnouncementDetailsProps) {
  const until = opened && 'due' in opened && untilText(opened, today);
  return (
    <DetailModal
      title={opened ? titleOf(opened.title) : t.announcements.announcement}
      onClose={onClose}
    >
      {!opened && <p>{t.announcements.gone}</p>}
      {until && <p className="muted">{until}</p>}
      {opened?.notes && <PlainText text={opened.notes} />}
      {opened && (
        <div className={styles.actions}>
          <ShareButton
            title={titleOf(opened.title)}
            path={`${screens.announcements}?open=${encodeURIComponent(opened.id)}`}
          />
        </div>
      )}
    </DetailModal>
  );
}

/** "until tomorrow", or '' without a due date. `today` is an ISO date. */
export const untilText = ({ due }: Pick<Announcement, 'due'>, today: string): string =>
  due && formatUntil(due.slice(0, 10), today, locale);
