import { lazy, Suspense } from 'react';
import { useTrack } from '../player/track.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const PlayerBar = lazy(() => import('../player/player-bar.tsx'));

/** The player bar, on every screen; loaded when the first recording is played. */
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
