import { useHydrated } from '../../browser/use-hydrated.ts';
import { Spinner } from '../feedback/loading.tsx';
import styles from './button.module.css';

interface SubmitButtonProps {
  isBusy: boolean;
  children: string;
  pendingText: string;
  /** It deletes something. */
  isDangerous?: boolean;
}

/**
 * Disabled until the page is hydrated: a disabled submit button also stops Enter, so the browser
 * cannot submit the form by itself. While busy it is only `aria-disabled`, to keep the focus.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { isBusy, children, pendingText, isDangerous } = props;
  const hydrated = useHydrated();
  return (
    <button
      type="submit"
      className={isDangerous ? styles.danger : styles.filled}
      disabled={!hydrated}
      aria-disabled={isBusy}
    >
      {isBusy && <Spinner small />}
      {isBusy ? pendingText : children}
    </button>
  );
}
