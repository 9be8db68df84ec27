import { useEffect } from 'react';
import { audio } from './now-playing.ts';
import { savePosition } from './saved-position.ts';

const EVERY_SECONDS = 1;

/** Saves the playback position, so that the recording continues there next time. */
export function useSavePosition(id: string): void {
  useEffect(() => {
    let saved = 0;
    function save() {
      saved = audio.currentTime;
      savePosition(id, Math.floor(saved * 10) / 10);
    }
    function saveRegularly() {
      if (!audio.seeking && Math.abs(audio.currentTime - saved) >= EVERY_SECONDS) save();
    }
    // Closing the player also pauses, with the position already reset: keep the saved one then.
    const saveOnPause = () => audio.currentTime > 0 && save();
    const clear = () => savePosition(id, 0);
    audio.addEventListener('timeupdate', saveRegularly);
    audio.addEventListener('pause', saveOnPause);
    audio.addEventListener('ended', clear);
    return () => {
      audio.removeEventListener('timeupdate', saveRegularly);
      audio.removeEventListener('pause', saveOnPause);
      audio.removeEventListener('ended', clear);
    };
  }, [id]);
}
