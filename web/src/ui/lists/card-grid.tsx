import type { ReactNode, RefObject } from 'react';
import { SkeletonGroup } from '../feedback/skeleton.tsx';
import styles from './lists.module.css';

const SKELETON_COUNT = 6;

interface CardGridProps {
  ref: RefObject<HTMLElement | null>;
  label: string;
  /** Other cards are loading. */
  isBusy: boolean;
  children: ReactNode;
}

/** Cards in one, two or three columns. */
export function CardGrid({ label, isBusy, children, ...rest }: CardGridProps) {
  return (
    <section {...rest} tabIndex={-1} aria-label={label} aria-busy={isBusy} className={styles.list}>
      <ul className={styles.grid}>{children}</ul>
    </section>
  );
}

/** `children` is one placeholder card. */
export function CardsSkeleton({ children }: { children: ReactNode }) {
  return (
    <SkeletonGroup count={SKELETON_COUNT} className={styles.grid}>
      {children}
    </SkeletonGroup>
  );
}
