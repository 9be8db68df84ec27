import type { ReactNode } from 'react';
import styles from './screen-head.module.css';
import { ScreenTitle } from './screen-title.tsx';

/** The title of a screen, and beside it what serves the whole screen, such as its search box. */
export function ScreenHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <ScreenTitle>{title}</ScreenTitle>
      {children}
    </div>
  );
}
