// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are displayed as cards, and some
// browsers drop the roles of a table with another display value.

import type { ListedUser } from '@assembly/contract/account/listed-user';
import type { User } from '@assembly/contract/user';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { formatAgo } from '../../browser/locale/format-ago.ts';
import { dayFormat } from '../../browser/locale/format-time.ts';
import { t } from '../../browser/locale/messages.ts';
import { useSession } from '../../session/session.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';
import styles from './users.module.css';

export type Choice = 'approve' | 'delete' | 'more';

interface UsersTableProps {
  users: ListedUser[];
  onChoose: (choice: Choice, user: ListedUser) => void;
}

export function UsersTable({ users, onChoose }: UsersTableProps) {
  const { user: self } = useSession();
  const { columns, roles } = t.users;
  return (
    <table role="table" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {[columns.name, columns.email, columns.role, columns.action].map((title) => (
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
              <bdi>{user.name}</bdi>{' '}
              {!user.isActive && <span className="badge">{t.users.waiting}</span>}
              {user.id === self.id && <span className={`badge ${styles.self}`}>{t.users.you}</span>}
              <span className={styles.dates}>{describeDates(user)}</span>
            </td>
            <td role="cell" className={styles.email}>
              <bdi>{user.email}</bdi>
              {user.isUnconfirmed && <span className="badge">{t.users.notConfirmed}</span>}
            </td>
            <td role="cell" className={styles.role}>
              {user.isAdmin ? roles.admin : roles.user}
            </td>
            <td role="cell" className={styles.actions}>
              <Actions
                user={user}
                isSelf={user.id === self.id}
                onChoose={(choice) => onChoose(choice, user)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "Signed up 15 Nov 2026 · last visit 3 days ago" */
function describeDates({ createdAt, lastSeenAt, isActive }: ListedUser): string {
  const signedUp = dayFormat().format(createdAt);
  // Unknown for those who were last logged in before the app stored it.
  if (!isActive || lastSeenAt === null) return t.users.signedUp(signedUp);
  return t.users.signedUpAndSeen(signedUp, formatAgo(lastSeenAt, Date.now()));
}

interface ActionsProps {
  user: User;
  isSelf: boolean;
  onChoose: (choice: Choice) => void;
}

/** Approving is at hand; the rest opens below, so that nothing covers the next row or is cut off. */
function Actions({ user, isSelf, onChoose }: ActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { buttons } = t.users;
  const hidden = (text: string) => <span className="visually-hidden">{text}</span>;
  // The button explains why it is not allowed.
  const reason = isSelf ? t.users.ownAccount : undefined;
  return (
    <>
      <div className={user.isActive ? styles.onlyMore : styles.buttons}>
        {!user.isActive && (
          <Button onClick={() => onChoose('approve')}>
            <Check aria-hidden />
            <Sentence parts={buttons.approve(hidden, user.name)} />
          </Button>
        )}
        <IconButton
          label={buttons.more(user.name)}
          Icon={Ellipsis}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div id={id} className={styles.buttons}>
          {!isSelf && (
            <Button variant="outlined" onClick={() => onChoose('more')}>
              <Sentence parts={buttons.details(hidden, user.name)} />
            </Button>
          )}
          <Button
            variant="outlined"
            className={styles.delete}
            aria-disabled={isSelf}
            title={reason}
            onClick={() =>
              reason ? showToast({ severity: 'warning', text: reason }) : onChoose('delete')
            }
          >
            <Trash aria-hidden />
            <Sentence parts={buttons.delete(hidden, user.name)} />
          </Button>
        </div>
      )}
    </>
  );
}
