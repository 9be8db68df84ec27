import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineProject } from 'vitest/config';
import manifest from '../package.json' with { type: 'json' };
import { findBrowser } from '../scripts/find-browser.ts';
import { RESILIENCE } from '../server/src/resilience/duration.ts';
import { MESSAGES_IN_DEVELOPMENT } from './build/catalogs.ts';
import { customMedia } from './build/custom-media.ts';

const { executablePath, args, env } = findBrowser();

/** Lets the browser keep the modules it has loaded for one test for the next, because a run changes none. */
const KEEP_MODULES: Plugin = {
  name: 'keep-modules',
  configureServer(server) {
    server.middlewares.use((_request, response, next) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        set(name, value === 'no-cache' ? 'max-age=3600' : value);
      next();
    });
  },
};

export default defineProject({
  root: import.meta.dirname,
  plugins: [react(), KEEP_MODULES],
  define: {
    __VERSION__: JSON.stringify(manifest.version),
    __MESSAGES__: JSON.stringify(MESSAGES_IN_DEVELOPMENT),
  },
  css: { postcss: { plugins: [customMedia] } },
  // A dependency discovered during a run would make Vite reload the page.
  optimizeDeps: { entries: ['{service-worker,src}/**/*.{ts,tsx}'] },
  test: {
    name: 'web',
    // For rare cases, which `npm test` skips.
    tags: [{ name: 'long', skip: !RESILIENCE.isLong }],
    include: ['{service-worker,src}/**/*.test.{ts,tsx}'],
    setupFiles: 'src/testing/set-up.ts',
    // Generous, for busy machines.
    testTimeout: 60_000,
    // As in the other projects, which Vitest requires.
    maxWorkers: 3,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath, args, env },
        // Tests do not wait for transitions, and drawing them takes much processor time.
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Zurich', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      screenshotFailures: false,
    },
  },
});
