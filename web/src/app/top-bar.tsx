import { screens } from '@assembly/contract/paths';
import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { useAssemblyName, useLogo } from '../browser/branding.ts';
import { useSession } from '../session/session.ts';
import { AppLink } from '../ui/text/app-link.tsx';
import styles from './shell.module.css';

interface TopBarProps {
  drawerId: string;
  isDrawerOpen: boolean;
  onToggle: () => void;
}

export function TopBar({ drawerId, isDrawerOpen, onToggle }: TopBarProps) {
  const { user, logOut } = useSession();
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.barButton}
        aria-label="Menu"
        aria-expanded={isDrawerOpen}
        aria-controls={isDrawerOpen ? drawerId : undefined}
        onClick={onToggle}
      >
        <Menu aria-hidden />
      </button>
      <img src={useLogo()} alt="" width={32} height={32} className={styles.logo} />
      <p className={styles.title}>{useAssemblyName()}</p>
      <AppLink to={screens.account} className={styles.barButton}>
        <CircleUser aria-hidden />
        <span className="visually-hidden">Your account: </span>
        <span className={styles.person}>{user.name}</span>
      </AppLink>
      <button type="button" className={styles.barButton} onClick={logOut}>
        <LogOut aria-hidden />
        <span className={styles.label}>Logout</span>
      </button>
    </header>
  );
}
