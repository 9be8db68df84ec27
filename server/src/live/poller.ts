export type Poller = ReturnType<typeof createPoller>;

/**
 * Polls at an interval, one poll at a time. A request during a poll starts another one afterwards, because the one in
 * progress may have read old data.
 */
export function createPoller(
  intervalMs: number,
  pollOnce: () => Promise<void>,
  onError: (error: unknown) => void,
) {
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
    /** Polls now instead of at the next interval. */
    poll,
    /** Resolves when no poll is in progress. */
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      await inProgress;
    },
  };
}
