import type { ListedUser } from '@assembly/contract/account/listed-user';
import { approveUser } from '@assembly/contract/endpoints/users';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { userKeys } from '../../api/users.ts';
import { joinSentences } from '../../browser/locale/join-sentences.ts';
import { t } from '../../browser/locale/messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';

/** Approves those who wait for approval on this page, except those who are unchecked in the dialog. */
export function ApproveSeveral({ waiting }: { waiting: ListedUser[] }) {
  // Those who waited when the dialog was opened: nobody is added to what the person has read.
  const [listed, setListed] = useState<ListedUser[]>([]);
  const [chosen, setChosen] = useState<ListedUser[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: approveAll,
    meta: { invalidates: userKeys.all },
    onSuccess({ untold, failed }, all) {
      const text = t.users.approveSeveral.done(all.length - failed.length);
      if (untold.length + failed.length === 0) return showToast({ severity: 'success', text });
      const notTold = untold.length > 0 && t.users.notTold(untold);
      const notApproved = failed.length > 0 && t.users.approveSeveral.notApproved(failed);
      const warning = joinSentences(text, notApproved, notTold);
      showToast({ severity: 'warning', text: warning }, Number.POSITIVE_INFINITY);
    },
  });

  function open() {
    setListed(waiting);
    setChosen(waiting);
  }

  function toggle(user: ListedUser, isChosen: boolean) {
    setChosen(listed.filter((one) => (one === user ? isChosen : chosen.includes(one))));
  }

  return (
    <>
      <Button aria-disabled={isPending} onClick={() => !isPending && open()}>
        {isPending ? t.users.approveSeveral.approving : t.users.approveSeveral.title}
      </Button>
      {listed.length > 0 && (
        <ConfirmDialog
          title={t.users.approveSeveral.title}
          question={t.users.approveSeveral.text}
          no={t.shared.cancel}
          yes={t.users.approveSeveral.approve(chosen.length)}
          onClose={() => setListed([])}
          onYes={chosen.length > 0 ? () => mutate(chosen) : undefined}
        >
          <div>
            {listed.map((user) => (
              <Checkbox
                key={user.id}
                checked={chosen.includes(user)}
                onChange={({ target }) => toggle(user, target.checked)}
              >
                <span>
                  <b dir="auto">{user.name}</b> {user.email}
                  {user.isUnconfirmed && ` ${t.users.approveSeveral.notConfirmed}`}
                </span>
              </Checkbox>
            ))}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Returns the names of those who could not be told by email, and of those who could not be approved. */
async function approveAll(users: ListedUser[]) {
  const untold: string[] = [];
  const failed: string[] = [];
  for (const { id, name } of users) {
    try {
      const { isTold } = await call(approveUser, { params: { id } });
      if (isTold === false) untold.push(name);
    } catch (error) {
      failed.push(name);
      if (failed.length === users.length) throw error;
    }
  }
  return { untold, failed };
}
