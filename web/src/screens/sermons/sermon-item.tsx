import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { changeQuery } from '../../browser/navigation/address.ts';
import { playTrack } from '../../player/now-playing.ts';
import { type Track, useTrack } from '../../player/track.ts';
import { playOrPause, useIsPlaying } from '../../player/use-playback.ts';
import { DotSeparated } from '../../ui/text/dot-separated.tsx';
import styles from './sermons.module.css';

interface SermonItemProps {
  track: Track;
  /** What is known of it, in groups that are on one line each where there is little room. */
  facts: readonly (readonly (string | undefined)[])[];
  /** After the facts. */
  marks?: ReactNode;
  children?: ReactNode;
}

/** A sermon in a list. Its title is a button that covers the whole item. */
export function SermonItem({ track, facts, marks, children }: SermonItemProps) {
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
    <li className={styles.item}>
      <h3>
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? t.sermons.pause(title) : t.sermons.play(title)}
          data-in-player={isInPlayer || undefined}
          onClick={press}
        >
          <span className={styles.icon}>
            {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          </span>
          <bdi className="three-lines">{title}</bdi>
        </button>
      </h3>
      <p className={styles.details}>
        {facts
          .filter((group) => group.some(Boolean))
          .map((group) => (
            <span key={group.join()} className={styles.facts}>
              <DotSeparated texts={group} />
            </span>
          ))}
        {marks}
      </p>
      {children}
    </li>
  );
}
