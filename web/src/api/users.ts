import { listAudit, listUsers } from '@assembly/contract/endpoints/users';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { listQuery } from './query/list-query.ts';

export const userKeys = {
  all: ['users'],
  page: (page: number, search: string) => [...userKeys.all, 'list', page, search],
  audit: (page: number) => [...userKeys.all, 'audit', page],
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
