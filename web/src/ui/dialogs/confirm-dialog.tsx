import { type ReactNode, useId } from 'react';
import { Button } from '../forms/button.tsx';
import styles from './dialogs.module.css';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** Details below the question. */
  children?: ReactNode;
  onNo: () => void;
  /** Without it, the dialog only informs and has a Close button. */
  onYes?: (() => void) | undefined;
}

/** Asks for confirmation. No has the initial focus, so that a hasty Enter changes nothing. */
export function ConfirmDialog({ title, question, children, onNo, onYes }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Modal role="alertdialog" labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onNo}>
      <h2 id={`${id}-title`} className={styles.question}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        <p>{question}</p>
        {children}
      </div>
      <div className={`dialog-actions ${styles.answers}`}>
        <Button variant="plain" onClick={onNo}>
          {onYes ? 'No' : 'Close'}
        </Button>
        {onYes && <Button onClick={onYes}>Yes</Button>}
      </div>
    </Modal>
  );
}
