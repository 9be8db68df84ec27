import { TextField } from '../../ui/forms/text-field.tsx';

interface EmailFieldProps {
  autoComplete: 'username' | 'email';
  error: string | undefined;
  defaultValue?: string;
}

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label="Email"
      name="email"
      type="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
