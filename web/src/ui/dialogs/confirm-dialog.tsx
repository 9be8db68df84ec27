import { type ReactNode, useId } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { Button } from '../forms/button.tsx';
import styles from './dialogs.module.css';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  title: string;
  question: string;
  /** Details below the question. */
  children?: ReactNode;
  /** The labels of the buttons: verbs, except where the specification has No and Yes. */
  no?: string;
  yes?: string;
  /** Yes deletes or ends something. */
  isDangerous?: boolean;
  /** Called for either answer; for Yes, before `onYes`. */
  onClose: () => void;
  /** Without it, the dialog only informs and has a Close button. */
  onYes?: (() => void) | undefined;
}

/** Asks for confirmation. No has the initial focus, so that a hasty Enter changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, children, onClose, onYes } = props;
  const { no = t.shared.no, yes = t.shared.yes, isDangerous = false } = props;
  const id = useId();

  function confirm() {
    onClose();
    onYes?.();
  }

  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className={styles.question}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        <p>{question}</p>
        {children}
      </div>
      <div className={`actions ${styles.answers}`}>
        <Button variant="plain" onClick={onClose}>
          {onYes ? no : t.shared.close}
        </Button>
        {onYes && (
          <Button variant={isDangerous ? 'danger' : 'filled'} onClick={confirm}>
            {yes}
          </Button>
        )}
      </div>
    </Modal>
  );
}
