import { useEffect } from 'react';
import { t } from '../browser/locale/messages.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import fields from '../ui/forms/text-field.module.css';
import { audio } from './now-playing.ts';
import { usePlayback } from './use-playback.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
const SPEED_KEY = 'playback-speed';

/** The chosen speed also applies to later recordings. */
export function SpeedSelect() {
  const { speed } = usePlayback();

  useEffect(() => {
    setSpeed(savedSpeed());
  }, []);

  function choose(chosen: number) {
    setSpeed(chosen);
    writeStored(SPEED_KEY, `${chosen}`);
  }

  return (
    <select
      aria-label={t.player.speed}
      className={fields.input}
      value={speed}
      onChange={(event) => choose(Number(event.target.value))}
    >
      {SPEEDS.map((option) => (
        <option key={option} value={option}>
          {t.player.speedFactor(option)}
        </option>
      ))}
    </select>
  );
}

/** Sets the default as well, which applies to the next recording. */
function setSpeed(speed: number): void {
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
}

function savedSpeed(): number {
  const saved = Number(readStored(SPEED_KEY));
  return SPEEDS.includes(saved) ? saved : 1;
}
