import { logo } from '@assembly/contract/paths';
import type { ReactNode } from 'react';
import { basePath } from '../../browser/page-config.ts';
import { useTitle } from '../../browser/use-title.ts';
import styles from './setup.module.css';

interface SetupPageProps {
  /** The title of the browser's tab. */
  title: string;
  /** What is shown above the card. */
  steps?: ReactNode;
  children: ReactNode;
}

export function SetupPage({ title, steps, children }: SetupPageProps) {
  useTitle(title);
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <img src={basePath + logo} alt="" width={56} height={56} className={styles.logo} />
        <h1>Set up your assembly</h1>
      </div>
      {steps}
      <div className={`card ${styles.card}`}>{children}</div>
    </main>
  );
}
