import { Fragment, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './copy-field.module.css';
import { askToCopy, copyText } from './copy-text.ts';
import field from './text-field.module.css';

/** An address is broken after these, not inside a word. */
const PARTS = /[^/.]*[/.]*/g;

interface CopyFieldProps {
  /** Also names it in the messages: "Link copied." */
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
    <div className={styles.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <output
        ref={text}
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be copied by keyboard.
        tabIndex={0}
        className={`${field.input} ${styles.text}`}
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
