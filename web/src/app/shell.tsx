import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useAddress } from '../browser/navigation/address.ts';
import { missingCode } from '../browser/reload-app.ts';
import { useMediaQuery } from '../browser/use-media-query.ts';
import { WIDE } from '../styles/media.ts';
import { Loading } from '../ui/feedback/loading.tsx';
import { Drawer, OverlayDrawer } from './drawer.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { preloadScreens } from './lazy-screens.tsx';
import { loadWhenPossible } from './load-when-possible.ts';
import { Player } from './player.tsx';
import styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';

/** Starts once the screen is painted, so that it does not delay the paint. The screens work without it. */
const Background = lazy(() => loadWhenPossible(() => import('./background/background.tsx')));

export function Shell({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(WIDE);
  const { path } = useAddress();
  const [isSidebarOpen, setSidebarOpen] = useState(true);
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const [isPainted, setPainted] = useState(false);
  // If the code of the first screen is missing, nothing is painted: look for a newer version anyway.
  const isCodeMissing = missingCode.use();
  useEffect(() => {
    if (isPainted) preloadScreens();
  }, [isPainted]);
  const drawerId = useId();
  const contentId = useId();
  // On narrow screens the drawer is an overlay.
  const isOpen = isWide ? isSidebarOpen : isOverlayOpen;

  return (
    <div className={styles.shell}>
      <a href={`#${contentId}`} className={styles.skip}>
        Skip to content
      </a>
      <TopBar
        drawerId={drawerId}
        isDrawerOpen={isOpen}
        onToggle={() => (isWide ? setSidebarOpen(!isSidebarOpen) : setOverlayOpen(true))}
      />
      <Suspense>{(isPainted || isCodeMissing) && <Background />}</Suspense>
      <div className={styles.body}>
        {isWide && isOpen && <Drawer id={drawerId} hasBadges={isPainted} />}
        {!isWide && isOpen && <OverlayDrawer id={drawerId} onClose={() => setOverlayOpen(false)} />}
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
