import { Spinner } from './spinner.tsx';
import styles from './state.module.css';

interface LoadingProps {
  text?: string;
  /** Replaces a loader that is already visible, so it does not fade in. */
  isImmediate?: boolean;
}

/** Shown instead of content that is loading. */
export function Loading({ text = 'Loading…', isImmediate }: LoadingProps) {
  return (
    <div role="status" className={isImmediate ? styles.state : styles.delayed}>
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
