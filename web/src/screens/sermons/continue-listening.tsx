import type { Sermon } from '@assembly/contract/sermons/sermon';
import { useId, useState } from 'react';
import { trackOf } from '../../player/now-playing.ts';
import { readHeard } from '../../player/saved-position.ts';
import { DotSeparated } from '../../ui/text/dot-separated.tsx';
import { describeLength, unfinishedAt } from './describe-sermon.ts';
import { PlayTitle } from './play-title.tsx';
import styles from './sermons.module.css';

const MAX_COUNT = 3;

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
      <h2 id={headingId}>Continue listening</h2>
      <ul className={styles.started}>
        {heard.slice(0, MAX_COUNT).map((track) => {
          const { id, speaker, folder } = track;
          const sermon = find(id);
          return (
            <li key={id} className={`card ${styles.item}`}>
              <PlayTitle track={sermon ? trackOf(sermon, sermons) : track} />
              <p className={styles.details}>
                <span>
                  <DotSeparated texts={[speaker || folder, sermon && describeLength(sermon)]} />
                </span>
              </p>
              {sermon?.durationSeconds && (
                <div className={styles.progress}>
                  <div
                    style={{ width: `${(100 * unfinishedAt(sermon)) / sermon.durationSeconds}%` }}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
