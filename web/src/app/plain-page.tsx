import type { ReactNode } from 'react';
import { assemblyName } from '../page/values.ts';
import styles from './shell.module.css';

/** The shell without what only signed-in people have. Also what is seen before anything else is. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.bar}>
        <p className={styles.title}>{assemblyName}</p>
      </header>
      <main className={styles.content}>{children}</main>
    </>
  );
}
