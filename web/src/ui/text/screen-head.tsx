import type { ReactNode } from 'react';
import styles from './screen-head.module.css';
import { ScreenTitle } from './screen-title.tsx';

/** A screen's title with controls beside it, such as the search box. */
export function ScreenHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <ScreenTitle>{title}</ScreenTitle>
      {children}
    </div>
  );
}
