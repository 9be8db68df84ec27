import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';

const SHORTEST_MS = 5 * SECOND_MS;
const LONGEST_MS = 5 * MINUTE_MS;

/** For a server that may be down: each failure in a row stops sending to it for longer. */
export function createBackoff(now: () => number) {
  let failures = 0;
  let until = 0;
  const isActive = () => now() < until;
  return {
    isActive,
    begin() {
      // Several messages may fail at the same time: only the first failure counts.
      if (isActive()) return;
      until = now() + Math.min(SHORTEST_MS * 2 ** Math.min(failures, 10), LONGEST_MS);
      failures += 1;
    },
    reset() {
      failures = 0;
      until = 0;
    },
  };
}
