import { getEvent, listCalendars, listEvents } from '@assembly/contract/endpoints/content';
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

/** One event, for a link to an event that is not on the current page. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'one', id],
    queryFn: (context) => fetchOrReadStored(context, getEvent, { params: { id } }),
    select: ({ event }) => event,
  });

/** All events of the days from `from` to the day before `to`, of one calendar or of all (''). */
export const eventsOfDaysQuery = (from: string, to: string, calendar: string) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'days', from, to, calendar],
    queryFn: (context) => fetchOrReadStored(context, listEvents, { query: { from, to, calendar } }),
  });

export const calendarsQuery = () =>
  queryOptions({
    queryKey: [...eventKeys.all, 'calendars'],
    queryFn: (context) => fetchOrReadStored(context, listCalendars, {}),
  });
