import { SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import pLimit, { type LimitFunction } from 'p-limit';

/** As long as a request waits for a database connection. */
const MAX_WAIT_MS = 5 * SECOND_MS;

/** Runs a read that is slow when there is much data. */
export type MemberQueue = <Result>(userId: string, read: () => Promise<Result>) => Promise<Result>;

/**
 * Each member's reads run one after the other, so that somebody who sends many does not delay the others. A read that
 * has waited too long is rejected: if the database hangs, each read ends only at its time limit.
 */
export function createMemberQueue(now = () => performance.now()): MemberQueue {
  const queues = new Map<string, LimitFunction>();
  return async (userId, read) => {
    const queue = queues.get(userId) ?? pLimit(1);
    queues.set(userId, queue);
    const since = now();
    try {
      return await queue(() => {
        if (now() - since > MAX_WAIT_MS) throw new Problem('unavailable', { retryAfterSeconds: 1 });
        return read();
      });
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(userId);
    }
  };
}
