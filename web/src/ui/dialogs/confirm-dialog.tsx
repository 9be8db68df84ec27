import { type ReactNode, useId } from 'react';
import { Button } from '../forms/button.tsx';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** What it is about, in more detail than the question. */
  children?: ReactNode;
  onNo: () => void;
  /** Without it there is nothing left to ask: the sentence is told, and the dialog can be closed. */
  onYes?: (() => void) | undefined;
}

/** Asks before something is done. The first focus lies on No, the answer that changes nothing. */
export function ConfirmDialog({ title, question, children, onNo, onYes }: ConfirmDialogProps) {
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
      {children}
      <div className={styles.answers}>
        <Button look="plain" onClick={onNo}>
          {onYes ? 'No' : 'Close'}
        </Button>
        {onYes && <Button onClick={onYes}>Yes</Button>}
      </div>
    </Modal>
  );
}
