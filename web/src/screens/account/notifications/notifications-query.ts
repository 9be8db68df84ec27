import { getNotifications } from '@assembly/contract/endpoints/notifications/notifications';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { sessionKeys } from '../../../api/session.ts';
import { findOwnSubscription } from '../../../browser/push-subscription.ts';

/** Below the session key: the live topic `session` announces what was changed in another browser. */
export const notificationsQuery = queryOptions({
  queryKey: [...sessionKeys.current, 'notifications'] as const,
  queryFn: ({ signal }) => call(getNotifications, { signal }),
});

/** Identifies this browser among the devices; null if it has no subscription. Known without a connection. */
export const ownEndpointQuery = queryOptions({
  queryKey: [...notificationsQuery.queryKey, 'own'] as const,
  queryFn: async () => (await findOwnSubscription())?.endpoint ?? null,
  networkMode: 'always',
});
