import type { User } from '@assembly/contract/user';
import { useId } from 'react';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import type { UserAction } from './user-actions.ts';
import styles from './users.module.css';

interface UserDialogProps {
  user: User;
  onAction: (action: UserAction) => void;
  onClose: () => void;
}

/** The less common actions, each with an explanation. */
export function UserDialog({ user, onAction, onClose }: UserDialogProps) {
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <div className={styles.person}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {user.name}
          </h2>
          <p className="muted">{user.email}</p>
        </div>
        <AdminRole user={user} onAction={onAction} />
        <OneTimeLink user={user} />
        <div className="dialog-actions">
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function AdminRole({ user, onAction }: { user: User; onAction: (action: UserAction) => void }) {
  return (
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
  );
}
