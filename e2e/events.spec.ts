import { EVENTS_PER_PAGE, HOUR_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import { serverClock } from '@assembly/server/testing/processes/server-clock';
import type { Page } from '@playwright/test';
import { expectAccessible, WIDE } from './support/accessibility.ts';
import { demo, signIn } from './support/people.ts';
import type { Assembly } from './support/processes/start-assembly.ts';
import { expect } from './support/test.ts';
import { sync, test } from './support/test-with-google.ts';

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } });

const list = (page: Page) => page.getByRole('region', { name: 'List of events' });
const cards = (page: Page) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search events' });

async function open(page: Page, assembly: Assembly, query = '') {
  await signIn(page.context(), assembly, demo.member);
  await page.goto(assembly.url + screens.events + query);
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
}

test('a member pages through the events with the keyboard, searches and reads the details', async ({
  page,
  assembly,
}) => {
  await open(page, assembly);
  await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
  await expect(cards(page).first()).toContainText('Happening now');
  // Already over today.
  await expect(card(page, 'Morning prayer')).toHaveCount(0);
  const first = await cards(page).allTextContents();
  const pager = page.getByRole('navigation', { name: 'Pages of events' });
  await pager.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(list(page)).toBeFocused();
  await expect(cards(page).first()).not.toHaveText(first[0] ?? '');
  const second = await cards(page).allTextContents();
  await page.reload();
  await expect(cards(page)).toHaveText(second);
  await page.goBack();
  await expect(cards(page)).toHaveText(first);

  await search(page).fill('CRECHE sun');
  await expect(page).toHaveURL(/\?search=CRECHE\+sun$/);
  await expect(card(page, 'Sunday service').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ events found$/ })).toBeVisible();
  await page.reload();
  await expect(search(page)).toHaveValue('CRECHE sun');
  await expect(card(page, 'Sunday service').first()).toBeVisible();
  // Cancelled.
  await search(page).fill('garden day');
  await expect(page.getByText('No events found', { exact: true })).toBeVisible();

  await search(page).fill('retreat');
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

test('a link to an event works when pasted, can be shared, and its attachment opens in the app', async ({
  page,
  context,
  assembly,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, assembly, '?search=annual+general');
  await page.getByRole('button', { name: 'More about Annual general meeting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Annual general meeting' });
  await expect(dialog.getByText('Large hall')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Join online/ })).toHaveAttribute(
    'href',
    'https://meeting.example/annual-meeting',
  );
  // Chromium on Linux has no other apps to share with.
  await dialog.getByRole('button', { name: /^Share/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(page.getByText('Link copied.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/search=annual\+general$/);

  await page.goto(address);
  await dialog.getByRole('link', { name: /^Annual report/ }).click();
  await expect(page).toHaveURL(/\/web\/documents\?open=/);
  const report = page.getByRole('dialog', { name: /^Annual report/ });
  // It leads back to where its link was.
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(assembly.url + screens.events);
});

test('a member lists one calendar with the keyboard, and an event that is in two is there once', {
  tag: '@long',
}, async ({ page, assembly }) => {
  await open(page, assembly);
  const filter = page.getByRole('combobox', { name: 'Calendar' });
  await filter.focus();
  await page.keyboard.press('M');
  await expect(page.getByRole('status').filter({ hasText: /events in Music$/ })).toBeVisible();
  await expect(filter).toBeFocused();
  await expect(page).toHaveURL(/\?calendar=music/);
  await page.reload();
  await expect(cards(page).filter({ hasText: 'Calendar: Music' })).toHaveCount(EVENTS_PER_PAGE);
  await expectAccessible(page);

  // The concert is in the main calendar too, which is the first.
  await search(page).fill('choir concert');
  await expect(page.getByText('No events found in Music')).toBeVisible();
  await expectAccessible(page);
  await filter.selectOption('All calendars');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Calendar: Assembly calendar');
});

test('a reader in another time zone sees which zone the hours are in', { tag: '@long' }, async ({
  browser,
  assembly,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US' });
  const page = await context.newPage();
  await open(page, assembly, '?search=bible+study');
  await expect(cards(page).first()).toContainText(/7:30\s–\s9:00\sPM \(.+\)/u);
  await context.close();
});

test('a reader of English in Germany sees the day before the month and 24 hours', {
  tag: '@long',
}, async ({ browser, assembly }) => {
  const context = await browser.newContext({ timezoneId: 'Europe/Zurich', locale: 'en-DE' });
  const page = await context.newPage();
  await open(page, assembly, '?search=bible+study');
  const months =
    'January|February|March|April|May|June|July|August|September|October|November|December';
  const time = new RegExp(`day,? \\d+ (${months})(,? \\d{4})?,? 19:30\\s?–\\s?21:00`, 'u');
  await expect(cards(page).last()).toContainText(time);
  await context.close();
});

test('a synced event appears, and an event that ends disappears, without a reload', {
  tag: '@long',
}, async ({ page, processes, startWithGoogle }) => {
  const clock = serverClock(processes.folder);
  const { google, assembly, admin } = await startWithGoogle({
    content: 'empty',
    environment: clock.environment,
  });
  const fromNow = (ms: number) => ({ dateTime: new Date(Date.now() + ms).toISOString() });
  google.putEvent({
    id: 'short',
    summary: 'Nearly over',
    start: fromNow(-HOUR_MS),
    end: fromNow(HOUR_MS),
  });
  await sync(assembly, admin);
  await page.clock.install();
  await signIn(page.context(), assembly, admin);
  await page.goto(assembly.url + screens.events);
  await expect(card(page, 'Nearly over')).toBeVisible();
  google.putEvent({
    id: 'new',
    summary: 'Just planned',
    start: fromNow(2 * HOUR_MS),
    end: fromNow(3 * HOUR_MS),
  });
  await sync(assembly, admin);
  await expect(card(page, 'Just planned')).toBeVisible();
  await expect(card(page, 'Nearly over')).toBeVisible();
  // One hour later, on the server and in the browser.
  clock.set(Date.now() + HOUR_MS);
  await page.clock.fastForward(HOUR_MS);
  await expect(card(page, 'Nearly over')).toHaveCount(0);
  await expect(card(page, 'Just planned')).toBeVisible();
});

test.describe('without all scripts', () => {
  test.use({ allowedFailures: ['/assets/'] });

  test('the page says that the app could not be loaded, and offers a retry', {
    tag: '@long',
  }, async ({ page, context, assembly }) => {
    await signIn(context, assembly, demo.member);
    await page.route('**/assets/start-*.js', (route) => route.abort());
    await page.goto(assembly.url + screens.events);
    await expect(page.getByRole('alert')).toHaveText('The app could not be loaded. Try again');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(EVENTS_PER_PAGE);
  });
});
