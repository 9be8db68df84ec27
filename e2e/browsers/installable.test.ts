import { rmSync } from 'node:fs';
import { logo, screens } from '@assembly/contract/paths';
import { launch } from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.ts';
import { cookieFor, demo } from '../support/people.ts';
import { findFreePort, startAssembly } from '../support/processes/start-assembly.ts';
import { findProgram } from './engines.ts';

// The headless shell finds every page installable.
const chromium = findProgram(
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
);
const MISSING = 'Chromium is not installed (on Debian: apt install chromium)';
const TEST_MS = 120_000;

/** Why the browser would not install the app from each of these addresses. */
async function findErrors(addresses: string[], cookie = ''): Promise<string[][]> {
  const { args, env } = findBrowser();
  // Not a context of its own, which would be incognito, where nothing can be installed.
  const browser = await launch({ executablePath: chromium ?? '', args, env });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  if (cookie) await page.setExtraHTTPHeaders({ cookie });
  const session = await page.createCDPSession();
  const errors: string[][] = [];
  for (const address of addresses) {
    await page.goto(address);
    const reply = await session.send('Page.getInstallabilityErrors');
    errors.push(reply.installabilityErrors.map(({ errorId }) => errorId));
  }
  return errors;
}

async function start(environment: Record<string, string>, port: number) {
  const assembly = await startAssembly({ environment, port });
  onTestFinished(async () => {
    await assembly.stop();
    rmSync(assembly.folder, { recursive: true, force: true });
  });
  return assembly;
}

test(
  'Chromium installs the app, from the login and from inside',
  async ({ skip }) => {
    skip(!chromium, MISSING);
    const assembly = await start({}, await findFreePort());
    // The logo is not a page, which proves that errors would be found.
    const addresses = [logo, screens.login, screens.events].map((path) => assembly.url + path);
    const cookie = await cookieFor(assembly, demo.member);
    const [ofLogo, ofLogin, ofEvents] = await findErrors(addresses, cookie);
    expect(ofLogo).not.toEqual([]);
    expect([ofLogin, ofEvents]).toEqual([[], []]);
  },
  TEST_MS,
);

test(
  'Chromium installs the app below a path',
  async ({ skip }) => {
    skip(!chromium, MISSING);
    const port = await findFreePort();
    const url = `http://localhost:${port}/church`;
    await start({ PUBLIC_URL: url }, port);
    expect(await findErrors([url + screens.login])).toEqual([[]]);
  },
  TEST_MS,
);
