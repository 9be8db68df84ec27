import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright';
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

const ROUNDS = 5;
const STAY_MS = 3000;
const MAX_FIRST_VISIT_MS = 1800;
/** See docs/decisions/0021. */
const MAX_SECOND_VISIT_MS = 1000;
const MAX_TAP_MS = 100;
const MAX_SWITCH_MS = 300;

// The scripts are strings because they run in the browser, whose types are not known here.

/** Marks when the browser painted the first card. */
const MARK_CARDS = `
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries()) performance.mark('cards', { startTime: renderTime });
  }).observe({ type: 'element', buffered: true });
  const watching = new MutationObserver(() => {
    const title = document.querySelector('main li h2 button');
    if (!title) return;
    title.setAttribute('elementtiming', 'card');
    watching.disconnect();
  });
  watching.observe(document, { childList: true, subtree: true });
`;

/** Resolves with the time from the next tap until the tapped entry is marked, and until the other screen's title is shown. */
const WATCH_TAP = `new Promise((resolve) => {
  const titleNow = () => document.querySelector('main h1')?.textContent;
  const markedNow = () => document.querySelector('nav[aria-label="Main"] [aria-current="page"]')?.href;
  const before = titleNow();
  const markedBefore = markedNow();
  // From when the finger was lifted, even if the page handles the event later.
  const watch = ({ timeStamp }) => {
    const since = () => performance.now() - timeStamp;
    let answered = 0;
    const look = () => {
      const title = titleNow();
      const isOther = Boolean(title) && title !== before;
      // A timeout runs after the frame has been painted.
      if (isOther || markedNow() !== markedBefore) setTimeout(() => { answered ||= since(); });
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

/** How long a member with a slow phone waits for the events, and for the response to a tap. */
export async function measureScreenSpeed(sandbox: SandboxProcess): Promise<Figure[]> {
  const app = await startApp(tempDatabaseUrl(), sandbox.environment);
  try {
    await runSync(app);
    const first: number[] = [];
    const second: number[] = [];
    const inNewTab: number[] = [];
    const taps: number[] = [];
    const switches: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // A browser for each round: what an earlier one leaves behind would slow down the later ones.
      const browser = await chromium.launch(findBrowser());
      const context = await browser.newContext({ viewport: PHONE_VIEWPORT });
      await signIn(context, app);
      const page = await slowPage(context);
      first.push(await visit(page, app));
      await waitUntilStored(page);
      await page.goto('about:blank');
      second.push(await visit(page, app));
      for (const { answered, switched } of await tapThrough(page)) {
        taps.push(answered);
        switches.push(switched);
      }
      await page.close();
      inNewTab.push(await visit(await slowPage(context), app));
      await browser.close();
    }
    return [
      slowPhoneFigure(
        'Events shows its cards, first visit while signed in',
        first,
        MAX_FIRST_VISIT_MS,
      ),
      slowPhoneFigure('Events shows its cards, second visit', second, MAX_SECOND_VISIT_MS),
      slowPhoneFigure('Events shows its cards, in a new tab', inNewTab, MAX_SECOND_VISIT_MS),
      slowPhoneFigure('Response to a tap on another screen', taps, MAX_TAP_MS),
      slowPhoneFigure('Tap until the other screen is shown', switches, MAX_SWITCH_MS),
    ];
  } finally {
    await app.stop();
  }
}

async function signIn(context: BrowserContext, { url, headers }: App): Promise<void> {
  const [name = '', value = ''] = (headers.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url }]);
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript({ content: MARK_CARDS });
  return page;
}

/** From opening the address to the first card on the screen, by the page's own clock. */
async function visit(page: Page, { url }: App): Promise<number> {
  await page.goto(`${url}/web/event`, { waitUntil: 'commit' });
  const paintedMs = await waitFor(page, "performance.getEntriesByName('cards')[0]?.startTime");
  // What the page does after its first paint belongs to this visit, not to the next.
  await wait(STAY_MS);
  return paintedMs;
}

/** Switches to each screen in turn. */
async function tapThrough(page: Page): Promise<Tap[]> {
  const taps: Tap[] = [];
  for (const screen of ['announcements', 'documents', 'event']) {
    const link = page.locator(`nav a[href$="/web/${screen}"]`);
    const tap = page.evaluate<Tap>(WATCH_TAP);
    await link.click();
    taps.push(await tap);
  }
  return taps;
}
