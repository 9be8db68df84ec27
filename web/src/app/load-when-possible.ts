/** Loads code that the page needs sooner or later. After a failure, tries again when there is reason to hope. */
export async function loadWhenPossible<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await waitUntilOnlineOrVisible();
    }
  }
}

function waitUntilOnlineOrVisible(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const { signal } = stop;
    const retry = () => {
      if (document.hidden) return;
      stop.abort();
      resolve();
    };
    addEventListener('online', retry, { signal });
    document.addEventListener('visibilitychange', retry, { signal });
  });
}
