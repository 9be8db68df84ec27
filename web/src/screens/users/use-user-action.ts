import type { User } from '@assembly/contract/user';
import { call } from '../../api/call.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { userKeys } from '../../api/users.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { USER_ACTIONS, type UserAction } from './user-actions.ts';

interface ConfirmedAction {
  action: UserAction;
  user: User;
}

/** Runs a confirmed action and notifies of its outcome. Resolves once the list shows it. */
export function useUserAction() {
  const { mutate } = useMutation({
    mutationFn: ({ action, user }: ConfirmedAction) =>
      call(USER_ACTIONS[action].endpoint, { params: { id: user.id } }),
    invalidates: userKeys.all,
    onSuccess: (_reply, { action }) => notify(USER_ACTIONS[action].done),
  });
  return mutate;
}
