import type { Sermon } from '@assembly/contract/sermons/sermon';
import type { RefObject } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { canSave, SaveButton, StoredMark } from '../../downloads/lazy-saving.tsx';
import { trackOf } from '../../player/now-playing.ts';
import { SkeletonGroup, SkeletonLines } from '../../ui/feedback/skeleton.tsx';
import { CardSection } from '../../ui/lists/card-grid.tsx';
import { NewMark } from '../../unseen/new-mark.tsx';
import { useNewItems } from '../../unseen/unseen.ts';
import { factsOf, fileInfoOf, groupByMonth } from './describe-sermon.ts';
import { SermonItem } from './sermon-item.tsx';
import styles from './sermons.module.css';

interface SermonListProps {
  ref: RefObject<HTMLElement | null>;
  sermons: readonly Sermon[];
  /** Identifies the page: on another page, recordings that were seen are no longer marked. */
  pageKey: string;
  /** Others are loading. */
  isBusy: boolean;
}

/** The sermons of a page, by month. */
export function SermonList({ ref, sermons, pageKey, isBusy }: SermonListProps) {
  const newItems = useNewItems('documents', pageKey);
  const marksOf = ({ id }: Sermon) => (
    <>
      {canSave && <StoredMark id={id} />}
      <NewMark kind="documents" id={id} items={newItems} />
    </>
  );
  return (
    <CardSection ref={ref} label={t.sermons.listOfSermons} isBusy={isBusy}>
      <div className={styles.months}>
        {[...groupByMonth(sermons)].map(([month, sermonsOfMonth]) => (
          <div key={month} className={styles.month}>
            <h2>{month}</h2>
            <ul aria-label={month} className={`card ${styles.rows}`}>
              {sermonsOfMonth.map((sermon) => (
                <SermonItem
                  key={sermon.id}
                  track={trackOf(sermon, sermons)}
                  facts={factsOf(sermon)}
                  marks={marksOf(sermon)}
                >
                  {canSave && <SaveButton info={fileInfoOf(sermon)} />}
                </SermonItem>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </CardSection>
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
