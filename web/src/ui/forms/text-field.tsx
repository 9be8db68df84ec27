import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is dangerous about the value, although it is valid. */
  warning?: string | undefined;
  /** Why the value is invalid. */
  error?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (attributes: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** The label of a field, and the texts below that describe it. */
export function Field(props: FieldFrameProps) {
  const { label, hint, warning, error, children } = props;
  const id = useId();
  const texts = [
    { text: error, id: `${id}-error`, className: 'error' },
    { text: warning, id: `${id}-warning`, className: 'note warning' },
    { text: hint, id: `${id}-hint`, className: 'muted small' },
  ].filter(({ text }) => Boolean(text));
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': texts.map((each) => each.id).join(' ') || undefined,
      })}
      {texts.map(({ text, ...rest }) => (
        <p key={rest.id} {...rest}>
          {text}
        </p>
      ))}
    </div>
  );
}

interface TextFieldProps extends ComponentProps<'input'>, FieldProps {
  name: string;
  /** For a longer text. */
  rows?: number | undefined;
  /** A button inside the end of the field. */
  trailing?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, warning, error, trailing, ...input } = props;
  // Both have the attributes that are used here.
  const Input = (props.rows ? 'textarea' : 'input') as 'input';
  return (
    <Field {...{ label, hint, warning, error }}>
      {(attributes) => (
        <div className={styles.box}>
          <Input className={styles.input} {...attributes} required {...input} />
          {trailing}
        </div>
      )}
    </Field>
  );
}
