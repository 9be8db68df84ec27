import { useEffect } from 'react';
import { audio } from './now-playing.ts';
import { savePosition } from './saved-position.ts';

const EVERY_SECONDS = 1;

/** Keeps how far a recording has been heard, so that it goes on from there, whenever that is. */
export function useSavePosition(id: string): void {
  useEffect(() => {
    let kept = 0;
    function keep() {
      if (audio.seeking || Math.abs(audio.currentTime - kept) < EVERY_SECONDS) return;
      kept = audio.currentTime;
      savePosition(id, Math.floor(kept * 10) / 10);
    }
    const forget = () => savePosition(id, 0);
    audio.addEventListener('timeupdate', keep);
    audio.addEventListener('ended', forget);
    return () => {
      audio.removeEventListener('timeupdate', keep);
      audio.removeEventListener('ended', forget);
    };
  }, [id]);
}
