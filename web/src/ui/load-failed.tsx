import CloudAlert from 'lucide-react/icons/cloud-alert';
import { Button } from './button.tsx';
import styles from './state.module.css';

interface LoadFailedProps {
  text: string;
  action: string;
  onAction: () => void;
}

let hasTried = false;

/** Whoever tries again, and fails again, is still at the button, although it was gone meanwhile. */
function keepFocus(button: HTMLButtonElement | null) {
  if (hasTried && document.activeElement?.contains(button)) button?.focus();
}

/** What stands in the place of something that did not come, with a way to try again. */
export function LoadFailed({ text, action, onAction }: LoadFailedProps) {
  function act() {
    hasTried = true;
    onAction();
  }
  return (
    <div role="alert" className={styles.state}>
      <CloudAlert size={40} aria-hidden />
      <p>{text}</p>
      <Button ref={keepFocus} onClick={act}>
        {action}
      </Button>
    </div>
  );
}
