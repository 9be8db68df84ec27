import { listCalendars, listEvents } from '@assembly/contract/endpoints/content';
import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from './events.ts';
import { fetchOrReadStored } from './stored/fetch-or-read-stored.ts';

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
