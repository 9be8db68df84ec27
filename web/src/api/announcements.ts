import { listAnnouncements } from '@assembly/contract/endpoints/announcements';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchOrReadStored } from './fetch-or-read-stored.ts';
import { listQuery } from './list-query.ts';

export const announcementKeys = {
  all: ['announcements'],
  search: (search: string) => [...announcementKeys.all, search],
} as const;

export const announcementsQuery = (search: string) =>
  queryOptions({
    queryKey: announcementKeys.search(search),
    queryFn: (context) =>
      fetchOrReadStored(context, listAnnouncements, { query: listQuery(1, search) }),
    placeholderData: keepPreviousData,
  });
