import { randomUUID } from 'node:crypto';
import { LIVE_TOPICS } from '@assembly/contract/session';
import { z } from 'zod';
import { openNotifications } from '../store/database/notifications.ts';
import { type Change, type ChangeFeed, createLocalFeed } from './change-feed.ts';

/**
 * A browser that this process tells asks any process, by way of the proxy. PostgreSQL reaches all of them within a
 * millisecond or two of each other; one that the browser reached earlier would answer with what it still has ready.
 */
const ALL_HAVE_HEARD_MS = 50;

const NOT_UNDERSTOOD =
  'Something was said on the database that this process does not understand. Let all processes run the same version.';

const messageSchema = z.object({
  from: z.string(),
  topic: z.enum([...LIVE_TOPICS, 'resync']),
  userId: z.string().optional(),
  version: z.number().optional(),
});

/** One process on a file talks to itself; on PostgreSQL every process hears what any of them publishes. */
export async function openChangeFeed(
  databaseUrl: string,
  onError: (error: unknown) => void,
): Promise<ChangeFeed> {
  const local = createLocalFeed();
  return databaseUrl.startsWith('file:') ? local : await postgresFeed(databaseUrl, local, onError);
}

async function postgresFeed(
  databaseUrl: string,
  local: ChangeFeed,
  onError: (error: unknown) => void,
): Promise<ChangeFeed> {
  const self = randomUUID();
  const versions = new Map<string, number>();

  function publishLocally(change: Change) {
    const { topic, version } = change;
    // Both the write and whoever watches the database tell of it.
    if (version !== undefined && versions.get(topic) === version) return;
    if (version !== undefined) versions.set(topic, version);
    local.publishLocally(change);
  }

  /** Said here, and not heard by the others. */
  let isOwed = false;
  async function send(change: Change) {
    const text = JSON.stringify({ from: self, ...change });
    try {
      if (!(await notifications.send(text))) isOwed = true;
    } catch (error) {
      isOwed = true;
      onError(error);
    }
  }

  const notifications = await openNotifications(databaseUrl, {
    onText(text) {
      const message = parseMessage(text);
      if (!message) onError(new Error(NOT_UNDERSTOOD));
      if (message?.from === self) return;
      publishLocally(message?.change ?? { topic: 'resync' });
    },
    onReconnected() {
      local.publishLocally({ topic: 'resync' });
      if (!isOwed) return;
      isOwed = false;
      void send({ topic: 'resync' });
    },
    onError,
  });
  return {
    ...local,
    publishLocally,
    publish(change) {
      // Here at once, whatever becomes of the line to the others.
      local.publishLocally(change);
      void send(change);
    },
    subscribeAfterAll: (listener) =>
      local.subscribe((change) => void setTimeout(listener, ALL_HAVE_HEARD_MS, change)),
    isConnected: () => notifications.isConnected(),
    close: () => notifications.close(),
  };
}

/** Undefined when it makes no sense here: it may come from a later version, or from another program. */
function parseMessage(text: string): { from: string; change: Change } | undefined {
  try {
    const { from, ...change } = messageSchema.parse(JSON.parse(text));
    return { from, change };
  } catch {
    return undefined;
  }
}
