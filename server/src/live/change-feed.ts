import type { LiveTopic } from '@assembly/contract/session';

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
  /** For caches: called at once. */
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
