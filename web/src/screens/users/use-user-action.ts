import type { User } from '@assembly/contract/user';
import { call } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { USER_ACTIONS, type UserAction } from './user-actions.ts';
import { USERS_KEY } from './users-query.ts';

interface ConfirmedAction {
  action: UserAction;
  user: User;
}

/** Runs a confirmed action and notifies of its outcome. Resolves once the list shows it. */
export function useUserAction() {
  const { mutate } = useMutation({
    mutationFn: ({ action, user }: ConfirmedAction) =>
      call(USER_ACTIONS[action].path(user.id), { method: USER_ACTIONS[action].method }),
    invalidates: USERS_KEY,
    onSuccess: (_reply, { action }) => notify(USER_ACTIONS[action].done),
  });
  return mutate;
}
