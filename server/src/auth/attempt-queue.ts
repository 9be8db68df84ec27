import { Problem } from '@assembly/contract/problem';
import { sitePrefixOf } from './network.ts';

/** Two are hashing while another one reads and writes the database. */
const CONCURRENT_ATTEMPTS = 3;
const MAX_WAITING = 50;
const RETRY_AFTER_SECONDS = 1;

/** Runs sign-ins, sign-ups, resets and password checks, a few at a time, with networks taking turns. */
export interface AttemptQueue {
  /** How many are in progress or waiting. */
  size(): number;
  /** Runs the work when it is the turn of that address; rejects with `busy` when too many are waiting. */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  start(): void;
  refuse(problem: Problem): void;
}

/**
 * Networks take turns, so one that sends many attempts cannot delay other networks by more than a few attempts. When
 * the queue is full, the network with the most waiting attempts gives up its last one for a network with fewer.
 */
export function createAttemptQueue(): AttemptQueue {
  // The networks in the order of their turns, each with at least one waiting attempt.
  const queues = new Map<string, Waiting[]>();
  let running = 0;

  const countWaiting = () => queues.values().reduce((count, queue) => count + queue.length, 0);

  function startNext(): void {
    const [next] = queues;
    if (!next || running >= CONCURRENT_ATTEMPTS) return;
    const [site, queue] = next;
    queues.delete(site);
    const first = queue.shift();
    if (queue.length > 0) queues.set(site, queue);
    running += 1;
    first?.start();
  }

  function makeRoomFor(queue: Waiting[]): void {
    const longest = queues.values().reduce((a, b) => (b.length > a.length ? b : a), queue);
    const refused = longest.length > queue.length + 1 ? longest.pop() : undefined;
    if (!refused) throw busy();
    refused.refuse(busy());
  }

  return {
    size: () => running + countWaiting(),
    async run(address, work) {
      const site = sitePrefixOf(address);
      const queue = queues.get(site) ?? [];
      if (countWaiting() >= MAX_WAITING) makeRoomFor(queue);
      await new Promise<void>((start, refuse) => {
        queue.push({ start, refuse });
        queues.set(site, queue);
        startNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}

function busy(): Problem {
  return new Problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
