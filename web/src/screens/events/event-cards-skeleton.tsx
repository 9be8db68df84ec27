import { SkeletonLines } from '../../ui/feedback/skeleton.tsx';
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
