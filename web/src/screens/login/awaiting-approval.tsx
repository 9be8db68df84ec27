import { useEffect, useRef } from 'react';
import styles from './forms.module.css';

/** Shown after signing up. Takes the focus, because the form is gone. */
export function AwaitingApproval() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1} className={styles.note}>
      Thank you for signing up. An administrator will approve your account. After that you can log
      in here.
    </p>
  );
}
