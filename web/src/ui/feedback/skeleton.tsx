import { Fragment, type ReactNode } from 'react';
import { t } from '../../browser/locale/messages.ts';
import styles from './skeleton.module.css';

/** Placeholder lines of text. */
export function SkeletonLines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are identical and never reordered.
    <span key={index} className={styles.line} />
  ));
}

interface SkeletonGroupProps {
  count: number;
  className?: string | undefined;
  /** One placeholder. */
  children: ReactNode;
}

/** Repeats a placeholder, so that nothing moves when the content arrives. Screen readers hear "Loading…". */
export function SkeletonGroup({ count, className, children }: SkeletonGroupProps) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {t.common.loading}
      </p>
      <div aria-hidden className={className}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are identical and never reordered.
          <Fragment key={index}>{children}</Fragment>
        ))}
      </div>
    </>
  );
}
