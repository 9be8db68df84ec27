import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getSync, startSync } from '@assembly/contract/endpoints/sync';
import { addressVariables, environmentFor } from '@assembly/sandbox/environment';
import { demoOptions } from '@assembly/sandbox/options';
import { type Sandbox, startSandbox } from '@assembly/sandbox/start-sandbox';
import { callApi } from './call-api.ts';
import { type Credentials, cookieFor, newPending, type Person } from './people.ts';
import {
  type Assembly,
  findFreePort,
  makeFolder,
  startAssembly,
} from './processes/start-assembly.ts';
import { test as base, expect } from './test.ts';

/** A production server with one administrator, and a simulated Google that the test controls. */
interface ServerWithGoogle {
  assembly: Assembly;
  google: Sandbox;
  admin: Person;
}

interface ServerOptions {
  /** Whether Google starts with the sample data, odd names and markup included, or with nothing. */
  content?: 'sample' | 'empty';
  /** Whether the environment connects the server to Google, or only says where Google is. */
  isConnected?: boolean;
  environment?: Record<string, string>;
  /** Whether the variables are in the file `.env` instead of the environment. */
  usesEnvFile?: boolean;
}

interface PreparedDatabase {
  file: string;
  admin: Person;
}

export const test = base.extend<
  { startWithGoogle: (options?: ServerOptions) => Promise<ServerWithGoogle> },
  { databaseWithAdmin: PreparedDatabase }
>({
  // Made once in each worker; every test starts from a copy.
  databaseWithAdmin: [
    async ({ browserName: _browserName }, use) => {
      const folder = makeFolder();
      const port = await findFreePort();
      const environment = { PUBLIC_URL: `http://localhost:${port}` };
      const assembly = await startAssembly({ folder, port, environment });
      const admin = await newPending(assembly);
      await assembly.stop();
      const file = join(folder, 'assembly.db');
      const db = new DatabaseSync(file);
      db.prepare("update users set name = 'Ada Admin', isAdmin = 1, isActive = 1").run();
      db.close();
      await use({ file, admin: { ...admin, name: 'Ada Admin' } });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  startWithGoogle: async ({ processes, databaseWithAdmin }, use) => {
    const sandboxes: Sandbox[] = [];
    await use(async (options = {}) => {
      const { content = 'sample', isConnected = true, usesEnvFile = false } = options;
      const google = await startSandbox({ hasUnusualItems: true });
      sandboxes.push(google);
      if (content === 'empty') {
        google.setCalendar([]);
        google.setTasks([]);
        google.setDrive([]);
      }
      copyFileSync(databaseWithAdmin.file, join(processes.folder, 'assembly.db'));
      const port = await findFreePort();
      const variables: Record<string, string> = {
        PUBLIC_URL: `http://localhost:${port}`,
        ASSEMBLY_TIME_ZONE: demoOptions.timeZone,
        ...(isConnected ? environmentFor(google) : addressVariables(google)),
        ...options.environment,
      };
      if (usesEnvFile) writeEnvFile(processes.folder, variables);
      const assembly = await processes.startAssembly({
        port,
        environment: usesEnvFile ? {} : variables,
      });
      return { assembly, google, admin: databaseWithAdmin.admin };
    });
    for (const sandbox of sandboxes) await sandbox.close();
  },
});

function writeEnvFile(folder: string, variables: Record<string, string>) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''));
}

/** Runs a sync without a browser and waits for its end. */
export async function sync(assembly: Assembly, admin: Credentials): Promise<void> {
  const headers = { cookie: await cookieFor(assembly, admin) };
  const started = await callApi(assembly, startSync.path, { method: 'POST', body: {}, headers });
  expect(started.status).toBe(202);
  await expect
    .poll(async () => {
      const reply = await callApi(assembly, getSync.path, { headers });
      return ((await reply.json()) as { running: unknown }).running;
    })
    .toBeFalsy();
}
