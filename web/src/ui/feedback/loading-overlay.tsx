import { Modal } from '../dialogs/modal.tsx';
import styles from './loading-overlay.module.css';
import { Spinner } from './spinner.tsx';

/** Covers the whole screen while mounted. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <Modal label={text} className={styles.overlay}>
      <Spinner />
      <p role="status">{text}</p>
    </Modal>
  );
}
