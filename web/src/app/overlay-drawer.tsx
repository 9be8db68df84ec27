import { screens } from '@assembly/contract/paths';
import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import X from 'lucide-react/icons/x';
import { useAssemblyName } from '../browser/branding.ts';
import { t } from '../browser/locale/messages.ts';
import { afterPaint } from '../browser/timing.ts';
import { useSession } from '../session/session.ts';
import { Modal } from '../ui/dialogs/modal.tsx';
import { IconButton } from '../ui/forms/icon-button.tsx';
import { AppLink } from '../ui/text/app-link.tsx';
import drawer from './drawer.module.css';
import { Drawer } from './drawer.tsx';
import styles from './overlay-drawer.module.css';

/** The drawer as an overlay, for small screens. */
export default function OverlayDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { logOut } = useSession();

  // Close the drawer first: rendering the screen takes a slow phone a while.
  function choose(go: () => void) {
    onClose();
    afterPaint(go);
  }

  return (
    <Modal label={t.app.menu.open} className={styles.overlay} onClose={onClose} closeOnOutsidePress>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p className={styles.name}>{useAssemblyName()}</p>
          <IconButton label={t.app.menu.close} Icon={X} onClick={onClose} />
        </div>
        {/* The bar at the bottom has the name "Main". */}
        <Drawer id={id} label={t.app.menu.allScreens} hasBadges onChoose={choose}>
          <li className={styles.last}>
            <AppLink to={screens.account} className={drawer.entry} onFollow={choose}>
              <CircleUser aria-hidden />
              <span className={drawer.label}>{t.app.menu.account}</span>
            </AppLink>
            <button type="button" className={drawer.entry} onClick={() => choose(logOut)}>
              <LogOut aria-hidden />
              {t.app.menu.logOut}
            </button>
          </li>
        </Drawer>
      </div>
    </Modal>
  );
}
