import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useAddress } from '../browser/address.ts';
import { useMediaQuery } from '../browser/use-media-query.ts';
import { useSession } from '../session/session.ts';
import { Loading } from '../ui/feedback/loading.tsx';
import { Drawer, OverlayDrawer } from './drawer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { preloadScreens } from './lazy-screens.tsx';
import { Player } from './player.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

/** Below this width the drawer lies over the content instead of beside it. */
const WIDE = '(min-width: 48rem)';

export function Shell({ children }: { children: ReactNode }) {
  const wide = useMediaQuery(WIDE);
  const { path } = useAddress();
  const [openBeside, setOpenBeside] = useState(true);
  const [openOver, setOpenOver] = useState(false);
  const [painted, setPainted] = useState(false);
  useLiveUpdates({ painted, leaving: useSession().leaving });
  useEffect(() => {
    if (painted) preloadScreens();
  }, [painted]);
  const drawerId = useId();
  const contentId = useId();
  const open = wide ? openBeside : openOver;

  return (
    <div className={styles.shell}>
      <a href={`#${contentId}`} className={styles.skip}>
        Skip to content
      </a>
      <TopBar
        drawerId={drawerId}
        drawerOpen={open}
        onToggle={() => (wide ? setOpenBeside(!openBeside) : setOpenOver(true))}
      />
      <div className={styles.body}>
        {wide && open && <Drawer id={drawerId} />}
        {!wide && open && <OverlayDrawer id={drawerId} onClose={() => setOpenOver(false)} />}
        <main id={contentId} tabIndex={-1} className={styles.content}>
          {/* Keyed by address: a screen that failed or is slow must not hold up the next one. */}
          <ErrorBoundary key={path}>
            <Suspense fallback={<Loading />}>
              {children}
              <WhenPainted tell={() => setPainted(true)} />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <Player />
    </div>
  );
}

/** Tells once when what it is drawn with has been painted, and not merely its placeholder. */
function WhenPainted({ tell }: { tell: () => void }) {
  useEffect(() => {
    const timer = setTimeout(tell);
    return () => clearTimeout(timer);
  });
  return null;
}
