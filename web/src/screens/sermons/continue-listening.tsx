import type { Sermon } from '@assembly/contract/sermons/sermon';
import { useId, useState } from 'react';
import { readLastHeard } from '../../player/saved-position.ts';
import { DotSeparated } from '../../ui/text/dot-separated.tsx';
import { describeLength, unfinishedAt } from './describe-sermon.ts';
import { PlayTitle } from './play-title.tsx';
import styles from './sermons.module.css';

const MAX_COUNT = 3;

/** The recordings that were heard in part, the last heard first. They stay while the screen is shown: nothing moves under a finger. */
export function ContinueListening({ sermons }: { sermons: readonly Sermon[] }) {
  const headingId = useId();
  const [ids] = useState(() => findUnfinished(sermons));
  const found = ids.flatMap((id) => sermons.find((sermon) => sermon.id === id) ?? []);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.month}>
      <h2 id={headingId}>Continue listening</h2>
      <ul className={styles.started}>
        {found.map((sermon) => (
          <li key={sermon.id} className={`card ${styles.item}`}>
            <PlayTitle sermon={sermon} listed={sermons} />
            <p className={styles.details}>
              <span>
                <DotSeparated texts={[sermon.speaker || sermon.series, describeLength(sermon)]} />
              </span>
            </p>
            {sermon.durationSeconds !== null && (
              <div className={styles.progress}>
                <div
                  style={{ width: `${(100 * unfinishedAt(sermon)) / sermon.durationSeconds}%` }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function findUnfinished(sermons: readonly Sermon[]): string[] {
  const unfinished = sermons.filter((sermon) => unfinishedAt(sermon) > 0).map(({ id }) => id);
  const lastHeard = readLastHeard().filter((id) => unfinished.includes(id));
  return [...new Set([...lastHeard, ...unfinished])].slice(0, MAX_COUNT);
}
