import { listEvents } from '@assembly/contract/endpoints/content';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQuery } from './query/list-query.ts';
import { fetchOrReadStored } from './stored/fetch-or-read-stored.ts';

export const eventKeys = { all: ['events'] } as const;

/** A page of the upcoming events, of one calendar or of all (''). The previous page stays in view until it has loaded. */
export const eventsQuery = (page: number, search: string, calendar = '') =>
  queryOptions({
    queryKey: [...eventKeys.all, calendar, search, page],
    queryFn: (context) =>
      fetchOrReadStored(context, listEvents, { query: { ...listQuery(page, search), calendar } }),
    placeholderData: keepPreviousData,
  });
