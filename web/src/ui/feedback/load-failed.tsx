import CloudAlert from 'lucide-react/icons/cloud-alert';
import { useEffect } from 'react';
import { Button } from '../forms/button.tsx';
import styles from './state.module.css';

interface LoadFailedProps {
  text: string;
  action: string;
  onAction: () => void;
}

let hasAsked = false;

/** To be called when the reader asks for something whose failure would take the focus away. */
export function focusOnFailure() {
  hasAsked = true;
}

/** Whoever asks in vain, or tries again in vain, is at the button, although what had the focus is gone. */
function keepFocus(button: HTMLButtonElement | null) {
  if (hasAsked && document.activeElement?.contains(button)) button?.focus();
}

/** Whoever tried again, and not in vain, goes on in the content, unless something in it has the focus already. */
function goOn() {
  if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}

/** What stands in the place of something that did not come, with a way to try again. */
export function LoadFailed({ text, action, onAction }: LoadFailedProps) {
  useEffect(
    () => () => {
      if (hasAsked) setTimeout(goOn);
    },
    [],
  );

  function act() {
    focusOnFailure();
    onAction();
  }
  return (
    <div role="alert" className={styles.state}>
      <CloudAlert aria-hidden />
      <p>{text}</p>
      <Button ref={keepFocus} onClick={act}>
        {action}
      </Button>
    </div>
  );
}
