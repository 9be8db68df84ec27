import type { ReactNode } from 'react';
import styles from './state.module.css';

/** What stands in the place of a list that has nothing in it. */
export function EmptyState({ text, icon }: { text: string; icon?: ReactNode }) {
  return (
    <div className={styles.state}>
      {icon}
      <p>{text}</p>
    </div>
  );
}
