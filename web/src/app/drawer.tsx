import { hasAccess } from '@assembly/contract/user';
import LogOut from 'lucide-react/icons/log-out';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useAssemblyName } from '../browser/branding.ts';
import { afterPaint } from '../browser/timing.ts';
import { useSession } from '../session/session.ts';
import { Modal } from '../ui/dialogs/modal.tsx';
import { AppLink } from '../ui/text/app-link.tsx';
import styles from './drawer.module.css';
import { ENTRIES, EntryBadge } from './entries.tsx';

interface DrawerProps {
  id: string;
  /** Of the landmark. */
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
  const entries = ENTRIES.filter((entry) => hasAccess(user, entry.audience));
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

/** The drawer as an overlay, for small screens. */
export function OverlayDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { logOut } = useSession();
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
        {/* The bar at the bottom has the name "Main". */}
        <Drawer id={id} label="All screens" hasBadges onChoose={choose}>
          <li className={styles.last}>
            <button type="button" className={styles.entry} onClick={() => choose(logOut)}>
              <LogOut aria-hidden />
              Logout
            </button>
          </li>
        </Drawer>
      </div>
    </Modal>
  );
}
