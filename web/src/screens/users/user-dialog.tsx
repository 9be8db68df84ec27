import { createResetLink } from '@assembly/contract/endpoints/users';
import type { User } from '@assembly/contract/user';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { userKeys } from '../../api/users.ts';
import { DetailModal } from '../../ui/dialogs/detail-modal.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { CopyField } from '../../ui/forms/copy-field.tsx';
import type { UserAction } from './user-actions.ts';
import styles from './users.module.css';

interface UserDialogProps {
  user: User;
  onAction: (action: UserAction) => void;
  onClose: () => void;
}

/** The less common actions, each with an explanation. */
export function UserDialog({ user, onAction, onClose }: UserDialogProps) {
  return (
    <DetailModal title={user.name} onClose={onClose} closeOnOutsidePress={false}>
      <p className="muted">{user.email}</p>
      <section className={styles.section}>
        <h3>Administrator</h3>
        <p className="muted">
          {user.isActive
            ? 'Administrators can approve and delete people and sync the data.'
            : 'Approve this person first. Then you can make them an administrator.'}
        </p>
        {user.isActive && (
          <Button
            variant="outlined"
            onClick={() => onAction(user.isAdmin ? 'removeAdmin' : 'makeAdmin')}
          >
            {user.isAdmin ? 'Remove administrator role' : 'Make administrator'}
          </Button>
        )}
      </section>
      <OneTimeLink user={user} />
      {user.isActive && (
        <section className={styles.section}>
          <h3>Lost phone or computer</h3>
          <p className="muted">
            Logs this person out on all devices. They can log in again with their password.
          </p>
          <Button variant="outlined" onClick={() => onAction('endSessions')}>
            Log out everywhere
          </Button>
        </section>
      )}
    </DetailModal>
  );
}

/** A password reset link to hand over in person. */
function OneTimeLink({ user }: { user: User }) {
  const { mutate, isPending, data } = useMutation({
    mutationFn: (id: string) => call(createResetLink, { params: { id } }),
    meta: { invalidates: userKeys.all },
  });
  return (
    <section className={styles.section}>
      <h3>One-time link</h3>
      <p className="muted">
        For someone who does not receive email. The link lets them choose a new password. It works
        once and expires after one day. Share it only with them.
      </p>
      {data ? (
        // It replaces the button that had the focus.
        <CopyField label="Link" value={data.url} autoFocus />
      ) : (
        <Button
          variant="outlined"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(user.id)}
        >
          Create link
        </Button>
      )}
    </section>
  );
}
