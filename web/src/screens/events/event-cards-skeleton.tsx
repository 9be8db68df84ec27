import { SkeletonGroup, SkeletonLines } from '../../ui/feedback/skeleton.tsx';
import { CardsSkeleton } from '../../ui/lists/card-grid.tsx';
import styles from './event-cards.module.css';

export function EventCardsSkeleton() {
  return (
    <CardsSkeleton>
      <div className={`card ${styles.card}`}>
        <SkeletonLines count={5} />
      </div>
    </CardsSkeleton>
  );
}

/** The days of five weeks, while the month view itself loads. */
export function MonthSkeleton() {
  return (
    <SkeletonGroup count={35} className={`card ${styles.month}`}>
      <span />
    </SkeletonGroup>
  );
}
