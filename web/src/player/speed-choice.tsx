import { useEffect } from 'react';
import { audio } from './now-playing.ts';
import styles from './player-bar.module.css';
import { usePlayback } from './use-playback.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
const SPEED_KEY = 'playback-speed';

/** Whoever listens to one sermon faster listens to the next one so. */
export function SpeedChoice() {
  const { speed } = usePlayback();

  useEffect(() => {
    setSpeed(rememberedSpeed());
  }, []);

  function choose(chosen: number) {
    setSpeed(chosen);
    try {
      localStorage.setItem(SPEED_KEY, `${chosen}`);
    } catch {
      // Storage may be full or forbidden. It holds for this visit.
    }
  }

  return (
    <select
      aria-label="Playback speed"
      className={styles.speed}
      value={speed}
      onChange={(event) => choose(Number(event.target.value))}
    >
      {SPEEDS.map((offered) => (
        <option key={offered} value={offered}>
          {offered}×
        </option>
      ))}
    </select>
  );
}

/** The default too, or the next recording would begin at the usual speed. */
function setSpeed(speed: number): void {
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
}

function rememberedSpeed(): number {
  try {
    const kept = Number(localStorage.getItem(SPEED_KEY));
    return SPEEDS.includes(kept) ? kept : 1;
  } catch {
    return 1;
  }
}
