import { hasAccess } from '@assembly/contract/user';
import type { ReactNode } from 'react';
import { useSession } from '../session/session.ts';
import { AppLink } from '../ui/text/app-link.tsx';
import styles from './drawer.module.css';
import { EntryBadge, listEntries } from './entries.tsx';

interface DrawerProps {
  id: string;
  /** Names the landmark. */
  label: string;
  /** Badges fetch their counts after the first paint, so that they do not delay it. */
  hasBadges: boolean;
  /** Called when an entry is chosen; `go` navigates to its screen. */
  onChoose?: (go: () => void) => void;
  /** Further entries. */
  children?: ReactNode;
}

export function Drawer({ id, label, hasBadges, onChoose, children }: DrawerProps) {
  const { user } = useSession();
  const entries = listEntries().filter((entry) => hasAccess(user, entry.audience));
  return (
    <nav id={id} aria-label={label} className={styles.drawer}>
      <ul className={styles.entries}>
        {entries.map(({ to, text, icon: Icon, counted }) => (
          <li key={to}>
            <AppLink to={to} className={styles.entry} onFollow={onChoose}>
              <Icon aria-hidden />
              <span className={styles.label}>
                <span className={styles.text}>{text}</span>
                {hasBadges && <EntryBadge counted={counted} className={styles.badge} />}
              </span>
            </AppLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
