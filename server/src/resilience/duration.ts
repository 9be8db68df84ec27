import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';

const isLong = process.env.RESILIENCE === 'long';

/**
 * What differs between the two forms: `npm test` runs the short one within a minute and a half, the nightly
 * `npm run test:resilience` the long one. Files named `*.long.test.ts` run only in the long form.
 */
export const RESILIENCE = {
  isLong,
  loadMs: isLong ? 10 * MINUTE_MS : 10 * SECOND_MS,
  /** What is not about SQL is checked on PostgreSQL at night. */
  databases: isLong ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const),
  requestsPerRoute: isLong ? 5000 : 40,
  /** How often a change is timed until the others have seen it. */
  timedChanges: isLong ? 3 : 1,
  /** How often a sync is killed, on each of the two databases. */
  kills: isLong ? { SQLite: 100, PostgreSQL: 100 } : { SQLite: 2, PostgreSQL: 2 },
  /** How often a process is killed while it sends emails, on each of the two databases. */
  senderKills: isLong ? 100 : 10,
  longestTestMs: isLong ? 60 * MINUTE_MS : 3 * MINUTE_MS,
} as const;
