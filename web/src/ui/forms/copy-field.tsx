import { useRef } from 'react';
import { notify } from '../feedback/notify.ts';
import { Button } from './button.tsx';
import styles from './copy-field.module.css';
import { TextField } from './text-field.tsx';

interface CopyFieldProps {
  /** Also names it in the messages: "Link copied." */
  label: string;
  value: string;
  autoFocus?: boolean;
}

/** A text to be copied elsewhere, with a button that does. */
export function CopyField({ label, value, autoFocus = false }: CopyFieldProps) {
  const field = useRef<HTMLDivElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notify({ severity: 'success', text: `${label} copied.` });
    } catch {
      // The clipboard is available in secure contexts only.
      field.current?.querySelector('input')?.select();
      const text = `Could not copy. The ${label.toLowerCase()} is selected: press Ctrl+C.`;
      notify({ severity: 'warning', text });
    }
  }

  return (
    <div ref={field} className={styles.field}>
      <TextField
        label={label}
        name="copy"
        value={value}
        readOnly
        required={false}
        autoFocus={autoFocus}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>Copy</Button>
    </div>
  );
}
