import { SECOND_MS } from '@assembly/contract/limits';
import { api } from '@assembly/contract/paths';
import { sourceVersionsReplySchema, syncReplySchema } from '@assembly/contract/sync';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../api/client.ts';

export type SyncReply = z.infer<typeof syncReplySchema>;

/** The live topic's name, with which the keys begin. */
export const SYNC_KEY = ['sync'] as const;

/** In case the live stream is cut just then: nobody likes a bar that stands still. */
const ASK_AGAIN_MS = 2 * SECOND_MS;

export const syncQuery = queryOptions({
  queryKey: [...SYNC_KEY, 'runs'],
  queryFn: () => call(api.sync, { answer: syncReplySchema }),
  refetchInterval: ({ state }) => (state.data?.running ? ASK_AGAIN_MS : false),
});

export const versionsQuery = queryOptions({
  queryKey: [...SYNC_KEY, 'versions'],
  queryFn: () => call(api.syncVersions, { answer: sourceVersionsReplySchema }),
});
