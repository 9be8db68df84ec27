import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../../scripts/find-browser.ts';
import type { Figure } from '../figure.ts';
import { type App, runSync, startApp } from '../processes/start-app.ts';
import type { SandboxProcess } from '../processes/start-sandbox.ts';
import {
  PHONE_VIEWPORT,
  slowDown,
  slowPhoneFigure,
  waitFor,
  waitUntilStored,
} from '../slow-phone.ts';
import { tempDatabaseUrl } from '../temp-database.ts';

const ROUNDS = 3;
const MAX_START_MS = 2200;

interface Screen {
  name: string;
  path: string;
  /** True in the page once its content can be read. As text, because it runs in the browser. */
  isReadable: string;
}

/** How long a member with a slow phone waits for a screen after starting the browser without a connection. */
export async function measureOfflineStart(sandbox: SandboxProcess): Promise<Figure[]> {
  const app = await startApp(tempDatabaseUrl(), sandbox.environment);
  const profile = mkdtempSync(join(tmpdir(), 'assembly-profile-'));
  let screens: Screen[];
  try {
    await runSync(app);
    screens = await listScreens(app);
    await visitOnce(app, profile);
  } finally {
    await app.stop();
  }
  const figures: Figure[] = [];
  for (const screen of screens) {
    figures.push(await measureStarts(app, profile, screen, 'the server stopped'));
  }
  // As behind thick walls: a connection that never answers, so the app waits for the session as long as it may.
  const silent = createServer();
  await new Promise<void>((resolve) =>
    silent.listen(Number(new URL(app.url).port), '127.0.0.1', resolve),
  );
  try {
    for (const screen of screens) {
      figures.push(await measureStarts(app, profile, screen, 'a server that does not answer'));
    }
  } finally {
    silent.close();
  }
  return figures;
}

async function listScreens({ url, headers }: App): Promise<Screen[]> {
  const reply = await fetch(`${url}/api/events`, { headers });
  const { items } = (await reply.json()) as { items: { id: string }[] };
  const first = encodeURIComponent(items[0]?.id ?? '');
  const shows = (selector: string) => `document.querySelector('${selector}')`;
  return [
    { name: 'Events', path: '/web/event', isReadable: shows('main li h2') },
    {
      name: 'The month',
      path: '/web/event?view=month',
      isReadable: shows('[role=grid][aria-busy=false]'),
    },
    {
      name: 'The details of an event',
      path: `/web/event?open=${first}`,
      // While it loads, the dialog is called "Event".
      isReadable: "(document.querySelector('dialog[open] h2')?.textContent ?? 'Event') !== 'Event'",
    },
    { name: 'Announcements', path: '/web/announcements', isReadable: shows('main h2') },
    { name: 'The document index', path: '/web/documents', isReadable: shows('main li a[href]') },
  ];
}

const openBrowser = (profile: string) =>
  chromium.launchPersistentContext(profile, { ...findBrowser(), viewport: PHONE_VIEWPORT });

/** A visit with a connection, until everything is stored. */
async function visitOnce({ url, headers }: App, profile: string): Promise<void> {
  const context = await openBrowser(profile);
  const [name = '', value = ''] = headers.cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/web/event`);
  await waitUntilStored(page);
  await context.close();
}

/** Each time in a new browser process, from opening the address to the first frame with the content. */
async function measureStarts(
  { url }: App,
  profile: string,
  { name, path, isReadable }: Screen,
  condition: string,
): Promise<Figure> {
  const tookMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await openBrowser(profile);
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript({ content: markWhen(isReadable) });
    await page.goto(url + path, { waitUntil: 'commit' });
    tookMs.push(await waitFor(page, "performance.getEntriesByName('readable')[0]?.startTime"));
    await context.close();
  }
  return slowPhoneFigure(`${name} after a cold start with ${condition}`, tookMs, MAX_START_MS);
}

/** Looks in every frame; the mark is set after the frame has been painted. */
const markWhen = (isReadable: string) => `{
  const look = () => {
    const isShown = Boolean(${isReadable});
    requestAnimationFrame(() => (isShown ? setTimeout(() => performance.mark('readable')) : look()));
  };
  look();
}`;
