import { MINUTE_MS } from '@assembly/contract/limits';

const isLong = process.env.TEST_ALL === 'yes';

/** What differs between the short form of `npm test` and the long one of `npm run test:resilience`. */
export const RESILIENCE = {
  isLong,
  /** How often a change is timed until the others have seen it. */
  timedChanges: isLong ? 3 : 1,
  /** How often a sync is killed. */
  kills: isLong ? 100 : 2,
  /** How often a process is killed while it sends emails. */
  senderKills: isLong ? 100 : 4,
  longestTestMs: isLong ? 60 * MINUTE_MS : 3 * MINUTE_MS,
} as const;
