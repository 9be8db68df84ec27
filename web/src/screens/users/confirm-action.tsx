import type { User } from '@assembly/contract/user';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import styles from './person-dialog.module.css';
import { alreadyDoneMessage, USER_ACTIONS, type UserAction } from './user-actions.ts';
import { personQuery } from './users-query.ts';

interface ConfirmActionProps {
  act: UserAction;
  user: User;
  onNo: () => void;
  onYes: () => void;
}

/** Asks about the person as they are now: what somebody else did meanwhile is told here. */
export function ConfirmAction({ act, user, onNo, onYes }: ConfirmActionProps) {
  const { data: person } = useQuery(personQuery(user));
  const { title, question } = USER_ACTIONS[act];
  const moot = alreadyDoneMessage(act, person);
  return (
    <ConfirmDialog
      // Anew, so that screen readers are told.
      key={moot}
      title={title}
      question={moot ?? question(person?.name ?? user.name)}
      onNo={onNo}
      onYes={moot ? undefined : onYes}
    >
      {/* Two people may have the same name. */}
      <p className={styles.quiet}>{user.email}</p>
    </ConfirmDialog>
  );
}
