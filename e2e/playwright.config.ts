import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';

const { executablePath, args, env } = findBrowser();

export default defineConfig({
  testDir: '.',
  // Run by `npm run test:browsers`.
  testIgnore: 'browsers/**',
  // `npm test` runs one journey of each feature; `npm run e2e` and `npm run test:all` run all tests.
  ...(process.env.TEST_ALL !== 'yes' && { grepInvert: /@long/ }),
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the smallest machine has processors, because tests often wait for a page.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for busy machines.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { executablePath, args, env },
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
  },
});
