import type { UnseenKind } from '@assembly/contract/account/unseen';
import { screens } from '@assembly/contract/paths';
import { type Audience, hasAccess } from '@assembly/contract/user';
import { useQuery } from '@tanstack/react-query';
import Calendar from 'lucide-react/icons/calendar-days';
import Folder from 'lucide-react/icons/folder-open';
import Megaphone from 'lucide-react/icons/megaphone';
import Sync from 'lucide-react/icons/refresh-cw';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { usersQuery } from '../api/users.ts';
import { useAssemblyName } from '../browser/branding.ts';
import { afterPaint } from '../browser/timing.ts';
import { useSession } from '../session/session.ts';
import { Modal } from '../ui/dialogs/modal.tsx';
import { AppLink } from '../ui/text/app-link.tsx';
import { unseenQuery } from '../unseen/unseen.ts';
import styles from './drawer.module.css';

interface Entry {
  to: string;
  text: string;
  icon: typeof Calendar;
  audience: Audience;
  badge?: ReactNode;
}

const ENTRIES: readonly Entry[] = [
  { to: screens.events, text: 'Events', icon: Calendar, audience: 'member' },
  {
    to: screens.announcements,
    text: 'Announcements',
    icon: Megaphone,
    audience: 'member',
    badge: <UnseenBadge kind="announcements" />,
  },
  {
    to: screens.documents,
    text: 'Document and sermons',
    icon: Folder,
    audience: 'member',
    badge: <UnseenBadge kind="documents" />,
  },
  {
    to: screens.users,
    text: 'Admin role',
    icon: Users,
    audience: 'admin',
    badge: <PendingBadge />,
  },
  { to: screens.dataSync, text: 'Data sync', icon: Sync, audience: 'admin' },
  { to: screens.settings, text: 'Settings', icon: Settings, audience: 'admin' },
];

interface DrawerProps {
  id: string;
  /** Badges fetch their counts after the first paint, so that they do not delay it. */
  hasBadges: boolean;
  /** Called when an entry is chosen; `go` navigates to its screen. */
  onChoose?: (go: () => void) => void;
}

export function Drawer({ id, hasBadges, onChoose }: DrawerProps) {
  const { user } = useSession();
  const entries = ENTRIES.filter((entry) => hasAccess(user, entry.audience));
  return (
    <nav id={id} aria-label="Main" className={styles.drawer}>
      <ul className={styles.entries}>
        {entries.map(({ to, text, icon: Icon, badge }) => (
          <li key={to}>
            <AppLink to={to} className={styles.entry} onFollow={onChoose}>
              <Icon aria-hidden />
              <span className={styles.label}>
                <span className={styles.text}>{text}</span>
                {hasBadges && badge}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The drawer as an overlay, for small screens. */
export function OverlayDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const [isChosen, setChosen] = useState(false);

  // Hide the drawer first: closing the dialog and rendering the screen take a slow phone a while.
  function choose(go: () => void) {
    if (isChosen) return;
    setChosen(true);
    afterPaint(() => {
      onClose();
      go();
    });
  }

  return (
    <Modal
      label="Menu"
      className={isChosen ? styles.hidden : styles.overlay}
      onClose={onClose}
      closeOnOutsidePress
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p className={styles.name}>{useAssemblyName()}</p>
          <button type="button" className="icon-button" aria-label="Close menu" onClick={onClose}>
            <X aria-hidden />
          </button>
        </div>
        <Drawer id={id} hasBadges onChoose={choose} />
      </div>
    </Modal>
  );
}

/** The number of people waiting for approval. */
function PendingBadge() {
  const { data } = useQuery(usersQuery(1, ''));
  return <CountBadge count={data?.pending} meaning="waiting for approval" />;
}

/** How many announcements or documents are new to this member. */
function UnseenBadge({ kind }: { kind: UnseenKind }) {
  const { data } = useQuery(unseenQuery);
  return <CountBadge count={data?.counts[kind]} meaning="new" />;
}

const MAX_SHOWN = 99;

interface CountBadgeProps {
  count: number | undefined;
  /** For screen readers, after the number. */
  meaning: string;
}

/** Renders nothing for zero. */
function CountBadge({ count, meaning }: CountBadgeProps) {
  if (!count) return null;
  return (
    <span className={`badge ${styles.badge}`}>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <span className="visually-hidden"> {meaning}</span>
    </span>
  );
}
