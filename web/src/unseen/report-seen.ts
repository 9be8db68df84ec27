import { type ItemChange, UNSEEN_KINDS, type UnseenKind } from '@assembly/contract/account/unseen';
import { markSeen } from '@assembly/contract/endpoints/content';
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

/** Reports to the server that the member has seen an item. The counts go down once it has answered. */
export function reportSeen(client: QueryClient, kind: UnseenKind, item: ItemChange): void {
  waiting[kind].set(item.id, item);
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => void send(client), BATCH_MS);
}

async function send(client: QueryClient): Promise<void> {
  isScheduled = false;
  const body: Partial<Record<UnseenKind, ItemChange[]>> = {};
  for (const kind of UNSEEN_KINDS) {
    if (waiting[kind].size > 0) body[kind] = [...waiting[kind].values()];
    waiting[kind].clear();
  }
  try {
    const left = await call(markSeen, { body });
    const { queryKey } = unseenQuery;
    // A reply that was requested before would show them as new again.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, left);
  } catch {
    // They are new again at the next visit.
  }
}
