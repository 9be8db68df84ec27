import type { ReactNode } from 'react';
import { assemblyName } from '../browser/page-config.ts';
import styles from './shell.module.css';

interface PlainPageProps {
  /** The content has a heading of its own; otherwise the assembly's name is the page's heading. */
  hasHeading?: boolean;
  children: ReactNode;
}

/** The shell without what only signed-in people have. Also what is seen before anything else is. */
export function PlainPage({ hasHeading = false, children }: PlainPageProps) {
  const Title = hasHeading ? 'p' : 'h1';
  return (
    <>
      <header className={styles.bar}>
        <Title className={styles.title}>{assemblyName}</Title>
      </header>
      <main className={styles.content}>{children}</main>
    </>
  );
}
