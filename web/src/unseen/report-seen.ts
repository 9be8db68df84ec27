import { type ItemChange, UNSEEN_KINDS, type UnseenKind } from '@assembly/contract/account/unseen';
import { markSeen } from '@assembly/contract/endpoints/content';
import { NEWS_MAX_ITEMS } from '@assembly/contract/limits';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { unseenQuery } from './unseen.ts';

/** Items that become visible together are sent together. */
const BATCH_MS = 200;

const waiting = {
  announcements: new Map<string, ItemChange>(),
  documents: new Map<string, ItemChange>(),
};
let isScheduled = false;

/** Tells the server that the member has seen an item. The counts go down once it has answered. */
export function reportSeen(client: QueryClient, kind: UnseenKind, item: ItemChange): void {
  waiting[kind].set(item.id, item);
  schedule(client);
}

function schedule(client: QueryClient): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => void send(client), BATCH_MS);
}

async function send(client: QueryClient): Promise<void> {
  const body: Partial<Record<UnseenKind, ItemChange[]>> = {};
  for (const kind of UNSEEN_KINDS) {
    const items = [...waiting[kind].values()].slice(0, NEWS_MAX_ITEMS);
    for (const { id } of items) waiting[kind].delete(id);
    if (items.length > 0) body[kind] = items;
  }
  isScheduled = false;
  if (UNSEEN_KINDS.some((kind) => waiting[kind].size > 0)) schedule(client);
  try {
    const left = await call(markSeen, { body });
    const { queryKey } = unseenQuery;
    const isFetching = client.isFetching({ queryKey }) > 0;
    // A reply that was requested before would show them as new again.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, left);
    // It may have been requested because something else is new.
    if (isFetching) await client.invalidateQueries({ queryKey });
  } catch {
    // They are new again at the next visit.
  }
}
