import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

/** Renders its content only while open. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      {open && <div className={styles.content}>{children}</div>}
    </details>
  );
}
