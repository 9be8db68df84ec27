import { useId } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  title: string;
  question: string;
  onNo: () => void;
  onYes: () => void;
}

/** Asks before something is done. The first focus lies on No, the answer that changes nothing. */
export function ConfirmDialog({ title, question, onNo, onYes }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-question`}
      onClose={onNo}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-question`}>{question}</p>
      <div className={styles.answers}>
        <Button look="plain" onClick={onNo}>
          No
        </Button>
        <Button onClick={onYes}>Yes</Button>
      </div>
    </Modal>
  );
}
