import type { ReactNode } from 'react';
import { assemblyName } from '../browser/page-config.ts';
import styles from './shell.module.css';

interface PlainPageProps {
  /** The content has its own heading; otherwise the assembly's name is the heading. */
  hasHeading?: boolean;
  children: ReactNode;
}

/** The shell for visitors without a session; also prerendered as the app's first paint. */
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
