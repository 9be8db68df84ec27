import type { Sermon } from '@assembly/contract/sermons/sermon';
import type { RefObject } from 'react';
import { canSave, SaveButton, StoredMark } from '../../downloads/lazy-saving.tsx';
import { trackOf } from '../../player/now-playing.ts';
import { SkeletonGroup, SkeletonLines } from '../../ui/feedback/skeleton.tsx';
import lists from '../../ui/lists/lists.module.css';
import { DotSeparated } from '../../ui/text/dot-separated.tsx';
import { NewMark } from '../../unseen/new-mark.tsx';
import { useNewItems } from '../../unseen/unseen.ts';
import { factsOf, fileInfoOf, groupByMonth } from './describe-sermon.ts';
import { PlayTitle } from './play-title.tsx';
import styles from './sermons.module.css';

interface SermonListProps {
  ref: RefObject<HTMLElement | null>;
  sermons: readonly Sermon[];
  /** Identifies the page: on another page, recordings that were seen are no longer marked. */
  pageKey: string;
  /** The first one is the newest of all. */
  hasNewest: boolean;
  /** Others are loading. */
  isBusy: boolean;
}

/** The sermons of a page, by month. */
export function SermonList({ ref, sermons, pageKey, hasNewest, isBusy }: SermonListProps) {
  const newItems = useNewItems('documents', pageKey);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="List of sermons"
      aria-busy={isBusy}
      data-newest={hasNewest || undefined}
      className={`${lists.list} ${styles.list}`}
    >
      {groupByMonth(sermons).map((month) => (
        <div key={month.name} className={styles.month}>
          <h2>{month.name}</h2>
          <ul aria-label={month.name} className={`card ${styles.rows}`}>
            {month.sermons.map((sermon) => (
              <li key={sermon.id} className={`${styles.item} ${canSave ? styles.saves : ''}`}>
                <PlayTitle track={trackOf(sermon, sermons)} />
                <p className={styles.details}>
                  <span>
                    <DotSeparated texts={factsOf(sermon)} />
                  </span>
                  {canSave && <StoredMark id={sermon.id} text="Saved" />}
                  <NewMark kind="documents" id={sermon.id} items={newItems} />
                </p>
                {canSave && <SaveButton info={fileInfoOf(sermon)} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const SKELETON_COUNT = 6;

export function SermonListSkeleton() {
  return (
    <SkeletonGroup count={SKELETON_COUNT} className={`card ${styles.rows}`}>
      <div className={styles.item}>
        <span className={styles.icon} />
        <div>
          <SkeletonLines count={2} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
