import { useEffect, useId, useRef } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { showToast } from '../feedback/show-toast.ts';
import { Button } from './button.tsx';
import styles from './text-field.module.css';

interface CopyFieldProps {
  /** The name of the text, for the messages too: "Link copied." */
  label: string;
  value: string;
  autoFocus?: boolean;
}

/** A text to be copied elsewhere, shown in full, with a button that copies it. */
export function CopyField({ label, value, autoFocus = false }: CopyFieldProps) {
  const id = useId();
  const text = useRef<HTMLOutputElement>(null);
  // It may replace the button that had the focus.
  useEffect(() => {
    if (autoFocus) text.current?.focus();
  }, [autoFocus]);

  function select() {
    if (text.current) getSelection()?.selectAllChildren(text.current);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ severity: 'success', text: t.shared.copied(label) });
    } catch {
      // The browser does not allow it, as without https.
      select();
      showToast({ severity: 'warning', text: t.shared.notCopied(label) });
    }
  }

  return (
    <div className={styles.copyField}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <output
        ref={text}
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be copied by keyboard.
        tabIndex={0}
        className={`${styles.input} ${styles.copyText}`}
        onFocus={select}
      >
        {value}
      </output>
      <Button variant="outlined" aria-label={t.shared.copyItem(label)} onClick={() => void copy()}>
        {t.shared.copy}
      </Button>
    </div>
  );
}
