import type { ReactNode } from 'react';
import styles from './result-count.module.css';

/** Holds what was found: it is there from the start, so that what is put into it is read out and moves nothing. */
export function ResultStatus({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.status}>
      {children}
    </div>
  );
}

/** How much there is in all. */
export function ResultCount({ children }: { children: string }) {
  return <p className={styles.count}>{children}</p>;
}
