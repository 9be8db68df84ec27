import { useHydrated } from '../../browser/use-hydrated.ts';
import { Spinner } from '../feedback/loading.tsx';
import { Button } from './button.tsx';

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
    <Button
      type="submit"
      variant={isDangerous ? 'danger' : 'filled'}
      disabled={!hydrated}
      aria-disabled={isBusy}
    >
      {isBusy && <Spinner small />}
      {isBusy ? pendingText : children}
    </Button>
  );
}
