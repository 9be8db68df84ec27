import { Spinner } from './spinner.tsx';
import styles from './state.module.css';

/** What stands in the place of something that is on its way. */
export function Loading({ text = 'Loading…' }: { text?: string }) {
  return (
    <div role="status" className={styles.soon}>
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
