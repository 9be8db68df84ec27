import { type ReactNode, useRef } from 'react';
import styles from './result-count.module.css';

interface ResultStatusProps {
  /** The answer is still on its way: what was said last stands until it is here. */
  isBusy: boolean;
  children: ReactNode;
}

/** Holds what was found: it is there from the start, so that what is put into it is read out and moves nothing. */
export function ResultStatus({ isBusy, children }: ResultStatusProps) {
  const said = useRef(children);
  if (!isBusy) said.current = children;
  return (
    <div role="status" className={styles.status}>
      {said.current}
    </div>
  );
}

/** How much there is in all. */
export function ResultCount({ children }: { children: string }) {
  return <p className={styles.count}>{children}</p>;
}
