import type { ReactNode } from 'react';
import styles from './feedback.module.css';

/** Shown instead of an empty list. */
export function EmptyState({ text, icon }: { text: string; icon?: ReactNode }) {
  return (
    <div className={styles.state}>
      {icon}
      <p>{text}</p>
    </div>
  );
}
