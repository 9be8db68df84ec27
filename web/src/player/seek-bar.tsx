import { useEffect, useRef, useState } from 'react';
import { t } from '../browser/locale/messages.ts';
import { formatDuration, formatSpokenDuration } from './format-duration.ts';
import styles from './player-bar.module.css';
import { seekTo, usePlayback } from './use-playback.ts';

/** Seeks when the slider is released, not at every step of a drag. */
export function SeekBar() {
  const { seconds, duration } = usePlayback();
  const slider = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? seconds;

  // React's onChange is the native input event; this needs the native change event.
  useEffect(() => {
    const input = slider.current;
    function seek() {
      seekTo(Number(input?.value));
      setDragged(null);
    }
    input?.addEventListener('change', seek);
    return () => input?.removeEventListener('change', seek);
  }, []);

  return (
    <div className={styles.seek}>
      <span aria-hidden>{formatDuration(shown)}</span>
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        aria-label={t.player.position}
        aria-valuetext={t.player.positionOf(
          formatSpokenDuration(shown),
          formatSpokenDuration(duration),
        )}
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
