import { randomUUID } from 'node:crypto';
import { LIVE_TOPICS, type LiveTopic } from '@assembly/contract/session';
import { z } from 'zod';
import { listenOnPostgres } from '../store/database/postgres-listen.ts';

/**
 * Something changed. `userId` is set for the topic `session`, `version` for a source. `resync` means that changes may
 * have been missed: refetch everything.
 */
export interface Change {
  topic: LiveTopic | 'resync';
  userId?: string | undefined;
  version?: number | undefined;
}

export interface ChangeFeed {
  /** Publishes to every process. */
  publish(change: Change): void;
  /** Publishes to this process only, for changes that each process detects by itself. */
  publishLocally(change: Change): void;
  /** For caches: called immediately. */
  subscribe(listener: (change: Change) => void): void;
  /** For streams: called when every process has been notified, because any of them may serve the refetch. */
  subscribeAfterAll(listener: (change: Change) => void): void;
  /** Whether changes by other processes arrive. While they do not, nothing should be cached. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** The feed of a single process. */
export function createLocalFeed(): ChangeFeed {
  const listeners = new Set<(change: Change) => void>();
  const publishLocally = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  const subscribe = (listener: (change: Change) => void) => void listeners.add(listener);
  return {
    publish: publishLocally,
    publishLocally,
    subscribe,
    // Not before the reply to the request that made the change: it may clear the session cookie.
    subscribeAfterAll: (listener) => subscribe((change) => void setImmediate(listener, change)),
    isConnected: () => true,
    close: async () => {},
  };
}

/**
 * The proxy may send the refetch of a notified browser to another process. PostgreSQL notifies all processes within a
 * millisecond or two; a process that has not been notified yet would reply from its cache.
 */
const ALL_NOTIFIED_MS = 50;

const UNKNOWN_MESSAGE =
  'A notification on the database has an unknown format. Run the same version in all processes.';

const messageSchema = z.object({
  from: z.string(),
  topic: z.enum([...LIVE_TOPICS, 'resync']),
  userId: z.string().optional(),
  version: z.number().optional(),
});

/** On SQLite, a feed for this process; on PostgreSQL, one for all processes. */
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
    // The write and the poller both report the same version.
    if (version !== undefined && versions.get(topic) === version) return;
    if (version !== undefined) versions.set(topic, version);
    local.publishLocally(change);
  }

  const send = (change: Change) =>
    notifications.send(JSON.stringify({ from: self, ...change })).catch(onError);

  const notifications = await listenOnPostgres(databaseUrl, {
    onText(text) {
      const message = parseMessage(text);
      if (!message) onError(new Error(UNKNOWN_MESSAGE));
      if (message?.from === self) return;
      publishLocally(message?.change ?? { topic: 'resync' });
    },
    onReconnected() {
      local.publishLocally({ topic: 'resync' });
      // The other processes may not have received what was published here meanwhile.
      void send({ topic: 'resync' });
    },
    onError,
  });
  return {
    ...local,
    publishLocally,
    publish(change) {
      // Locally and immediately, even if the connection is down.
      local.publishLocally(change);
      void send(change);
    },
    subscribeAfterAll: (listener) =>
      local.subscribe((change) => void setTimeout(listener, ALL_NOTIFIED_MS, change)),
    isConnected: () => notifications.isConnected(),
    close: () => notifications.close(),
  };
}

/** Undefined for an unknown format: from a newer version or another program. */
function parseMessage(text: string): { from: string; change: Change } | undefined {
  try {
    const { from, ...change } = messageSchema.parse(JSON.parse(text));
    return { from, change };
  } catch {
    return undefined;
  }
}
