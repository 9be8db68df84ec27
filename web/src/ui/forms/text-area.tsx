import type { ComponentProps } from 'react';
import own from './text-area.module.css';
import styles from './text-field.module.css';
import { Field, type FieldProps } from './text-field.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange'>, FieldProps {
  onChange: (text: string) => void;
}

/** For a long text that has no line breaks: pasted ones become spaces. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, warning, error, announcesError = false, onChange, ...textarea } = props;
  return (
    <Field {...{ label, hint, warning, error, announcesError }}>
      {(attributes) => (
        <textarea
          className={`${styles.input} ${own.area}`}
          rows={4}
          {...attributes}
          {...textarea}
          onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
        />
      )}
    </Field>
  );
}
