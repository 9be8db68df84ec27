import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const node = (name: string) => ({
  test: {
    name,
    include: [`${name}/src/**/*.test.ts`],
    environment: 'node' as const,
    testTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      node('contract'),
      {
        test: {
          ...node('server').test,
          globalSetup: 'server/src/testing/provide-postgres.ts',
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
        },
      },
      node('sandbox'),
      ...(existsSync('web/vitest.config.ts') ? ['web/vitest.config.ts'] : []),
    ],
  },
});
