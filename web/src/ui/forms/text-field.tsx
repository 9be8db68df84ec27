import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  name: string;
  hint?: ReactNode;
  /** What is dangerous about the value, although it is valid. */
  warning?: string | undefined;
  /** Why the value is invalid. */
  error?: string | undefined;
  /** For an error that appears without the focus moving to the field. */
  announcesError?: boolean;
  /** A button inside the end of the field. */
  trailing?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, warning, error, announcesError = false, trailing, ...input } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const warningId = `${id}-warning`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, warning && warningId, hint && hintId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          required
          {...input}
        />
        {trailing}
      </div>
      {error && (
        <p id={errorId} role={announcesError ? 'alert' : undefined} className={styles.error}>
          {error}
        </p>
      )}
      {warning && (
        <p id={warningId} className={styles.warning}>
          {warning}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
