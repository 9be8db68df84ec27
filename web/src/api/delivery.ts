import type { ReplyOf } from '@assembly/contract/endpoints/endpoint';
import { getDelivery } from '@assembly/contract/endpoints/notifications/delivery';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export type DeliveryReply = ReplyOf<typeof getDelivery>;

/** With the live topic `sync`, because a sync may hold something back. */
export const deliveryQuery = queryOptions({
  queryKey: ['sync', 'delivery'] as const,
  queryFn: ({ signal }) => call(getDelivery, { signal }),
});
