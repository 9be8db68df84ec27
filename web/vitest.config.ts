import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { findBrowser } from '../scripts/find-browser.ts';

const { executablePath, args, env } = findBrowser();

export default defineProject({
  root: import.meta.dirname,
  plugins: [react()],
  // Found only while the tests run, a dependency would make Vite load the page anew under them.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: 'src/testing/set-up.ts',
    // How long a busy machine may take says nothing about the app.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath, args, env },
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Zurich' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      screenshotFailures: false,
    },
  },
});
