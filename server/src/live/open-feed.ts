import { randomUUID } from 'node:crypto';
import { LIVE_TOPICS } from '@assembly/contract/session';
import { z } from 'zod';
import { openNotifications } from '../store/notifications.ts';
import { type ChangeFeed, inProcessFeed } from './change-feed.ts';

const messageSchema = z.object({
  from: z.string(),
  topic: z.enum([...LIVE_TOPICS, 'resync']),
  userId: z.string().optional(),
});

/** One process on a file talks to itself; on PostgreSQL every process hears what any of them publishes. */
export async function openFeed(
  databaseUrl: string,
  onFault: (error: unknown) => void,
): Promise<ChangeFeed> {
  const local = inProcessFeed();
  return databaseUrl.startsWith('file:') ? local : await postgresFeed(databaseUrl, local, onFault);
}

async function postgresFeed(
  databaseUrl: string,
  local: ChangeFeed,
  onFault: (error: unknown) => void,
): Promise<ChangeFeed> {
  const self = randomUUID();
  const notifications = await openNotifications(databaseUrl, {
    onText(text) {
      const { from, topic, userId } = messageSchema.parse(JSON.parse(text));
      if (from !== self) local.deliver({ topic, ...(userId !== undefined && { userId }) });
    },
    onBack: () => local.deliver({ topic: 'resync' }),
    onFault,
  });
  return {
    ...local,
    publish(change) {
      // Here at once, whatever becomes of the line to the others; they find out by themselves within a second.
      local.deliver(change);
      notifications.send(JSON.stringify({ from: self, ...change })).catch(onFault);
    },
    close: () => notifications.close(),
  };
}
