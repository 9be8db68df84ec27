import { createResetLink } from '@assembly/contract/endpoints/users';
import type { User } from '@assembly/contract/user';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { userKeys } from '../../api/users.ts';
import { t } from '../../browser/locale/messages.ts';
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
        <h3>{t.users.details.admin.title}</h3>
        <p className="muted">
          {user.isActive ? t.users.details.admin.text : t.users.details.admin.notYet}
        </p>
        {user.isActive && (
          <Button
            variant="outlined"
            onClick={() => onAction(user.isAdmin ? 'removeAdmin' : 'makeAdmin')}
          >
            {user.isAdmin ? t.users.details.admin.remove : t.users.details.admin.make}
          </Button>
        )}
      </section>
      <OneTimeLink user={user} />
      {user.isActive && (
        <section className={styles.section}>
          <h3>{t.users.details.logOut.title}</h3>
          <p className="muted">{t.users.details.logOut.text}</p>
          <Button variant="outlined" onClick={() => onAction('endSessions')}>
            {t.users.details.logOut.button}
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
      <h3>{t.users.details.link.title}</h3>
      <p className="muted">{t.users.details.link.text}</p>
      {data ? (
        // It replaces the button that had the focus.
        <CopyField label={t.shared.link} value={data.url} autoFocus />
      ) : (
        <Button
          variant="outlined"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(user.id)}
        >
          {t.users.details.link.create}
        </Button>
      )}
    </section>
  );
}
