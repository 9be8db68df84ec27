import { test as base, expect } from '@playwright/test';
import { type Assembly, startAssembly } from './start-assembly.ts';

interface WorkerFixtures {
  /** The demo, shared by the tests of a worker: they must not get into each other's way. */
  assembly: Assembly;
}

export const test = base.extend<object, WorkerFixtures>({
  assembly: [
    async ({ browserName: _any }, use) => {
      const assembly = await startAssembly();
      await use(assembly);
      await assembly.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };
