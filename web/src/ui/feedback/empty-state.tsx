import type { ReactNode } from 'react';
import styles from './feedback.module.css';

/** Shown instead of an empty list. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p>{text}</p>
      {children}
    </div>
  );
}
