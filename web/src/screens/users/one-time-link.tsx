import { createResetLink } from '@assembly/contract/endpoints/users';
import type { User } from '@assembly/contract/user';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { userKeys } from '../../api/users.ts';
import { Button } from '../../ui/forms/button.tsx';
import { CopyField } from '../../ui/forms/copy-field.tsx';
import styles from './users.module.css';

/** A password reset link to hand over in person. */
export function OneTimeLink({ user }: { user: User }) {
  const {
    mutate,
    isPending,
    data: reply,
  } = useMutation({
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
      {reply ? (
        // It replaces the button that had the focus.
        <CopyField label="Link" value={reply.url} autoFocus />
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
