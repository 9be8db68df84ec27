import { getEvent } from '@assembly/contract/endpoints/content';
import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from './events.ts';
import { fetchOrReadStored } from './stored/fetch-or-read-stored.ts';

/** One event, for a link to an event that is not on the current page. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventKeys.all, 'one', id],
    queryFn: (context) => fetchOrReadStored(context, getEvent, { params: { id } }),
    select: ({ event }) => event,
  });
