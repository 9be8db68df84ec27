import type { LiveTopic } from '@assembly/contract/session';

/** Something was written. `userId` says whose sessions, when the topic is `session`. */
export interface Change {
  topic: LiveTopic;
  userId?: string;
}

export interface ChangeFeed {
  publish(change: Change): void;
  subscribe(listener: (change: Change) => void): void;
}

/** For one process: what is published here is heard here. */
export function inProcessFeed(): ChangeFeed {
  const listeners = new Set<(change: Change) => void>();
  return {
    publish: (change) => {
      for (const listener of listeners) listener(change);
    },
    subscribe: (listener) => {
      listeners.add(listener);
    },
  };
}
