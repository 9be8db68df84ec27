import { ApiError } from '@assembly/contract/api-error';
import { auditReplySchema } from '@assembly/contract/audit';
import { api } from '@assembly/contract/paths';
import { type User, userReplySchema, usersReplySchema } from '@assembly/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { listAddress } from '../../api/list-address.ts';

/** Query keys begin with the name of the live topic that invalidates them. */
export const USERS_KEY = ['users'] as const;

export const usersQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'list', page, search],
    queryFn: () => call(listAddress(api.users, { page, search }), { answer: usersReplySchema }),
  });

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'audit', page],
    queryFn: () => call(`${api.audit}?page=${page}`, { answer: auditReplySchema }),
  });

/** A user's current data: another administrator may have changed or deleted them. */
export const personQuery = (user: User) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'person', user.id],
    queryFn: () => readPerson(user.id),
    initialData: user,
    initialDataUpdatedAt: 0,
  });

/** Null when the user has been deleted. */
async function readPerson(id: string): Promise<User | null> {
  try {
    return (await call(api.user(id), { answer: userReplySchema })).user;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'user_not_found') return null;
    throw error;
  }
}
