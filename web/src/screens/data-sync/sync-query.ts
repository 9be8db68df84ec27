import { SECOND_MS } from '@assembly/contract/limits';
import { api } from '@assembly/contract/paths';
import { sourceVersionsReplySchema, syncReplySchema } from '@assembly/contract/sync';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../api/client.ts';

export type SyncReply = z.infer<typeof syncReplySchema>;

/** The name of the live topic. */
export const SYNC_KEY = ['sync'] as const;

/** Also polls during a run, in case the live stream is interrupted. */
const POLL_MS = 2 * SECOND_MS;

export const syncQuery = queryOptions({
  queryKey: [...SYNC_KEY, 'runs'],
  queryFn: () => call(api.sync, { answer: syncReplySchema }),
  refetchInterval: ({ state }) => (state.data?.running ? POLL_MS : false),
});

export const versionsQuery = queryOptions({
  queryKey: [...SYNC_KEY, 'versions'],
  queryFn: () => call(api.syncVersions, { answer: sourceVersionsReplySchema }),
});
