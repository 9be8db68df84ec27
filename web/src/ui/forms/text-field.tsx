import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  hint?: string | undefined;
  /** What is wrong with what was entered, in a sentence. */
  fault?: string | undefined;
  /** A button at the end of the field. */
  trailing?: ReactNode;
}

export function TextField({ label, hint, fault, trailing, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const faultId = `${id}-fault`;
  const describedBy = [fault && faultId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy || undefined}
          required
          {...input}
        />
        {trailing}
      </div>
      {fault && (
        <p id={faultId} className={styles.fault}>
          {fault}
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
