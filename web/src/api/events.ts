import { eventsReplySchema } from '@assembly/contract/event';
import { api } from '@assembly/contract/paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { listAddress } from './list-address.ts';

/** A page of the upcoming events. The page before it stays in view until it is here. */
export const eventsQuery = (page: number, search: string) =>
  queryOptions({
    queryKey: ['events', search, page],
    queryFn: () => call(listAddress(api.events, { page, search }), { answer: eventsReplySchema }),
    placeholderData: keepPreviousData,
  });
