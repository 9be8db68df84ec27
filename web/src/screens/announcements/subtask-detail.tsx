import type { Subtask } from '@assembly/contract/announcement';
import type { Clock } from '../../browser/clock.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { PlainText } from './plain-text.tsx';
import styles from './task-lists.module.css';
import { dueOf, titleOf } from './task-text.ts';

interface SubtaskDetailProps {
  subtask: Subtask;
  clock: Clock;
  onClose: () => void;
}

export function SubtaskDetail({ subtask, clock, onClose }: SubtaskDetailProps) {
  const due = dueOf(subtask, clock);
  return (
    <DetailModal title={titleOf(subtask)} onClose={onClose}>
      {due && <p className={styles.quiet}>{due}</p>}
      {subtask.notes && <PlainText text={subtask.notes} />}
    </DetailModal>
  );
}
