import type { Sermon } from '@assembly/contract/sermons/sermon';
import { useId, useState } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { trackOf } from '../../player/now-playing.ts';
import { readHeard } from '../../player/saved-position.ts';
import { factsOf, unfinishedAt } from './describe-sermon.ts';
import { SermonItem } from './sermon-item.tsx';
import styles from './sermons.module.css';

const MAX_COUNT = 2;

/**
 * The recordings that were heard in part, the last heard first. They stay while the screen is shown: nothing moves under a
 * finger. Of one on another page than `sermons`, only its title is known.
 */
export function ContinueListening({ sermons }: { sermons: readonly Sermon[] }) {
  const headingId = useId();
  const find = (id: string) => sermons.find((sermon) => sermon.id === id);
  const [heard] = useState(() =>
    readHeard().filter(({ id }) => unfinishedAt(find(id) ?? { id, durationSeconds: null }) > 0),
  );
  if (heard.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.month}>
      <h2 id={headingId}>{t.sermons.continueListening}</h2>
      <ul className={`card ${styles.rows}`}>
        {heard.slice(0, MAX_COUNT).map((track) => {
          const sermon = find(track.id);
          return sermon ? (
            <SermonItem key={track.id} track={trackOf(sermon, sermons)} facts={factsOf(sermon)}>
              <progress
                aria-hidden
                max={sermon.durationSeconds ?? 0}
                value={unfinishedAt(sermon)}
              />
            </SermonItem>
          ) : (
            <SermonItem key={track.id} track={track} facts={[[track.speaker, track.folder]]} />
          );
        })}
      </ul>
    </section>
  );
}
