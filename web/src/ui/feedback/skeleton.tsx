import { Fragment, type ReactNode } from 'react';
import styles from './skeleton.module.css';

/** Lines of text that are still on their way, each as wide as its percentage of the place. */
export function SkeletonLines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
    <span key={line} className={styles.line} />
  ));
}

interface SkeletonGroupProps {
  count: number;
  className: string | undefined;
  /** One of them. */
  children: ReactNode;
}

/** So many of a kind as they will stand, so that nothing jumps when they come; to those who do not see it, a word. */
export function SkeletonGroup({ count, className, children }: SkeletonGroupProps) {
  return (
    <>
      <p role="status" className={styles.aloud}>
        Loading…
      </p>
      <div aria-hidden className={className}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
          <Fragment key={place}>{children}</Fragment>
        ))}
      </div>
    </>
  );
}
