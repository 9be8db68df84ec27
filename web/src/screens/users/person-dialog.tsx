import type { User } from '@assembly/contract/user';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { userQuery } from '../../api/users.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import styles from './person-dialog.module.css';
import { alreadyDoneMessage, type UserAction } from './user-actions.ts';

interface PersonDialogProps {
  user: User;
  onAction: (action: UserAction) => void;
  onClose: () => void;
}

/** The less common actions, each with an explanation. */
export function PersonDialog({ user, onAction, onClose }: PersonDialogProps) {
  const { data: person } = useQuery(userQuery(user));
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <div className={styles.person}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {person?.name ?? user.name}
          </h2>
          <p className="muted">{user.email}</p>
        </div>
        {person ? (
          <>
            <AdminRole person={person} onAction={onAction} />
            <OneTimeLink person={person} />
          </>
        ) : (
          <p role="alert">{alreadyDoneMessage('delete', person)}</p>
        )}
        <div className="dialog-actions">
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function AdminRole({ person, onAction }: { person: User; onAction: (action: UserAction) => void }) {
  return (
    <section className={styles.section}>
      <h3>Administrator</h3>
      <p className="muted">
        {person.isActive
          ? 'Administrators can approve and delete people and sync the data.'
          : 'Approve this person first. Then you can make them an administrator.'}
      </p>
      {person.isActive && (
        <Button
          variant="outlined"
          onClick={() => onAction(person.isAdmin ? 'removeAdmin' : 'makeAdmin')}
        >
          {person.isAdmin ? 'Remove administrator role' : 'Make administrator'}
        </Button>
      )}
    </section>
  );
}
