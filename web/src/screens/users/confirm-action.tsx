import type { User } from '@assembly/contract/user';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../api/users.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { alreadyDoneMessage, USER_ACTIONS, type UserAction } from './user-actions.ts';

interface ConfirmActionProps {
  action: UserAction;
  user: User;
  onNo: () => void;
  onYes: () => void;
}

/** Asks for confirmation, or says that another administrator has already done it. */
export function ConfirmAction({ action, user, onNo, onYes }: ConfirmActionProps) {
  const { data: person } = useQuery(userQuery(user));
  const { title, question } = USER_ACTIONS[action];
  const alreadyDone = alreadyDoneMessage(action, person);
  return (
    <ConfirmDialog
      // A new dialog, so that screen readers announce the change.
      key={alreadyDone}
      title={title}
      question={alreadyDone ?? question(person?.name ?? user.name)}
      onNo={onNo}
      onYes={alreadyDone ? undefined : onYes}
    >
      {/* Two people may have the same name. */}
      <p className="muted">{user.email}</p>
    </ConfirmDialog>
  );
}
