// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are displayed as cards, and some
// browsers drop the roles of a table with another display value.
import { problemMessage } from '@assembly/contract/problem';
import { type ListedUser, roleLabel, type User } from '@assembly/contract/user';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import { useSession } from '../../session/session.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import buttons from '../../ui/forms/button.module.css';
import styles from './users.module.css';

export type Choice = 'approve' | 'delete' | 'more';

interface UsersTableProps {
  users: ListedUser[];
  onChoose: (choice: Choice, user: ListedUser) => void;
}

export function UsersTable({ users, onChoose }: UsersTableProps) {
  const { user: self } = useSession();
  return (
    <table role="table" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {['Name', 'Email', 'Role', 'Action'].map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {users.map((user) => (
          <tr key={user.id} role="row">
            <td role="cell" className={styles.name}>
              {user.name}
              {!user.isActive && <span className="badge">Waiting for approval</span>}
              {user.id === self.id && <span className="badge">You</span>}
            </td>
            <td role="cell" className={styles.email}>
              {user.email}
              {user.isUnconfirmed && <span className="badge">Address not confirmed</span>}
            </td>
            <td role="cell" className={styles.role}>
              {roleLabel(user)}
            </td>
            <td role="cell" className={styles.actions}>
              <div className={styles.buttons}>
                {user.id === self.id ? (
                  <DeleteOwnAccount name={user.name} />
                ) : (
                  <Actions user={user} onChoose={(choice) => onChoose(choice, user)} />
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Actions({ user, onChoose }: { user: User; onChoose: (choice: Choice) => void }) {
  return (
    <>
      {!user.isActive && (
        <button
          type="button"
          className={`${buttons.filled} ${styles.approve}`}
          onClick={() => onChoose('approve')}
        >
          <Check aria-hidden />
          Approve<span className="visually-hidden"> {user.name}</span>
        </button>
      )}
      <button
        type="button"
        className={`${buttons.outlined} ${styles.delete}`}
        onClick={() => onChoose('delete')}
      >
        <Trash aria-hidden />
        Delete<span className="visually-hidden"> {user.name}</span>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`More about ${user.name}`}
        onClick={() => onChoose('more')}
      >
        <Ellipsis aria-hidden />
      </button>
    </>
  );
}

/** Not allowed: the button explains why. */
function DeleteOwnAccount({ name }: { name: string }) {
  const reason = problemMessage('own_account');
  return (
    <button
      type="button"
      className={`${buttons.outlined} ${styles.delete}`}
      aria-disabled
      title={reason}
      onClick={() => showToast({ severity: 'warning', text: reason })}
    >
      <Trash aria-hidden />
      Delete<span className="visually-hidden"> {name}</span>
    </button>
  );
}
