import { approveUser } from '@assembly/contract/endpoints/users';
import type { ListedUser } from '@assembly/contract/user';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { userKeys } from '../../api/users.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import styles from './users.module.css';

interface ApproveSeveralProps {
  /** Who waits for approval, on this page. */
  waiting: ListedUser[];
  selected: ReadonlySet<string>;
  onSelect: (ids: string[]) => void;
}

/** Selects everybody who waits on this page, and approves those who are selected, after a confirmation. */
export function ApproveSeveral({ waiting, selected, onSelect }: ApproveSeveralProps) {
  const [isAsking, setAsking] = useState(false);
  const people = waiting.filter(({ id }) => selected.has(id));
  const isAll = people.length === waiting.length;
  const action = `Approve ${people.length} ${people.length === 1 ? 'person' : 'people'}`;
  const { mutate, isPending } = useMutation({
    mutationFn: approveAll,
    meta: { invalidates: userKeys.all },
    onSuccess({ approved, untold, failed, reason }) {
      onSelect([]);
      const problem = failed > 0 ? `, ${failed} failed: ${reason}` : '.';
      const notTold = untold > 0 ? ` ${untold} got no email: tell them yourself.` : '';
      const severity = failed > 0 || untold > 0 ? 'warning' : 'success';
      showToast({ severity, text: `${approved} approved${problem}${notTold}` });
    },
  });
  return (
    <div className={styles.tools}>
      <Checkbox checked={isAll} onChange={() => onSelect(isAll ? [] : waiting.map(({ id }) => id))}>
        Select all {waiting.length} who wait for approval
      </Checkbox>
      {people.length > 0 && (
        <Button aria-disabled={isPending} onClick={() => !isPending && setAsking(true)}>
          {isPending ? 'Approving…' : action}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={action}
          question="They can then log in and see everything that members see."
          no="Cancel"
          yes={action}
          onClose={() => setAsking(false)}
          onYes={() => mutate(people)}
        >
          <ul className={styles.people}>
            {people.map((user) => (
              <li key={user.id}>
                <b dir="auto">{user.name}</b>
                <span className="muted">
                  {user.email}
                  {user.isUnconfirmed && ' (address not confirmed)'}
                </span>
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** One after the other: each is approved or not, whatever happens to the others. */
async function approveAll(people: ListedUser[]) {
  const result = { approved: 0, untold: 0, failed: 0, reason: '' };
  for (const { id } of people) {
    try {
      const { isTold } = await call(approveUser, { params: { id } });
      result.approved += 1;
      if (isTold === false) result.untold += 1;
    } catch (error) {
      result.failed += 1;
      result.reason = errorMessage(error);
    }
  }
  return result;
}
