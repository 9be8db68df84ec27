import type { ReplyOf } from '@assembly/contract/endpoints/endpoint';
import { getSync, listSnapshots } from '@assembly/contract/endpoints/sync';
import { SECOND_MS } from '@assembly/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export type SyncReply = ReplyOf<typeof getSync>;

export const syncKeys = { all: ['sync'] } as const;

/** Keeps the progress bar moving when the live stream is down. */
const POLL_MS = 2 * SECOND_MS;

export const syncQuery = queryOptions({
  queryKey: ['sync', 'runs'],
  queryFn: ({ signal }) => call(getSync, { signal }),
  refetchInterval: ({ state }) => (state.data?.running ? POLL_MS : false),
});

export const snapshotsQuery = queryOptions({
  queryKey: ['sync', 'versions'],
  queryFn: ({ signal }) => call(listSnapshots, { signal }),
});
