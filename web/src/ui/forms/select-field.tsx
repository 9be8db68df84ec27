import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'onChange'> {
  label: string;
  /** The value of each option, and what it says. */
  options: readonly (readonly [value: string, text: string])[];
  hint?: ReactNode;
  /** Why the value is invalid. */
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A choice among a few options, as the browser draws it. */
export function SelectField({
  label,
  options,
  hint,
  error,
  onChange,
  ...select
}: SelectFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...select}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
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
