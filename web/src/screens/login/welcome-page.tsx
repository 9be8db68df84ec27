import { logo } from '@assembly/contract/paths';
import type { ReactNode } from 'react';
import { assemblyName, basePath } from '../../browser/page-config.ts';
import styles from './login.module.css';

/** The page for visitors: logo, welcome text and a card. */
export function WelcomePage({ children }: { children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.welcome}>
        <img src={basePath + logo} alt="" width={72} height={72} className={styles.logo} />
        <h1>Welcome to {assemblyName}</h1>
        <p className={styles.about}>Events, announcements and documents, all in one place.</p>
      </div>
      <div className={`card ${styles.card}`}>{children}</div>
    </main>
  );
}
