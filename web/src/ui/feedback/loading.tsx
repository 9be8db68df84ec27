import { t } from '../../browser/locale/messages.ts';
import { Modal } from '../dialogs/modal.tsx';
import styles from './feedback.module.css';

interface LoadingProps {
  text?: string;
  /** Replaces a loader that is already visible, so it does not fade in. */
  isImmediate?: boolean;
}

/** Shown instead of content that is loading. */
export function Loading({ text = t.common.loading, isImmediate }: LoadingProps) {
  return (
    <div role="status" className={isImmediate ? styles.state : styles.delayed}>
      <Spinner />
      <p>{text}</p>
    </div>
  );
}

/** Decorative: a text beside it says what is loading. */
export function Spinner({ small = false }: { small?: boolean }) {
  return <span aria-hidden className={small ? styles.small : styles.large} />;
}

/** Covers the whole screen while mounted. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <Modal label={text} className={styles.overlay}>
      <Spinner />
      <p role="status">{text}</p>
    </Modal>
  );
}
