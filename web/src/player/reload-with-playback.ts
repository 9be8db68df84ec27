import { storedKey } from '../browser/storage.ts';
import { audio, loadTrackIfIdle, playTrack } from './now-playing.ts';
import { savePosition } from './saved-position.ts';
import { currentTrack, type Track } from './track.ts';

const KEY = storedKey('playing');

interface PlaybackState {
  track: Track;
  isPlaying: boolean;
}

/** Reloads the page; a recording that is in the player continues afterwards. */
export function reloadWithPlayback(): void {
  const track = currentTrack();
  if (track) {
    // 0 until it has loaded.
    if (audio.currentTime > 0) savePosition(track.id, audio.currentTime);
    const state: PlaybackState = { track, isPlaying: !audio.paused };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(state));
    } catch {
      // Full or disabled: the player is empty after the reload.
    }
  }
  location.reload();
}

/** Called after a reload. A browser that does not allow playing without a click shows the player at its position. */
export function continuePlayback(): void {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (!stored) return;
    const { track, isPlaying }: PlaybackState = JSON.parse(stored);
    if (isPlaying) playTrack(track);
    else loadTrackIfIdle(track);
  } catch {
    // Disabled.
  }
}
