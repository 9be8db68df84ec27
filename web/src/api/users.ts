import { listAudit, listUsers } from '@assembly/contract/endpoints/users';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { listQuery } from './query/list-query.ts';

export const userKeys = { all: ['users'] } as const;

export const usersQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: [...userKeys.all, 'list', page, search],
    queryFn: ({ signal }) => call(listUsers, { query: listQuery(page, search), signal }),
  });

export const auditQuery = (page: number, hasSignIns: boolean) =>
  queryOptions({
    queryKey: [...userKeys.all, 'audit', page, hasSignIns],
    queryFn: ({ signal }) =>
      call(listAudit, { query: { page, ...(hasSignIns && { signIns: 'yes' }) }, signal }),
  });
