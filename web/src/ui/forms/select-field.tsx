import type { ComponentProps } from 'react';
import styles from './text-field.module.css';
import { Field, type FieldProps } from './text-field.tsx';

interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'children' | 'onChange'>,
    FieldProps {
  /** The value of each option, and what it says. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** A choice among a few options, as the browser draws it. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, hint, error, onChange, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <select
          className={styles.input}
          {...attributes}
          {...select}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
