import { listAnnouncements } from '@assembly/contract/endpoints/announcements';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQuery } from './list-query.ts';
import { read } from './read.ts';

export const announcementKeys = {
  all: ['announcements'],
  search: (search: string) => [...announcementKeys.all, search],
} as const;

export const announcementsQuery = (search: string) =>
  queryOptions({
    queryKey: announcementKeys.search(search),
    queryFn: (context) => read(context, listAnnouncements, { query: listQuery(1, search) }),
    placeholderData: keepPreviousData,
  });
