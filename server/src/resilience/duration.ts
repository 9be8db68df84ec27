import { MINUTE_MS } from '@assembly/contract/limits';

/** The long form is `npm run test:resilience`; every `npm test` runs the short one. */
const isLong = process.env.RESILIENCE === 'long';

/** How long the tests of the resilience suite go on. What does not stand here is the same in both forms. */
export const RESILIENCE = {
  isLong,
  loadMs: isLong ? 10 * MINUTE_MS : 1 * MINUTE_MS,
  /** On each of the two databases: twice as many in all. */
  requestsPerRoute: isLong ? 5000 : 150,
  /** How often a sync is killed, on each of the two databases. */
  kills: isLong ? { SQLite: 100, PostgreSQL: 100 } : { SQLite: 8, PostgreSQL: 4 },
  longestTestMs: isLong ? 60 * MINUTE_MS : 3 * MINUTE_MS,
} as const;
