import { listEvents } from '@assembly/contract/endpoints/events';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { listQuery } from './list-query.ts';

export const eventKeys = {
  all: ['events'],
  page: (page: number, search: string, calendar: string) => [
    ...eventKeys.all,
    calendar,
    search,
    page,
  ],
} as const;

/** A page of the upcoming events, of one calendar or of all (''). The previous page stays in view until it has loaded. */
export const eventsQuery = (page: number, search: string, calendar = '') =>
  queryOptions({
    queryKey: eventKeys.page(page, search, calendar),
    queryFn: ({ signal }) => {
      const query = { ...listQuery(page, search), calendar: calendar || undefined };
      return call(listEvents, { query, signal });
    },
    placeholderData: keepPreviousData,
  });
