import CloudAlert from 'lucide-react/icons/cloud-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { Button } from '../forms/button.tsx';
import styles from './state.module.css';

interface LoadFailedProps {
  text: string;
  icon?: ReactNode;
  action?: string;
  /** If it returns the promise of a request, the focus returns here only if that request fails. */
  onAction: () => unknown;
}

let mayMoveFocus = false;

/** Call it before a request by the user whose failure would remove the focused element. */
export function focusOnFailure() {
  mayMoveFocus = true;
  // From then on the user is busy with something else.
  addEventListener('pointerdown', cancelFocusOnFailure, { once: true });
  addEventListener('keydown', cancelFocusOnFailure, { once: true });
}

/** Call it when the request has succeeded. */
export function cancelFocusOnFailure() {
  mayMoveFocus = false;
}

/** After a failed request, the focus goes to the retry button if the focused element is gone. */
function focusIfLost(button: HTMLButtonElement | null) {
  if (!button || !mayMoveFocus) return;
  mayMoveFocus = false;
  if (document.activeElement?.contains(button)) button.focus();
}

/** During a retry, the focus goes to the content unless something has it already. */
function focusContentIfLost() {
  if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({ preventScroll: true });
  }
}

/** Shown instead of content that failed to load, with a button to retry. */
export function LoadFailed({
  text,
  icon = <CloudAlert aria-hidden />,
  action = 'Try again',
  onAction,
}: LoadFailedProps) {
  const hasActed = useRef(false);
  useEffect(
    () => () => {
      if (hasActed.current) setTimeout(focusContentIfLost);
    },
    [],
  );

  async function act() {
    hasActed.current = true;
    focusOnFailure();
    const request = onAction();
    if (!(request instanceof Promise)) return;
    await request.catch(() => {});
    afterPaint(cancelFocusOnFailure);
  }
  return (
    <div role="alert" className={styles.state}>
      {icon}
      <p>{text}</p>
      <Button ref={focusIfLost} onClick={() => void act()}>
        {action}
      </Button>
    </div>
  );
}
