import type { OfflineReply } from '@assembly/contract/offline';
import type { User } from '@assembly/contract/user';
import { rememberUser } from '../browser/current-user.ts';
import { storeReply } from '../offline/stored-data.ts';

export const noData: OfflineReply = {
  asOf: 0,
  events: { items: [], calendars: [], until: Number.MAX_SAFE_INTEGER },
  announcements: { items: [] },
  documents: { items: [] },
  sermons: { items: [] },
};

/** As after a visit of this person a while ago. */
export async function storeFor(
  user: User,
  events: OfflineReply['events']['items'],
  asOf = Date.now(),
): Promise<void> {
  rememberUser(user);
  const reply = { ...noData, events: { ...noData.events, items: events } };
  await storeReply(user.id, reply, { asOf, etag: '"stored"' });
}

export async function deleteAllCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
