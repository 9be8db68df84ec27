import { vi } from 'vitest';

/** Makes timers of exactly this length expire immediately, until the end of the test. The others are real. */
export function shortenTimers(length: number): void {
  const start = window.setTimeout;
  const startShortened = (run: () => void, ms?: number, ...args: []) =>
    start(run, ms === length ? 0 : ms, ...args);
  vi.stubGlobal('setTimeout', startShortened);
}
