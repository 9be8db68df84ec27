export interface Poller {
  /** Looks at once, when there is reason to. */
  look(): void;
  /** Returns once no look is under way. */
  close(): Promise<void>;
}

/**
 * Looks every so often, one look at a time. What is asked for while one is under way is looked at again: that look may
 * have read what was true before.
 */
export function createPoller(
  ms: number,
  lookOnce: () => Promise<void>,
  onFault: (error: unknown) => void,
): Poller {
  let isAsked = false;
  let isClosed = false;
  let underWay: Promise<void> | undefined;

  async function lookWhileAsked() {
    while (isAsked && !isClosed) {
      isAsked = false;
      await lookOnce().catch(onFault);
    }
    underWay = undefined;
  }

  function look() {
    isAsked = true;
    underWay ??= lookWhileAsked();
  }

  const timer = setInterval(look, ms);
  return {
    look,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
