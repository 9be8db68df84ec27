import { logo } from '@assembly/contract/paths';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect, useRef } from 'react';
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

interface SetupMessageProps {
  title: string;
  heading: string;
  children: ReactNode;
}

/** A page without fields. Its heading gets the focus, so that screen readers announce it. */
export function SetupMessage({ title, heading, children }: SetupMessageProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <SetupPage title={title}>
      <div className={styles.step}>
        <h2 ref={ref} tabIndex={-1}>
          {heading}
        </h2>
        {children}
      </div>
    </SetupPage>
  );
}

interface StepListProps {
  names: string[];
  current: number;
}

export function StepList({ names, current }: StepListProps) {
  return (
    <ol aria-label="Steps" className={styles.steps}>
      {names.map((name, index) => (
        <li
          key={name}
          className={styles.stepName}
          aria-current={index === current ? 'step' : undefined}
        >
          <span aria-hidden className={styles.number}>
            {index < current ? <Check /> : index + 1}
          </span>
          {name}
          {index < current && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
