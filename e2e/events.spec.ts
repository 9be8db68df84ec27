import { readFileSync } from 'node:fs';
import { DAY_MS, EVENTS_PER_PAGE, HOUR_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { api, screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { expectNoFaults, expectNoSidewaysScroll, WIDE } from './support/expect-accessible.ts';
import { expectLateThenFailed } from './support/expect-late-then-failed.ts';
import { hostileStrings } from './support/hostile-strings.ts';
import { demo, signIn } from './support/people.ts';
import type { Assembly } from './support/start-assembly.ts';
import { startWithOwnGoogle, sync } from './support/start-google.ts';
import { expect, test } from './support/test.ts';

// A program of the test's own ends before the browser does, and its stream with it.
test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' }, mayFail: [api.live] });

const list = (page: Page) => page.getByRole('region', { name: 'List of events' });
const cards = (page: Page) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title }) });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of events' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search events' });

async function open(page: Page, assembly: Assembly, query = '') {
  await signIn(page.context(), assembly, demo.member);
  await page.goto(assembly.url + screens.events + query);
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
}

test('twelve cards a page, with what runs now first and nothing that is over or cancelled', async ({
  page,
  assembly,
}) => {
  await open(page, assembly);
  await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
  await expect(cards(page).first()).toContainText('Happening now');
  await expect(card(page, 'Morning prayer')).toHaveCount(0);
  await search(page).fill('garden day');
  await expect(page.getByText('No events found', { exact: true })).toBeVisible();
});

test('what has no title says so', async ({ page, assembly }) => {
  await open(page, assembly);
  await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
  // On which page it stands depends on the weekday.
  while ((await card(page, '(No title)').count()) === 0) {
    const shown = await cards(page).first().textContent();
    await pager(page).getByRole('button', { name: 'Next' }).click();
    await expect(cards(page).first()).not.toHaveText(shown ?? '');
  }
  await expect(card(page, '(No title)').first()).toBeVisible();
});

test('columns follow the width of the screen', async ({ page, assembly }) => {
  await open(page, assembly);
  await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
  }
});

test('a search finds beginnings of words without regard to case and accents', async ({
  page,
  assembly,
}) => {
  await open(page, assembly);
  await search(page).fill('CRECHE sun');
  await expect(page).toHaveURL(/\?search=CRECHE\+sun$/);
  await expect(card(page, 'Sunday service').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ events found$/ })).toBeVisible();
  await page.reload();
  await expect(search(page)).toHaveValue('CRECHE sun');
  await expect(card(page, 'Sunday service').first()).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('');
  await expect(cards(page).first()).toContainText('Happening now');
});

test('the pages can be gone through by keyboard, and are in the address', async ({
  page,
  assembly,
}) => {
  await open(page, assembly);
  const first = await cards(page).allTextContents();
  await pager(page).getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(list(page)).toBeFocused();
  await expect(cards(page).first()).not.toHaveText(first[0] ?? '');
  const second = await cards(page).allTextContents();
  await page.reload();
  await expect(cards(page)).toHaveText(second);
  await page.goBack();
  await expect(cards(page)).toHaveText(first);
});

test('what is cut short is read in full, and the focus comes back', async ({ page, assembly }) => {
  await open(page, assembly, '?search=retreat');
  const more = page.getByRole('button', { name: 'More about Parish retreat' });
  await more.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Parish retreat/ });
  await expect(dialog.getByText('Evening song').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'retreat.example' }).first()).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('an event can be taken into one’s own calendar', async ({ page, assembly }) => {
  await open(page, assembly, '?search=retreat');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Add to calendar: Parish retreat/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Parish retreat.*\.ics$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('SUMMARY:Parish retreat');
});

test('to a reader elsewhere the zone of the hours is named', async ({ browser, assembly }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US' });
  const page = await context.newPage();
  await open(page, assembly, '?search=bible+study');
  await expect(cards(page).first()).toContainText(/7:30\s–\s9:00\sPM \(.+\)/u);
  await context.close();
});

test('what a sync brings and what ends is seen without a reload', async ({ page, programs }) => {
  const { google, assembly, admin } = await startWithOwnGoogle(programs);
  const at = (ahead: number) => ({ dateTime: new Date(Date.now() + ahead).toISOString() });
  google.putEvent({
    id: 'short',
    summary: 'Nearly over',
    start: at(-HOUR_MS),
    end: at(20 * SECOND_MS),
  });
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await page.goto(assembly.url + screens.events);
  await expect(card(page, 'Nearly over')).toBeVisible();
  google.putEvent({ id: 'new', summary: 'Just planned', start: at(HOUR_MS), end: at(2 * HOUR_MS) });
  await sync(assembly, admin);
  await expect(card(page, 'Just planned')).toBeVisible();
  await expect(card(page, 'Nearly over')).toHaveCount(0, { timeout: MINUTE_MS });
  await google.close();
});

test('sixty hostile strings as summaries and descriptions run nothing and break nothing', async ({
  page,
  programs,
}) => {
  test.slow();
  expect(hostileStrings).toHaveLength(60);
  const { google, assembly, admin } = await startWithOwnGoogle(programs);
  hostileStrings.forEach((text, at) => {
    const time = (hours: number) => ({
      dateTime: new Date(Date.now() + (24 + at + hours) * HOUR_MS).toISOString(),
    });
    google.putEvent({
      id: `h${at}`,
      summary: text,
      description: `${'One line.<br>'.repeat(6)}${text}`,
      start: time(0),
      end: time(1),
    });
  });
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  for (let number = 1; number <= hostileStrings.length / EVENTS_PER_PAGE; number++) {
    await page.goto(`${assembly.url}${screens.events}?page=${number}`);
    await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
    await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(EVENTS_PER_PAGE);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    for (const more of await page.getByRole('button', { name: /^More about/ }).all()) {
      await more.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'itRan' in globalThis)).toBe(false);
  }
  await google.close();
});

test('axe finds nothing, full, opened and empty', async ({ page, assembly }) => {
  test.slow();
  await open(page, assembly);
  await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
  await expectNoFaults(page);
  await search(page).fill('retreat');
  await page.getByRole('button', { name: 'More about Parish retreat' }).click();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await search(page).fill('nowhere');
  await expect(page.getByText('No events found')).toBeVisible();
  await expectNoFaults(page);
});

test.describe('a second visit', () => {
  test.use({ mayFail: ['/assets/', '/api/'] });

  const cachedPage = (page: Page) => page.evaluate(() => localStorage.getItem('cachedPage'));

  test('begins with what was last seen, while the app itself still loads', async ({
    page,
    assembly,
  }) => {
    await open(page, assembly);
    await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
    await expect.poll(() => cachedPage(page)).toContain('Happening now');
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/app-*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(assembly.url + screens.events, { waitUntil: 'commit' });
    await expect(page.locator('main li h2')).toHaveCount(EVENTS_PER_PAGE);
    await expect(page.locator('main li h2').first()).toBeVisible();
    await expect(page.locator('#root')).toHaveAttribute('inert');
    await expect(page.locator('nav').first()).toBeVisible();
    const menu = await page.locator('header button').first().boundingBox();
    await page.mouse.click((menu?.x ?? 0) + 10, (menu?.y ?? 0) + 10);
    gate.resolve();
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
    // What was pressed meanwhile is done now.
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await search(page).fill('CRECHE sun');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ events found$/ })).toBeVisible();
  });

  test('begins with nothing that somebody else saw', async ({ page, assembly }) => {
    await open(page, assembly);
    await expect.poll(() => cachedPage(page)).toContain('Happening now');
    await page.addInitScript(() => {
      const user = JSON.parse(localStorage.getItem('currentUser') ?? '');
      localStorage.setItem('currentUser', JSON.stringify({ ...user, id: 'somebody else' }));
    });
    await page.route('**/assets/app-*.js', () => {});
    await page.goto(assembly.url + screens.events, { waitUntil: 'commit' });
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  test('is as the first when nothing was kept for it', async ({ page, assembly }) => {
    await page.route('**/assets/cached-page-*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('cached-page'),
    );
    await open(page, assembly);
    await failed;
    await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
  });

  test('begins with nothing that is no longer so', async ({ page, assembly }) => {
    await open(page, assembly);
    await expect.poll(() => cachedPage(page)).toContain('Happening now');
    await page.clock.setFixedTime(Date.now() + 8 * DAY_MS);
    await page.route('**/assets/app-*.js', () => {});
    await page.goto(assembly.url + screens.events, { waitUntil: 'commit' });
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  test('in which the app does not arrive says so, and tries again when asked', async ({
    page,
    assembly,
  }) => {
    await open(page, assembly);
    await expect.poll(() => cachedPage(page)).toContain('Happening now');
    await page.route('**/assets/app-*.js', (route) => route.abort());
    await page.goto(assembly.url + screens.events, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toHaveText(
      'The app could not be loaded. Please check your connection. Try again',
    );
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
  });
});

test.describe('when the server does not answer', () => {
  test.use({ mayFail: ['/api/'] });

  test('what is on its way has its shape, and what failed can be tried again', async ({
    page,
    assembly,
  }) => {
    test.slow();
    const visit = () => open(page, assembly, '?page=3');
    await expectLateThenFailed(page, `**${api.events}?page=3`, visit);
    await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
    await expect(list(page)).toBeFocused();
  });
});
