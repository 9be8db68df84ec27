export interface Poller {
  /** Looks at once, when there is reason to. */
  poll(): void;
  /** Returns once no poll is under way. */
  close(): Promise<void>;
}

/**
 * Looks every so often, one poll at a time. What is asked for while one is under way is looked at again: that poll may
 * have read what was true before.
 */
export function createPoller(
  ms: number,
  pollOnce: () => Promise<void>,
  onError: (error: unknown) => void,
): Poller {
  let isAsked = false;
  let isClosed = false;
  let inProgress: Promise<void> | undefined;

  async function pollWhileAsked() {
    while (isAsked && !isClosed) {
      isAsked = false;
      await pollOnce().catch(onError);
    }
    inProgress = undefined;
  }

  function poll() {
    isAsked = true;
    inProgress ??= pollWhileAsked();
  }

  const timer = setInterval(poll, ms);
  return {
    poll,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await inProgress;
    },
  };
}
