import CloudAlert from 'lucide-react/icons/cloud-alert';
import { useEffect } from 'react';
import { Button } from '../forms/button.tsx';
import styles from './state.module.css';

interface LoadFailedProps {
  text: string;
  action?: string;
  onAction: () => void;
}

let mayMoveFocus = false;

/** Call it before a request whose failure would remove the focused element. */
export function focusOnFailure() {
  mayMoveFocus = true;
}

/** After a failed request, the focus goes to the retry button if the focused element is gone. */
function focusIfLost(button: HTMLButtonElement | null) {
  if (mayMoveFocus && document.activeElement?.contains(button)) button?.focus();
}

/** After a successful retry, the focus goes to the content unless something has it already. */
function focusContentIfLost() {
  if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}

/** Shown instead of content that failed to load, with a button to retry. */
export function LoadFailed({ text, action = 'Try again', onAction }: LoadFailedProps) {
  useEffect(
    () => () => {
      if (mayMoveFocus) setTimeout(focusContentIfLost);
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
      <Button ref={focusIfLost} onClick={act}>
        {action}
      </Button>
    </div>
  );
}
