import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { RESILIENCE } from './server/src/resilience/duration.ts';

const RESILIENCE_TESTS = 'server/src/resilience/*.test.ts';
/** Run only in the long form, which `npm run test:all` runs too. */
const LONG_TESTS = 'server/src/resilience/*.long.test.ts';
/** Runs with the server's own tests; the long form runs it with more kills. */
const KILL_TEST = 'server/src/sync/kill.test.ts';

/** Replaces Node's timers and random numbers, so it needs a process of its own. */
const SIMULATED_DAYS = 'server/src/simulation/*.test.ts';

/** The simulation of Google against Google's rules. What the app needs of it, the app's own tests prove too. */
const SIMULATION_TESTS = 'sandbox/src/{control,google,oauth}/**';

/** For tests of large data and of processor time, which `npm test` skips. */
const tags = [{ name: 'long', skip: !RESILIENCE.isLong }];

const node = (name: string) => ({
  test: {
    name,
    tags,
    include: [`${name}/src/**/*.test.ts`],
    environment: 'node' as const,
    testTimeout: 60_000,
    // Importing the app again for every file would take longer than most files run.
    isolate: false,
    // One more than the smallest machine has processors, because tests often wait for a process or a timer.
    maxWorkers: 3,
  },
});

const onPostgres = {
  environment: 'node' as const,
  globalSetup: 'server/src/testing/databases/provide-databases.ts',
  testTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    projects: [
      node('contract'),
      node('messages'),
      {
        test: {
          ...node('server').test,
          ...onPostgres,
          exclude: [RESILIENCE_TESTS, SIMULATED_DAYS, ...(RESILIENCE.isLong ? [KILL_TEST] : [])],
        },
      },
      {
        test: {
          ...node('server').test,
          ...onPostgres,
          name: 'simulation',
          include: [SIMULATED_DAYS],
          isolate: true,
        },
      },
      {
        test: {
          ...onPostgres,
          name: 'resilience',
          include: [RESILIENCE_TESTS, ...(RESILIENCE.isLong ? [KILL_TEST] : [])],
          exclude: RESILIENCE.isLong ? [] : [LONG_TESTS],
          isolate: false,
          // One file at a time, because they measure durations.
          maxWorkers: 1,
          testTimeout: RESILIENCE.longestTestMs,
        },
      },
      {
        test: { ...node('sandbox').test, exclude: RESILIENCE.isLong ? [] : [SIMULATION_TESTS] },
      },
      {
        test: {
          name: 'browsers',
          include: ['e2e/browsers/*.test.ts'],
          environment: 'node',
          // One browser at a time: three on two processors are slow enough to fail.
          fileParallelism: false,
        },
      },
      { test: { ...node('scripts').test, include: ['scripts/**/*.test.ts'] } },
      ...(existsSync('web/vitest.config.ts') ? ['web/vitest.config.ts'] : []),
    ],
  },
});
