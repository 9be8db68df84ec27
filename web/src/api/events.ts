import { listEvents } from '@assembly/contract/endpoints/events';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { listQuery } from './list-query.ts';

export const eventKeys = {
  all: ['events'],
  page: (page: number, search: string) => [...eventKeys.all, search, page],
} as const;

/** A page of the upcoming events. The previous page stays in view until it has loaded. */
export const eventsQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: eventKeys.page(page, search),
    queryFn: ({ signal }) => call(listEvents, { query: listQuery(page, search), signal }),
    placeholderData: keepPreviousData,
  });
