import { useEffect } from 'react';
import { audio } from './now-playing.ts';
import { savePosition } from './saved-position.ts';

const EVERY_SECONDS = 1;

/** Saves the playback position, so that the recording continues there next time. */
export function useSavePosition(id: string): void {
  useEffect(() => {
    let saved = 0;
    function save() {
      if (audio.seeking || Math.abs(audio.currentTime - saved) < EVERY_SECONDS) return;
      saved = audio.currentTime;
      savePosition(id, Math.floor(saved * 10) / 10);
    }
    const clear = () => savePosition(id, 0);
    audio.addEventListener('timeupdate', save);
    audio.addEventListener('ended', clear);
    return () => {
      audio.removeEventListener('timeupdate', save);
      audio.removeEventListener('ended', clear);
    };
  }, [id]);
}
