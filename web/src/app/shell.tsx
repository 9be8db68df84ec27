import { screens } from '@assembly/contract/paths';
import CircleUser from 'lucide-react/icons/circle-user';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useAssemblyName, useLogo } from '../browser/branding.ts';
import { t, withMessages } from '../browser/locale/messages.ts';
import { useAddress } from '../browser/navigation/address.ts';
import { useMediaQuery } from '../browser/use-media-query.ts';
import { useTrack } from '../player/track.ts';
import { useSession } from '../session/session.ts';
import { DESK, PHONE } from '../styles/media.ts';
import { Loading } from '../ui/feedback/loading.tsx';
import { lazyOptional } from '../ui/lazy-optional.ts';
import { AppLink } from '../ui/text/app-link.tsx';
import { Sentence } from '../ui/text/sentence.tsx';
import { BottomBar, type MenuButtonProps } from './bottom-bar.tsx';
import { Drawer } from './drawer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { preloadScreens } from './lazy-screens.tsx';
import styles from './shell.module.css';

/** Starts once the screen is painted, so that it does not delay the paint. The screens work without it. */
const Background = lazyOptional(() =>
  withMessages(import('./background/background.tsx'), 'background'),
);
const loadOverlayDrawer = () => withMessages(import('./overlay-drawer.tsx'));
const OverlayDrawer = lazy(loadOverlayDrawer);
/** Loaded when the first recording is played. */
const PlayerBar = lazy(() => withMessages(import('../player/player-bar.tsx'), 'player'));

export function Shell({ children }: { children: ReactNode }) {
  const isPhone = useMediaQuery(PHONE);
  const isWide = useMediaQuery(DESK);
  const { path } = useAddress();
  const [isSidebarOpen, setSidebarOpen] = useState(true);
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isPainted) return;
    preloadScreens();
    // A failure is shown when the menu is opened.
    loadOverlayDrawer().catch(() => {});
  }, [isPainted]);
  const drawerId = useId();
  const contentId = useId();
  // On narrow screens the drawer is an overlay.
  const isOpen = isWide ? isSidebarOpen : isOverlayOpen;
  const menu: MenuButtonProps = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? drawerId : undefined,
    onClick: () => (isWide ? setSidebarOpen(!isSidebarOpen) : setOverlayOpen(true)),
  };

  return (
    <div className={styles.shell}>
      <a href={`#${contentId}`} className={styles.skip}>
        {t.app.skipToContent}
      </a>
      <TopBar menu={isPhone ? undefined : menu} />
      <Suspense>{isPainted && <Background />}</Suspense>
      <div className={styles.body}>
        {isWide && isOpen && <Drawer id={drawerId} label={t.app.menu.main} hasBadges={isPainted} />}
        {!isWide && isOpen && (
          <ErrorBoundary>
            <Suspense>
              <OverlayDrawer id={drawerId} onClose={() => setOverlayOpen(false)} />
            </Suspense>
          </ErrorBoundary>
        )}
        <main id={contentId} tabIndex={-1} className={styles.content}>
          {/* Keyed by address, so that a failed or slow screen does not affect the next one. */}
          <ErrorBoundary key={path}>
            <Suspense fallback={<Loading />}>
              {children}
              <OnPaint onPaint={() => setPainted(true)} />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <Player />
      {isPhone && <BottomBar menu={menu} hasBadges={isPainted} />}
    </div>
  );
}

/** Calls `onPaint` once its siblings, and not just the Suspense fallback, have been painted. */
function OnPaint({ onPaint }: { onPaint: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onPaint);
    return () => clearTimeout(timer);
  });
  return null;
}

/** The player bar, on every screen. */
function Player() {
  const track = useTrack();
  if (!track) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <PlayerBar track={track} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface TopBarProps {
  /** Undefined on a phone: the menu, with Logout, is in the bar at the bottom. */
  menu: MenuButtonProps | undefined;
}

function TopBar({ menu }: TopBarProps) {
  const { user, logOut } = useSession();
  return (
    <header className={styles.bar}>
      {menu && (
        <button type="button" className={styles.barButton} aria-label={t.app.menu.open} {...menu}>
          <Menu aria-hidden />
        </button>
      )}
      <img src={useLogo()} alt="" width={32} height={32} className={styles.logo} />
      <p className={styles.title}>{useAssemblyName()}</p>
      <AppLink to={screens.account} className={styles.barButton}>
        <CircleUser aria-hidden />
        <Sentence
          parts={t.app.menu.accountOf(
            (text) => <span className="visually-hidden">{text}</span>,
            <bdi className={styles.person}>{user.name}</bdi>,
          )}
        />
      </AppLink>
      {menu && (
        <button type="button" className={styles.barButton} onClick={logOut}>
          <LogOut aria-hidden />
          {t.app.menu.logOut}
        </button>
      )}
    </header>
  );
}
