import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/find-browser.ts';
import { type Figure, median, ms } from './figures.ts';
import type { BenchGoogle } from './google.ts';
import { freshFile } from './measure-sync.ts';
import { type BenchServer, startServer, syncOnce } from './server.ts';

const ROUNDS = 5;
const LOOK_EVERY_MS = 100;
const LOOKED_AT_MS = 3000;
const FIRST_VISIT_MOST_MS = 2000;
const SECOND_VISIT_MOST_MS = 800;
const TAP_MOST_MS = 100;
const SWITCH_MOST_MS = 300;
/** A five-year-old phone on a slow line. */
const SLOW = { processor: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

// As text: they run in the browser, whose types this side does not know.

/** Marks the moment at which the first card was painted, by the browser's own account of it. */
const MARK_CARDS = `
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries()) performance.mark('cards', { startTime: renderTime });
  }).observe({ type: 'element', buffered: true });
  const watching = new MutationObserver(() => {
    const title = document.querySelector('main h2');
    if (!title) return;
    title.setAttribute('elementtiming', 'card');
    watching.disconnect();
  });
  watching.observe(document, { childList: true, subtree: true });
`;

/** Says how long after the next tap the drawer was gone from the screen, and the other screen's title there. */
const WATCH_TAP = `new Promise((resolve) => {
  const titleNow = () => document.querySelector('main h1')?.textContent;
  const isDrawerGone = () => !document.querySelector('dialog[open]')?.checkVisibility();
  const before = titleNow();
  // Since the finger was lifted, however late the page heard of it.
  const watch = ({ timeStamp }) => {
    const since = () => performance.now() - timeStamp;
    let answered = 0;
    const look = () => {
      const title = titleNow();
      const isOther = Boolean(title) && title !== before;
      // By then it has been painted.
      if (isOther || isDrawerGone()) setTimeout(() => { answered ||= since(); });
      if (isOther) setTimeout(() => resolve({ answered, switched: since() }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', watch, { capture: true, once: true });
})`;

interface Tap {
  answered: number;
  switched: number;
}

/** How long a member waits for the events on a slow phone, and for an answer to a tap. */
export async function measureScreens(google: BenchGoogle): Promise<Figure[]> {
  const server = await startServer(freshFile(), google.environment);
  const { executablePath, args, env } = findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    await syncOnce(server);
    const first: number[] = [];
    const second: number[] = [];
    const inNewTab: number[] = [];
    const taps: number[] = [];
    const switches: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      await signIn(context, server);
      const page = await slowPage(context);
      first.push(await visit(page, server));
      await page.goto('about:blank');
      second.push(await visit(page, server));
      for (const { answered, switched } of await tapThrough(page)) {
        taps.push(answered);
        switches.push(switched);
      }
      await page.close();
      inNewTab.push(await visit(await slowPage(context), server));
      await context.close();
    }
    return [
      figure('Events shows its cards, first visit while signed in', first, FIRST_VISIT_MOST_MS),
      figure('Events shows its cards, second visit', second, SECOND_VISIT_MOST_MS),
      figure('and in a new tab', inNewTab, SECOND_VISIT_MOST_MS),
      figure('Switching screens answers a tap', taps, TAP_MOST_MS),
      figure('and shows the other screen', switches, SWITCH_MOST_MS),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

function figure(what: string, took: number[], most: number): Figure {
  const measured = median(took);
  return {
    what: `${what}, on a slow phone (median of ${took.length})`,
    measured: `${ms(measured)} (${took.map((one) => Math.round(one)).join(', ')})`,
    against: `processor 4 × slower, 1.6 Mbit/s, 150 ms`,
    limit: ms(most),
    holds: measured <= most,
  };
}

async function signIn(context: BrowserContext, { url, headers }: BenchServer): Promise<void> {
  const [name = '', value = ''] = (headers.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url }]);
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bitsPerSecond / 8,
    uploadThroughput: SLOW.bitsPerSecond / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
  await page.addInitScript({ content: MARK_CARDS });
  return page;
}

/** From the address to the first card on the screen, by the page's own clock. */
async function visit(page: Page, { url }: BenchServer): Promise<number> {
  await page.goto(`${url}/web/event`, { waitUntil: 'commit' });
  const readMark = () =>
    page.evaluate<number>("performance.getEntriesByName('cards')[0]?.startTime ?? 0");
  let at = await readMark();
  for (; at === 0; at = await readMark()) await wait(LOOK_EVERY_MS);
  // Nobody leaves before having looked.
  await wait(LOOKED_AT_MS);
  return at;
}

/** From the tap to the next frame that shows the other screen's title. */
async function tapThrough(page: Page): Promise<Tap[]> {
  const took: Tap[] = [];
  for (const screen of ['announcements', 'documents', 'event']) {
    await page.getByRole('button', { name: /menu/i }).click();
    const link = page.locator(`nav a[href$="/web/${screen}"]`);
    await link.waitFor();
    const tap = page.evaluate<Tap>(WATCH_TAP);
    await link.click();
    took.push(await tap);
  }
  return took;
}
