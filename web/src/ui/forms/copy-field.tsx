import { Fragment, useEffect, useId, useRef } from 'react';
import { showToast } from '../feedback/show-toast.ts';
import { Button } from './button.tsx';
import styles from './text-field.module.css';

/** An address is broken after these, not inside a word. */
const PARTS = /[^/.]*[/.]*/g;

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
    if (await copyText(label, value)) return;
    select();
    askToCopy(label);
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
        {[...value.matchAll(PARTS)].map(({ 0: part, index }) => (
          <Fragment key={index}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </output>
      <Button
        variant="outlined"
        aria-label={`Copy ${label.toLowerCase()}`}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </div>
  );
}

/** Copies a text and says so. Returns false if the browser does not allow it, as without https. */
export async function copyText(label: string, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  showToast({ severity: 'success', text: `${label} copied.` });
  return true;
}

/** For a text that was selected instead. */
export function askToCopy(label: string): void {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const how = isTouched ? 'touch and hold it, then choose Copy.' : 'press Ctrl+C.';
  const text = `Could not copy. The ${label.toLowerCase()} is selected: ${how}`;
  showToast({ severity: 'warning', text });
}
