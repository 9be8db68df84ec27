import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Assembly, type Options, type Run, run, startAssembly } from './start-assembly.ts';
import { watchNoise } from './watch-console.ts';

interface TestFixtures {
  /** Addresses that a test makes fail on purpose; any other failure in the browser fails the test. */
  mayFail: string[];
  /** Another browser with its own cookies, watched like the first. */
  openContext: () => Promise<BrowserContext>;
  programs: Programs;
}

interface WorkerFixtures {
  /** The demo, shared by the tests of a worker: they must not get into each other's way. */
  assembly: Assembly;
}

/** Programs of a test's own, which end with it whatever happens. */
interface Programs {
  folder: string;
  start: (options?: Options) => Promise<Assembly>;
  run: (args: string[], environment?: Record<string, string>) => Run;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  assembly: [
    async ({ browserName: _any }, use) => {
      const assembly = await startAssembly();
      await use(assembly);
      await assembly.stop();
      rmSync(assembly.folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  mayFail: [[], { option: true }],

  context: async ({ context, mayFail }, use) => {
    const noise = await watchNoise(context, mayFail);
    await use(context);
    expect(noise, 'what the browser complained of').toEqual([]);
  },

  openContext: async ({ browser, mayFail }, use) => {
    const opened: BrowserContext[] = [];
    const noises: string[][] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      noises.push(await watchNoise(context, mayFail));
      return context;
    });
    for (const context of opened) await context.close();
    expect(noises.flat(), 'what the browser complained of').toEqual([]);
  },

  programs: async ({ browserName: _any }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'assembly-e2e-'));
    const runs: Run[] = [];
    await use({
      folder,
      start: (options) =>
        startAssembly({ folder, onRun: (started) => runs.push(started), ...options }),
      run(args, environment = {}) {
        const started = run(args, folder, environment);
        runs.push(started);
        return started;
      },
    });
    for (const started of runs) {
      started.process.kill('SIGKILL');
      await started.ended;
    }
    rmSync(folder, { recursive: true, force: true });
  },
});

export { expect };
