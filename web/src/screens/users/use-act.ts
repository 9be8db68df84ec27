import type { User } from '@assembly/contract/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { notify } from '../../ui/notify.ts';
import { sayFailure } from '../../ui/say-failure.ts';
import { ACTS, type ActName } from './acts.ts';
import { USERS_KEY } from './users-query.ts';

interface Done {
  act: ActName;
  user: User;
}

/** Does what was confirmed, and says how it went. Resolves once the list shows it. */
export function useAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, user }: Done) =>
      call(ACTS[act].path(user.id), { method: ACTS[act].method }),
    onSuccess: (_answer, { act }) => notify(ACTS[act].done),
    onError: sayFailure,
    onSettled: () => client.invalidateQueries({ queryKey: USERS_KEY }),
  });
}
