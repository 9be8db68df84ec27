import { useEffect, useRef, useState } from 'react';
import { formatDuration, formatSpokenDuration } from './format-duration.ts';
import styles from './player-bar.module.css';
import { seekTo, usePlayback } from './use-playback.ts';

/** How far it has been heard. A place is looked up when it is let go of, not at every step of a drag. */
export function SeekBar() {
  const { seconds, duration } = usePlayback();
  const slider = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? seconds;

  // React's change is the browser's input; this is the browser's change.
  useEffect(() => {
    const input = slider.current;
    function letGo() {
      seekTo(Number(input?.value));
      setDragged(null);
    }
    input?.addEventListener('change', letGo);
    return () => input?.removeEventListener('change', letGo);
  }, []);

  return (
    <div className={styles.seek}>
      <span aria-hidden>{formatDuration(shown)}</span>
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        aria-label="Position"
        aria-valuetext={`${formatSpokenDuration(shown)} of ${formatSpokenDuration(duration)}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        value={Math.floor(shown)}
        disabled={duration === 0}
        onChange={(event) => setDragged(Number(event.target.value))}
      />
      <span aria-hidden>{formatDuration(duration)}</span>
    </div>
  );
}
