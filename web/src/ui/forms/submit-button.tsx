import { useHydrated } from '../../browser/use-hydrated.ts';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';

interface SubmitButtonProps {
  busy: boolean;
  children: string;
  busyText: string;
}

/**
 * Disabled until the page is alive: a disabled submit button also stops Enter, so that nothing is
 * sent before our code can send it. While busy it only says so, and keeps the focus.
 */
export function SubmitButton({ busy, children, busyText }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <button type="submit" className={styles.filled} disabled={!hydrated} aria-disabled={busy}>
      {busy && <Spinner small />}
      {busy ? busyText : children}
    </button>
  );
}
