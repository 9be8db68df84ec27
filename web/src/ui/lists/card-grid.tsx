import type { ReactNode, RefObject } from 'react';
import { SkeletonGroup } from '../feedback/skeleton.tsx';
import styles from './lists.module.css';

const SKELETON_COUNT = 6;

interface CardSectionProps {
  ref: RefObject<HTMLElement | null>;
  label: string;
  /** Other cards are loading. */
  isBusy: boolean;
  children: ReactNode;
}

/** The section around cards, which may be in several lists. */
export function CardSection({ label, isBusy, children, ...rest }: CardSectionProps) {
  return (
    <section {...rest} tabIndex={-1} aria-label={label} aria-busy={isBusy} className={styles.list}>
      {children}
    </section>
  );
}

/** Cards in one, two or three columns. */
export function CardGrid({ children, ...rest }: CardSectionProps) {
  return (
    <CardSection {...rest}>
      <ul className={styles.grid}>{children}</ul>
    </CardSection>
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
