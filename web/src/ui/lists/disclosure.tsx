import { type ReactNode, useState } from 'react';
import styles from './lists.module.css';

interface DisclosureProps {
  title: ReactNode;
  startsOpen?: boolean;
  children: ReactNode;
}

/** Renders its content only while open. */
export function Disclosure({ title, startsOpen = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <details
      className={styles.details}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>{title}</summary>
      {open && <div className={styles.content}>{children}</div>}
    </details>
  );
}
