import CloudAlert from 'lucide-react/icons/cloud-alert';
import { Button } from './button.tsx';
import styles from './state.module.css';

interface LoadFailedProps {
  text: string;
  action: string;
  onAction: () => void;
}

/** What stands in the place of something that did not come, with a way to try again. */
export function LoadFailed({ text, action, onAction }: LoadFailedProps) {
  return (
    <div role="alert" className={styles.state}>
      <CloudAlert size={40} aria-hidden />
      <p>{text}</p>
      <Button onClick={onAction}>{action}</Button>
    </div>
  );
}
