import styles from './result-count.module.css';

/** How much there is in all. Drawn inside a `role="status"` that is always there, it is read out. */
export function ResultCount({ children }: { children: string }) {
  return <p className={styles.count}>{children}</p>;
}
