import { rmSync } from 'node:fs';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { collectBrowserErrors } from './browser-errors.ts';
import { type ScriptProcess, spawnScript } from './processes/spawn-script.ts';
import {
  type Assembly,
  makeFolder,
  type StartOptions,
  startAssembly,
} from './processes/start-assembly.ts';
import { waitForContent } from './wait-for-content.ts';

interface TestFixtures {
  /** Paths whose requests may fail in this test. Any other failed request or console error fails it. */
  allowedFailures: string[];
  /** Opens another browser session with its own cookies. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  processes: Processes;
}

interface WorkerFixtures {
  /** The demo, shared by all tests of a worker. Tests use people of their own and change no settings. */
  assembly: Assembly;
}

/** Processes that belong to one test and are killed when it ends. */
export interface Processes {
  folder: string;
  startAssembly: (options?: StartOptions) => Promise<Assembly>;
  spawn: (script: string[], environment?: Record<string, string>) => ScriptProcess;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  assembly: [
    async ({ browserName: _browserName }, use) => {
      const assembly = await startAssembly();
      await waitForContent(assembly);
      await use(assembly);
      await assembly.stop();
      rmSync(assembly.folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  allowedFailures: [[], { option: true }],

  processes: async ({ browserName: _browserName }, use) => {
    const folder = makeFolder();
    const scripts: ScriptProcess[] = [];
    await use({
      folder,
      startAssembly: (options) =>
        startAssembly({ folder, onSpawn: (script) => scripts.push(script), ...options }),
      spawn(command, environment = {}) {
        const script = spawnScript(command, folder, environment);
        scripts.push(script);
        return script;
      },
    });
    for (const script of scripts) {
      script.process.kill('SIGKILL');
      await script.ended;
    }
    rmSync(folder, { recursive: true, force: true });
  },

  // Depends on `processes` so that the browser closes before the servers that it talks to.
  context: async ({ processes: _processes, context, allowedFailures }, use) => {
    const errors = await collectBrowserErrors(context, allowedFailures);
    await use(context);
    expect(errors, 'errors in the browser').toEqual([]);
  },

  openContext: async ({ processes: _processes, browser, allowedFailures }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[][] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      errors.push(await collectBrowserErrors(context, allowedFailures));
      return context;
    });
    expect(errors.flat(), 'errors in the browser').toEqual([]);
    for (const context of contexts) await context.close();
  },
});

export { expect };
