import { screens } from '@assembly/contract/paths';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { t } from '../../../browser/locale/messages.ts';
import { AppLink } from '../../../ui/text/app-link.tsx';
import { unseenQuery } from '../../../unseen/unseen.ts';
import styles from './today.module.css';

/** How many announcements are new to this member. */
export default function NewAnnouncements() {
  const count = useQuery(unseenQuery).data?.counts.announcements;
  if (!count) return null;
  return (
    <AppLink to={screens.announcements} className={styles.link}>
      {t.shared.newAnnouncements(count)}
      <ChevronRight aria-hidden />
    </AppLink>
  );
}
