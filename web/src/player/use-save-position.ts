import { useEffect } from 'react';
import { audio } from './now-playing.ts';
import { savePosition } from './saved-position.ts';

const SAVE_INTERVAL_SECONDS = 1;

/** Saves the playback position, so that the recording continues there next time. */
export function useSavePosition(id: string): void {
  useEffect(() => {
    let saved = 0;
    function save() {
      saved = audio.currentTime;
      savePosition(id, Math.floor(saved * 10) / 10);
    }
    function saveRegularly() {
      if (!audio.seeking && Math.abs(audio.currentTime - saved) >= SAVE_INTERVAL_SECONDS) save();
    }
    // Closing the player also pauses it, after resetting the position: do not overwrite the saved one.
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
