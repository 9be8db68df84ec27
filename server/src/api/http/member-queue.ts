import pLimit, { type LimitFunction } from 'p-limit';

/** Runs a read that is slow when there is much data. */
export type MemberQueue = <Result>(userId: string, read: () => Promise<Result>) => Promise<Result>;

/** Each member's reads run one after the other, so that one who sends many at once does not delay the others. */
export function createMemberQueue(): MemberQueue {
  const queues = new Map<string, LimitFunction>();
  return async (userId, read) => {
    const queue = queues.get(userId) ?? pLimit(1);
    queues.set(userId, queue);
    try {
      return await queue(read);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(userId);
    }
  };
}
