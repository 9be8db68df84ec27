import { useEffect } from 'react';
import { assemblyName } from '../browser/page-config.ts';
import { audio, play } from './now-playing.ts';
import type { Track } from './track.ts';
import { seekBy, seekTo } from './use-playback.ts';

export const BACK_SECONDS = 15;
export const FORWARD_SECONDS = 30;

const ACTIONS: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
  play,
  pause: () => audio.pause(),
  seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? BACK_SECONDS)),
  seekforward: ({ seekOffset }) => seekBy(seekOffset ?? FORWARD_SECONDS),
  seekto: ({ seekTime }) => seekTo(seekTime ?? 0),
};

/** Shows the recording on the lock screen and handles media keys. */
export function useMediaSession({ title, folder, speaker }: Track): void {
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    const artist = speaker || assemblyName;
    session.metadata = new MediaMetadata({ title, album: folder, artist });
    setActions(session, (action) => ACTIONS[action] ?? null);
    return () => {
      session.metadata = null;
      setActions(session, () => null);
    };
  }, [title, folder, speaker]);
}

function setActions(
  session: MediaSession,
  handlerOf: (action: MediaSessionAction) => MediaSessionActionHandler | null,
): void {
  for (const action of Object.keys(ACTIONS) as MediaSessionAction[]) {
    try {
      session.setActionHandler(action, handlerOf(action));
    } catch {
      // Older browsers do not support every action.
    }
  }
}
