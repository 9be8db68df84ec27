import { lazy, Suspense } from 'react';
import { useTrack } from '../player/now-playing.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const PlayerBar = lazy(() => import('../player/player-bar.tsx'));

/** Nothing until a recording is played; then its bar, on every screen. */
export function Player() {
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
