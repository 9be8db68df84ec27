import { type ReactNode, Suspense, useState } from 'react';
import styles from './lists.module.css';

interface ResultStatusProps {
  /** While results are loading, the previous text stays. */
  isBusy: boolean;
  children: ReactNode;
}

/** Always rendered, so that screen readers announce new results and the layout does not move. */
export function ResultStatus({ isBusy, children }: ResultStatusProps) {
  const [shown, setShown] = useState(children);
  if (!isBusy && shown !== children) setShown(children);
  return (
    <div role="status" className={styles.status}>
      <Suspense>{shown}</Suspense>
    </div>
  );
}

export function ResultCount({ children }: { children: string }) {
  return <p className={styles.count}>{children}</p>;
}
