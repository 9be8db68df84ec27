import type { User } from '@assembly/contract/user';
import { call } from '../../api/client.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { USER_ACTIONS, type UserAction } from './user-actions.ts';
import { USERS_KEY } from './users-query.ts';

interface Confirmed {
  act: UserAction;
  user: User;
}

/** Does what was confirmed, and says how it went. Resolves once the list shows it. */
export function useUserAction() {
  const { mutate } = useMutation({
    mutationFn: ({ act, user }: Confirmed) =>
      call(USER_ACTIONS[act].path(user.id), { method: USER_ACTIONS[act].method }),
    invalidates: USERS_KEY,
    onSuccess: (_reply, { act }) => notify(USER_ACTIONS[act].done),
  });
  return mutate;
}
