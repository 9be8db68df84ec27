import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'onChange'> {
  label: string;
  /** The value of each option, and what it says. */
  options: readonly (readonly [value: string, text: string])[];
  hint?: ReactNode;
  onChange: (value: string) => void;
}

/** A choice among a few options, as the browser draws it. */
export function SelectField({ label, options, hint, onChange, ...select }: SelectFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        aria-describedby={hint ? hintId : undefined}
        {...select}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
