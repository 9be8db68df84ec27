import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { sitePrefixOf } from './network.ts';

/** Two are hashing while another one reads and writes the database. */
const CONCURRENT_ATTEMPTS = 3;
const MAX_WAITING = 50;
/** Longer than most people and proxies wait. */
const MAX_WAIT_MS = 30 * SECOND_MS;
const RETRY_AFTER_SECONDS = 1;
const FAILURES_COUNT_MS = 10 * MINUTE_MS;
const MAX_FAILED_SITES = 10_000;

/** Runs sign-ins, sign-ups, resets and password checks, a few at a time, with networks taking turns. */
export interface AttemptQueue {
  /** How many are in progress or waiting. */
  size(): number;
  /** Runs the work when it is the turn of that address; rejects with `busy` when too many wait, or it waits too long. */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  since: number;
  start(): void;
  refuse(problem: Problem): void;
}

/**
 * Networks take turns, so one that sends many attempts cannot delay other networks by more than a few attempts. Those
 * with the fewest failed attempts in the last minutes go first, so dozens of networks cannot delay the others either.
 * When the queue is full, the network with the most waiting and failed attempts gives up its last one for a network
 * with fewer.
 */
export function createAttemptQueue(now = () => performance.now()): AttemptQueue {
  // The networks in the order of their turns, each with at least one waiting attempt.
  const queues = new Map<string, Waiting[]>();
  const failures = new Map<string, { count: number; until: number }>();
  let running = 0;

  const countWaiting = () => queues.values().reduce((count, queue) => count + queue.length, 0);

  function countFailures(site: string): number {
    const failed = failures.get(site);
    return failed && now() < failed.until ? failed.count : 0;
  }

  function recordFailure(site: string): void {
    const failed = failures.get(site);
    if (failed && now() < failed.until) {
      failed.count += 1;
      return;
    }
    failures.delete(site);
    failures.set(site, { count: 1, until: now() + FAILURES_COUNT_MS });
    const [oldest] = failures.keys();
    if (failures.size > MAX_FAILED_SITES && oldest) failures.delete(oldest);
  }

  function refuseLate(): void {
    for (const [site, queue] of queues) {
      while (queue[0] && now() - queue[0].since > MAX_WAIT_MS) queue.shift()?.refuse(busy());
      if (queue.length === 0) queues.delete(site);
    }
  }

  function startNext(): void {
    refuseLate();
    if (queues.size === 0 || running >= CONCURRENT_ATTEMPTS) return;
    const [site, queue] = queues
      .entries()
      .reduce((a, b) => (countFailures(b[0]) < countFailures(a[0]) ? b : a));
    queues.delete(site);
    const first = queue.shift();
    if (queue.length > 0) queues.set(site, queue);
    running += 1;
    first?.start();
  }

  function makeRoomFor(site: string): void {
    const weigh = (other: string) => (queues.get(other)?.length ?? 0) + countFailures(other);
    const heaviest = queues.keys().reduce((a, b) => (weigh(b) > weigh(a) ? b : a), site);
    if (weigh(heaviest) <= weigh(site) + 1) throw busy();
    const queue = queues.get(heaviest);
    queue?.pop()?.refuse(busy());
    if (queue?.length === 0) queues.delete(heaviest);
  }

  return {
    size: () => running + countWaiting(),
    async run(address, work) {
      const site = sitePrefixOf(address);
      if (countWaiting() >= MAX_WAITING) makeRoomFor(site);
      const queue = queues.get(site) ?? [];
      await new Promise<void>((start, refuse) => {
        queue.push({ since: now(), start, refuse });
        queues.set(site, queue);
        startNext();
      });
      try {
        return await work();
      } catch (error) {
        if (error instanceof Problem && error.status < 500) recordFailure(site);
        throw error;
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
