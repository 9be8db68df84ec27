import type { ReactNode, RefObject } from 'react';
import { SkeletonGroup } from '../feedback/skeleton.tsx';
import styles from './card-grid.module.css';

const FIRST_SIGHT = 6;

interface CardGridProps {
  ref: RefObject<HTMLElement | null>;
  label: string;
  /** The cards are about to give way to others. */
  isBusy: boolean;
  /** List items. */
  children: ReactNode;
}

/** Cards in one, two or three columns. */
export function CardGrid({ ref, label, isBusy, children }: CardGridProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={label} aria-busy={isBusy} className={styles.list}>
      <ul className={styles.grid}>{children}</ul>
    </section>
  );
}

/** The same while they are on their way: `children` is one card without its words. */
export function CardsSkeleton({ children }: { children: ReactNode }) {
  return (
    <SkeletonGroup count={FIRST_SIGHT} className={styles.grid}>
      {children}
    </SkeletonGroup>
  );
}
