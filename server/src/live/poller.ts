export interface Poller {
  /** Polls now instead of at the next interval. */
  poll(): void;
  /** Resolves when no poll is in progress. */
  close(): Promise<void>;
}

/**
 * Polls at an interval, one poll at a time. A request during a poll starts another one afterwards, because the one in
 * progress may have read old data.
 */
export function createPoller(
  intervalMs: number,
  pollOnce: () => Promise<void>,
  onError: (error: unknown) => void,
): Poller {
  let isRequested = false;
  let isClosed = false;
  let inProgress: Promise<void> | undefined;

  async function pollWhileRequested() {
    while (isRequested && !isClosed) {
      isRequested = false;
      await pollOnce().catch(onError);
    }
    inProgress = undefined;
  }

  function poll() {
    isRequested = true;
    inProgress ??= pollWhileRequested();
  }

  const timer = setInterval(poll, intervalMs);
  return {
    poll,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await inProgress;
    },
  };
}
