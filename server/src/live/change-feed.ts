import type { LiveTopic } from '@assembly/contract/session';

/**
 * Something was written. `userId` says whose sessions, when the topic is `session`; `version` which state of a source,
 * when it is one. `resync` says that changes may have been missed: whoever listens asks for everything again.
 */
export interface Change {
  topic: LiveTopic | 'resync';
  userId?: string | undefined;
  version?: number | undefined;
}

export interface ChangeFeed {
  /** Tells every process. */
  publish(change: Change): void;
  /** Tells this process alone, of what each finds out by itself. */
  publishLocally(change: Change): void;
  /** For whoever keeps something that the change makes untrue: told at once. */
  subscribe(listener: (change: Change) => void): void;
  /** For whoever sends people to ask again: told when every process has been, as they may ask any of them. */
  subscribeAfterAll(listener: (change: Change) => void): void;
  /** Whether what others write is heard of at once: while it is not, nothing made from it should be kept. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** For one process: what is published here is heard here. */
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
    subscribeAfterAll: subscribe,
    isConnected: () => true,
    close: async () => {},
  };
}
