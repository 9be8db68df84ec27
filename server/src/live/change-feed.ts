import type { LiveTopic } from '@assembly/contract/session';

/**
 * Something was written. `userId` says whose sessions, when the topic is `session`. `resync` says that changes may have
 * been missed: whoever listens asks for everything again.
 */
export interface Change {
  topic: LiveTopic | 'resync';
  userId?: string;
}

export interface ChangeFeed {
  /** Tells every process. */
  publish(change: Change): void;
  /** Tells this process alone, of what each finds out by itself. */
  deliver(change: Change): void;
  subscribe(listener: (change: Change) => void): void;
  close(): Promise<void>;
}

/** For one process: what is published here is heard here. */
export function inProcessFeed(): ChangeFeed {
  const listeners = new Set<(change: Change) => void>();
  const deliver = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  return {
    publish: deliver,
    deliver,
    subscribe: (listener) => {
      listeners.add(listener);
    },
    close: async () => {},
  };
}
