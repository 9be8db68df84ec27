import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { sitePrefixOf } from './network.ts';

/** Two are hashing while another one reads and writes the database. */
const CONCURRENT_ATTEMPTS = 3;
const MAX_WAITING = 50;
/** Longer than most people and proxies wait. */
const MAX_WAIT_MS = 30 * SECOND_MS;
const RETRY_AFTER_SECONDS = 1;
const ATTEMPTS_COUNT_MS = 10 * MINUTE_MS;
const MAX_COUNTED_SITES = 10_000;

export type AttemptQueue = ReturnType<typeof createAttemptQueue>;

interface Waiting {
  since: number;
  start(): void;
  reject(problem: Problem): void;
}

/**
 * Runs sign-ins, sign-ups, resets and password checks, a few at a time, with networks taking turns.
 *
 * Every second turn goes to the network with the fewest attempts in the last minutes, so neither one network that sends
 * many nor dozens that send some can delay the others. All attempts count, because all cost the same. The turns between
 * go to the attempt that has waited longest, so a network with many members gets its turn as well. When the queue is
 * full, the network with the most attempts gives up its last one for a network with fewer.
 */
export function createAttemptQueue(now = () => performance.now()) {
  // Each network with at least one waiting attempt; the one that had a turn last is at the end.
  const queues = new Map<string, Waiting[]>();
  const attempts = new Map<string, { count: number; until: number }>();
  let running = 0;
  let turn = 0;

  const countWaiting = () => queues.values().reduce((count, queue) => count + queue.length, 0);

  function countAttempts(site: string): number {
    const counted = attempts.get(site);
    return counted && now() < counted.until ? counted.count : 0;
  }

  function recordAttempt(site: string): void {
    const counted = attempts.get(site);
    if (counted && now() < counted.until) {
      counted.count += 1;
      return;
    }
    attempts.delete(site);
    attempts.set(site, { count: 1, until: now() + ATTEMPTS_COUNT_MS });
    const [oldest] = attempts.keys();
    if (attempts.size > MAX_COUNTED_SITES && oldest) attempts.delete(oldest);
  }

  function rejectLate(): void {
    for (const [site, queue] of queues) {
      while (queue[0] && now() - queue[0].since > MAX_WAIT_MS) queue.shift()?.reject(busy());
      if (queue.length === 0) queues.delete(site);
    }
  }

  function startNext(): void {
    rejectLate();
    if (queues.size === 0 || running >= CONCURRENT_ATTEMPTS) return;
    turn += 1;
    const rank = ([site, queue]: [string, Waiting[]]) =>
      turn % 2 === 1 ? countAttempts(site) : (queue[0]?.since ?? 0);
    const [site, queue] = queues.entries().reduce((a, b) => (rank(b) < rank(a) ? b : a));
    queues.delete(site);
    const first = queue.shift();
    if (queue.length > 0) queues.set(site, queue);
    running += 1;
    recordAttempt(site);
    first?.start();
  }

  function makeRoomFor(site: string): void {
    const weigh = (other: string) => (queues.get(other)?.length ?? 0) + countAttempts(other);
    const heaviest = queues.keys().reduce((a, b) => (weigh(b) > weigh(a) ? b : a), site);
    if (weigh(heaviest) <= weigh(site) + 1) throw busy();
    const queue = queues.get(heaviest);
    queue?.pop()?.reject(busy());
    if (queue?.length === 0) queues.delete(heaviest);
  }

  return {
    /** How many are in progress or waiting. */
    size: () => running + countWaiting(),
    /** Runs the work when it is the turn of that address; rejects with `busy` when too many wait, or it waits too long. */
    async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
      const site = sitePrefixOf(address);
      if (countWaiting() >= MAX_WAITING) makeRoomFor(site);
      const queue = queues.get(site) ?? [];
      await new Promise<void>((start, reject) => {
        queue.push({ since: now(), start, reject });
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
