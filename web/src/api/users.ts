import { ApiError } from '@assembly/contract/api-error';
import { getUser, listAudit, listUsers } from '@assembly/contract/endpoints/users';
import type { User } from '@assembly/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { listQuery } from './query/list-query.ts';

export const userKeys = {
  all: ['users'],
  page: (page: number, search: string) => [...userKeys.all, 'list', page, search],
  audit: (page: number) => [...userKeys.all, 'audit', page],
  one: (id: string) => [...userKeys.all, 'one', id],
} as const;

export const usersQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: userKeys.page(page, search),
    queryFn: ({ signal }) => call(listUsers, { query: listQuery(page, search), signal }),
  });

export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: userKeys.audit(page),
    queryFn: ({ signal }) => call(listAudit, { query: { page }, signal }),
  });

/** A user of the list as they are now: another administrator may have changed or deleted them. */
export const userQuery = (user: User) =>
  queryOptions({
    queryKey: userKeys.one(user.id),
    queryFn: ({ signal }) => readUser(user.id, signal),
    initialData: user,
    initialDataUpdatedAt: 0,
  });

/** Null when the account has been deleted. */
async function readUser(id: string, signal: AbortSignal): Promise<User | null> {
  try {
    return (await call(getUser, { params: { id }, signal })).user;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'user_not_found') return null;
    throw error;
  }
}
