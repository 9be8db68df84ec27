import { Spinner } from './spinner.tsx';
import styles from './state.module.css';

interface LoadingProps {
  text?: string;
  /** In the place of one that is seen already, it does not begin anew. */
  isSeen?: boolean;
}

/** What stands in the place of something that is on its way. */
export function Loading({ text = 'Loading…', isSeen }: LoadingProps) {
  return (
    <div role="status" className={isSeen ? styles.state : styles.soon}>
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
