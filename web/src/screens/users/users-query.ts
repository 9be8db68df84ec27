import { auditReplySchema } from '@assembly/contract/audit';
import { api } from '@assembly/contract/paths';
import { type User, usersReplySchema } from '@assembly/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { listAddress } from '../../api/list-address.ts';

// Keys begin with the live topic's name: whatever changes about people asks all of these again.
export const USERS_KEY = ['users'] as const;

export const usersQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'list', page, search],
    queryFn: () => readUsers(page, search),
  });

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'audit', page],
    queryFn: () => call(`${api.audit}?page=${page}`, { answer: auditReplySchema }),
  });

/** Somebody of the list as they are now: another administrator may have changed or deleted them. */
export const personQuery = (user: User) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'person', user.id],
    queryFn: () => readPerson(user),
    initialData: user,
    initialDataUpdatedAt: 0,
  });

function readUsers(page: number, search: string) {
  return call(listAddress(api.users, { page, search }), { answer: usersReplySchema });
}

/** Null when the person is gone. If too many share the words of the address, that is not known. */
async function readPerson(user: User): Promise<User | null> {
  const { items, total } = await readUsers(1, user.email);
  const person = items.find(({ id }) => id === user.id);
  return person ?? (total > items.length ? user : null);
}
