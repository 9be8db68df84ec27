import { listAnnouncements } from '@assembly/contract/endpoints/library';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQuery } from './query/list-query.ts';
import { fetchOrReadStored } from './stored/fetch-or-read-stored.ts';

export const announcementKeys = { all: ['announcements'] } as const;

export const announcementsQuery = (search: string) =>
  queryOptions({
    queryKey: [...announcementKeys.all, search],
    queryFn: (context) =>
      fetchOrReadStored(context, listAnnouncements, { query: listQuery(1, search) }),
    placeholderData: keepPreviousData,
  });
