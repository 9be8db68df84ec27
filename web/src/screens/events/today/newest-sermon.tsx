import type { Sermon } from '@assembly/contract/sermons/sermon';
import Play from 'lucide-react/icons/play';
import { useEffect } from 'react';
import { formatMinutes } from '../../../browser/locale/format-minutes.ts';
import { t } from '../../../browser/locale/messages.ts';
import { isInPlayer } from '../../../player/track.ts';
import { showErrorToast } from '../../../ui/feedback/error-message.ts';
import { showFileOpening } from '../../../ui/feedback/show-toast.ts';
import styles from './today.module.css';

type Player = typeof import('../../../player/now-playing.ts');
let player: Player | undefined;

async function loadPlayer(): Promise<Player> {
  player ??= await import('../../../player/now-playing.ts');
  return player;
}

/** One button, which plays at once. */
export function NewestSermon({ sermon }: { sermon: Sermon }) {
  const { id, title, speaker, durationSeconds } = sermon;
  const length = durationSeconds && formatMinutes(durationSeconds);
  // Loaded ahead: Safari plays only in the click handler itself.
  useEffect(() => void loadPlayer().catch(() => {}), []);

  function play() {
    // Until the player hides it.
    if (!isInPlayer(id)) showFileOpening();
    const start = ({ playTrack, trackOf }: Player) => playTrack(trackOf(sermon));
    if (player) start(player);
    else loadPlayer().then(start, showErrorToast);
  }

  return (
    <button type="button" className={styles.sermon} onClick={play}>
      <span className={styles.play}>
        <Play role="img" aria-label={t.events.play} />
      </span>
      <span className={styles.text}>
        <bdi className={styles.title}>{title}</bdi>
        <span className={styles.about}>{t.events.newestSermon}</span>
        <span className={styles.about}>
          {speaker && <bdi>{speaker}</bdi>}
          {speaker && length && ' · '}
          {length}
        </span>
      </span>
    </button>
  );
}
