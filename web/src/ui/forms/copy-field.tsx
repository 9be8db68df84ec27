import { useId, useRef } from 'react';
import { notify } from '../feedback/notify.ts';
import { Button } from './button.tsx';
import styles from './copy-field.module.css';
import field from './text-field.module.css';

/** About as many as fit into a line on a phone. */
const LINE_CHARS = 34;

interface CopyFieldProps {
  /** Also names it in the messages: "Link copied." */
  label: string;
  value: string;
  autoFocus?: boolean;
}

/** A text to be copied elsewhere, shown in full, with a button that copies it. */
export function CopyField({ label, value, autoFocus = false }: CopyFieldProps) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notify({ severity: 'success', text: `${label} copied.` });
    } catch {
      // The clipboard is available in secure contexts only.
      text.current?.select();
      const notice = `Could not copy. The ${label.toLowerCase()} is selected: press Ctrl+C.`;
      notify({ severity: 'warning', text: notice });
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <textarea
        ref={text}
        id={id}
        rows={Math.ceil(value.length / LINE_CHARS)}
        className={`${field.input} ${styles.text}`}
        value={value}
        readOnly
        // biome-ignore lint/a11y/noAutofocus: it may replace the button that had the focus.
        autoFocus={autoFocus}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outlined" onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}
