import { createResetLink } from '@assembly/contract/endpoints/users';
import type { User } from '@assembly/contract/user';
import { useRef } from 'react';
import { call } from '../../api/call.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { userKeys } from '../../api/users.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Button } from '../../ui/forms/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import styles from './person-dialog.module.css';

/** A password reset link to hand over in person. */
export function OneTimeLink({ person }: { person: User }) {
  const {
    mutate,
    isPending,
    data: reply,
  } = useMutation({
    mutationFn: (id: string) => call(createResetLink, { params: { id } }),
    invalidates: userKeys.all,
  });
  return (
    <section className={styles.section}>
      <h3>One-time link</h3>
      <p className="muted">
        For someone who does not receive email. The link lets them choose a new password. It works
        once and expires after one day. Share it only with them.
      </p>
      {reply ? (
        <LinkToCopy url={reply.url} />
      ) : (
        <Button
          variant="outlined"
          aria-disabled={isPending}
          onClick={() => !isPending && void mutate(person.id)}
        >
          Create link
        </Button>
      )}
    </section>
  );
}

function LinkToCopy({ url }: { url: string }) {
  const field = useRef<HTMLDivElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      notify({ severity: 'success', text: 'Link copied.' });
    } catch {
      // The clipboard is available in secure contexts only.
      field.current?.querySelector('input')?.select();
      notify({ severity: 'warning', text: 'Could not copy. The link is selected: press Ctrl+C.' });
    }
  }

  return (
    <div ref={field} className={styles.link}>
      <TextField
        label="Link"
        name="link"
        value={url}
        readOnly
        // It replaces the button that had the focus.
        autoFocus
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>Copy</Button>
    </div>
  );
}
