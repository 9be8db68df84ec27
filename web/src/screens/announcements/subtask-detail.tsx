import type { Subtask } from '@assembly/contract/announcement';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { PlainText } from './plain-text.tsx';
import styles from './task-lists.module.css';
import { dueText, taskTitle } from './task-text.ts';

interface SubtaskDetailProps {
  subtask: Subtask;
  today: string;
  onClose: () => void;
}

export function SubtaskDetail({ subtask, today, onClose }: SubtaskDetailProps) {
  const due = dueText(subtask, today);
  return (
    <DetailModal title={taskTitle(subtask)} onClose={onClose}>
      {due && <p className={styles.quiet}>{due}</p>}
      {subtask.notes && <PlainText text={subtask.notes} />}
    </DetailModal>
  );
}
