import CloudAlert from 'lucide-react/icons/cloud-alert';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../browser/timing.ts';
import { Button } from '../forms/button.tsx';
import styles from './feedback.module.css';

interface LoadFailedProps {
  text: string;
  icon?: ReactNode;
  action?: string;
  /** If it returns the promise of a request, the focus returns here only if that request fails. */
  onAction: () => unknown;
}

interface FocusRequest {
  /** The only message whose button may take the focus; any one may, if undefined. */
  text: string | undefined;
}

let focusRequest: FocusRequest | null = null;

/**
 * Call it before a request by the user whose failure would remove the focused element. Returns a function that
 * cancels this request and no later one, to be called when the content is shown.
 */
export function focusOnFailure(text?: string): () => void {
  const request = { text };
  focusRequest = request;
  const cancel = () => {
    if (focusRequest === request) focusRequest = null;
  };
  // From then on the user is busy with something else.
  addEventListener('pointerdown', cancel, { once: true });
  addEventListener('keydown', cancel, { once: true });
  return cancel;
}

/** After a failed request, the focus goes to the retry button if the focused element is gone. */
function focusIfLost(button: HTMLButtonElement | null, text: string) {
  if (!button || !focusRequest || (focusRequest.text ?? text) !== text) return;
  focusRequest = null;
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
  const button = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);
  useLayoutEffect(() => focusIfLost(button.current, text), [text]);
  useEffect(
    () => () => {
      if (hasActed.current) setTimeout(focusContentIfLost);
    },
    [],
  );

  async function act() {
    hasActed.current = true;
    const cancelFocus = focusOnFailure(text);
    const request = onAction();
    if (!(request instanceof Promise)) return;
    await request.catch(() => {});
    afterPaint(cancelFocus);
  }
  return (
    <div role="alert" className={styles.state}>
      {icon}
      <p>{text}</p>
      <Button ref={button} onClick={() => void act()}>
        {action}
      </Button>
    </div>
  );
}
