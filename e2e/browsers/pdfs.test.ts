import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getSync, startSync } from '@assembly/contract/endpoints/sync';
import { screens } from '@assembly/contract/paths';
import { environmentFor } from '@assembly/sandbox/environment';
import { type Sandbox, startSandbox } from '@assembly/sandbox/start-sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../support/call-api.ts';
import { isSomethingDrawn, PDF_FOLDER, SAMPLE_PDFS, setPdfs } from '../support/pdfs/pdfs.ts';
import { cookieFor, newPending, type Person } from '../support/people.ts';
import {
  type Assembly,
  findFreePort,
  makeFolder,
  startAssembly,
} from '../support/processes/start-assembly.ts';
import { type Driver, poll, WAIT_MS } from './driver.ts';
import { ENGINES, type RunningEngine } from './engines.ts';
import { logIn } from './log-in.ts';

const START_MS = 120_000;

let google: Sandbox;
let assembly: Assembly;
let start: () => Promise<Assembly>;
let admin: Person;

beforeAll(async () => {
  google = await startSandbox({ hasUnusualItems: false });
  setPdfs(google, SAMPLE_PDFS);
  const folder = makeFolder();
  const port = await findFreePort();
  const environment = { PUBLIC_URL: `http://localhost:${port}`, ...environmentFor(google) };
  start = () => startAssembly({ folder, port, environment });
  assembly = await start();
  admin = await newPending(assembly);
  await assembly.stop();
  const db = new DatabaseSync(join(folder, 'assembly.db'));
  db.exec('update users set isAdmin = 1, isActive = 1');
  db.close();
  assembly = await start();
  const headers = { cookie: await cookieFor(assembly, admin) };
  await callApi(assembly, startSync.path, { method: 'POST', body: {}, headers });
  await poll('the sync', async () => {
    const reply = await callApi(assembly, getSync.path, { headers });
    return !((await reply.json()) as { running: unknown }).running;
  });
}, START_MS);

afterAll(async () => {
  await assembly.stop();
  await google.close();
  rmSync(assembly.folder, { recursive: true, force: true });
});

const addressOf = (name: string) =>
  `${assembly.url}${screens.documents}?folder=${PDF_FOLDER}&open=${name}`;

/** Runs in the page. */
const isControlled = () => navigator.serviceWorker.controller !== null;

/** Runs in the page: whether the file is stored on this device. */
/** The file, and the list that leads to it. */
async function isStored(id: string): Promise<boolean> {
  const paths: string[] = [];
  for (const name of await caches.keys()) {
    const entries = await (await caches.open(name)).keys();
    paths.push(...entries.map(({ url }) => new URL(url).pathname));
  }
  return paths.includes(`/stored-files/${id}`) && paths.includes('/stored-data/revalidation');
}

describe.each(ENGINES)(
  'in $name',
  ({ missing, start: startEngine }) => {
    let engine: RunningEngine | undefined;
    let driver: Driver;

    beforeAll(async () => {
      if (missing) return;
      engine = await startEngine();
      driver = await engine.open();
      await driver.setSize(1280, 900);
      await logIn(driver, admin, assembly.url);
      await driver.waitFor({ css: 'h1', text: 'Events' });
      // Otherwise the PDFs are opened before it takes over, and its mistakes are not seen.
      await poll('the service worker', () => driver.evaluate(isControlled));
    }, START_MS);
    afterAll(async () => {
      await driver?.close();
      await engine?.close();
    });

    async function expectDrawn(text: string | undefined) {
      const pages = { css: '[role="region"][aria-label^="Pages of"][aria-busy="false"]' };
      await driver.waitFor(text ? { ...pages, text } : pages);
      await poll('something drawn', () => driver.evaluate(isSomethingDrawn));
      expect(driver.errors).toEqual([]);
    }

    for (const { name, text, error } of SAMPLE_PDFS) {
      test(`${name}.pdf opens, or says why not`, async ({ skip }) => {
        skip(missing !== '', missing);
        await driver.open(addressOf(name));
        if (error) return driver.waitFor({ css: 'dialog [role="alert"]', text: error });
        await expectDrawn(text);
      });
    }

    test('a PDF opens again after a reload, and without the server', async ({ skip }) => {
      skip(missing !== '', missing);
      const { name, text } = SAMPLE_PDFS[0] as (typeof SAMPLE_PDFS)[number];
      await driver.open(addressOf(name));
      await expectDrawn(text);
      expect(await driver.evaluate(isControlled)).toBe(true);
      await driver.open(addressOf(name));
      await expectDrawn(text);
      await poll('the stored copy', () => driver.evaluate(isStored, name));
      await assembly.stop();
      try {
        await driver.open(addressOf(name));
        await expectDrawn(text);
      } finally {
        assembly = await start();
      }
    });
  },
  WAIT_MS * 2,
);
