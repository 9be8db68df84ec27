import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { changeQuery } from '../../browser/navigation/address.ts';
import { playTrack } from '../../player/now-playing.ts';
import { type Track, useTrack } from '../../player/track.ts';
import { playOrPause, useIsPlaying } from '../../player/use-playback.ts';
import styles from './sermons.module.css';

/** The title and a round button: one button, which covers the whole item. */
export function PlayTitle({ track }: { track: Track }) {
  const { id, title } = track;
  const isInPlayer = useTrack()?.id === id;
  const isPlaying = useIsPlaying() && isInPlayer;

  function press() {
    if (isInPlayer) {
      playOrPause();
      return;
    }
    playTrack(track);
    // The player covers nothing, so it adds no history entry.
    changeQuery({ open: id }, { replace: true });
  }

  return (
    <h3 className={styles.heading}>
      <button
        type="button"
        className={styles.play}
        aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${title}`}
        data-in-player={isInPlayer || undefined}
        onClick={press}
      >
        <span className={styles.icon}>
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </span>
        <bdi className={styles.title}>{title}</bdi>
      </button>
    </h3>
  );
}
