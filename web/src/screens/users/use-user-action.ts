import type { User } from '@assembly/contract/user';
import { call } from '../../api/client.ts';
import { useWrite } from '../../api/use-mutation.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { ACTS, type ActName } from './user-actions.ts';
import { USERS_KEY } from './users-query.ts';

interface Confirmed {
  act: ActName;
  user: User;
}

/** Does what was confirmed, and says how it went. Resolves once the list shows it. */
export function useAct() {
  const { write } = useWrite({
    send: ({ act, user }: Confirmed) => call(ACTS[act].path(user.id), { method: ACTS[act].method }),
    changes: USERS_KEY,
    onDone: (_answer, { act }) => notify(ACTS[act].done),
  });
  return write;
}
