import { logo } from '@assembly/contract/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { basePath } from '../../browser/page-config.ts';
import styles from './form-page.module.css';
import { LanguageSelect } from './language-select.tsx';

interface FormPageProps {
  heading: string;
  intro?: string;
  children: ReactNode;
}

/** A page for visitors: the logo and a card, usually with a form. */
export function FormPage({ heading, intro, children }: FormPageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <img src={basePath + logo} alt="" width={72} height={72} className={styles.logo} />
        <h1>{heading}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <div className={`card ${styles.card}`}>{children}</div>
      <LanguageSelect />
    </main>
  );
}

/** Shown instead of a form. Its heading gets the focus, so that screen readers announce it. */
export function FormMessage({ heading, children }: { heading: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h2 ref={ref} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </div>
  );
}
