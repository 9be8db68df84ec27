import { DatabaseSync } from 'node:sqlite';
import { screens } from '@assembly/contract/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { openProfile } from './support/open-profile.ts';
import { demo, signIn } from './support/people.ts';
import { type Assembly, findFreePort } from './support/processes/start-assembly.ts';
import { card, cards, screenTitle } from './support/screens/documents.ts';
import { readCaches, waitUntilStored } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';
import { waitForContent } from './support/wait-for-content.ts';

const bar = (page: Page) => page.getByText(/ cannot be reached\. As of \w+day \d\d:\d\d\.$/);
const eventTitles = (page: Page) =>
  page.getByRole('region', { name: 'List of events' }).getByRole('heading', { level: 2 });

async function openAs(
  context: BrowserContext,
  page: Page,
  assembly: Assembly,
  who: 'member' | 'admin',
) {
  await signIn(context, assembly, demo[who]);
  await page.goto(assembly.url + screens.events);
  await waitUntilStored(page);
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
}

/** While the server does not run. */
function renameEvents({ databaseUrl }: Assembly, title: string) {
  const db = new DatabaseSync(databaseUrl.slice('file:'.length));
  db.prepare('update events set summary = ?').run(title);
  db.close();
}

test('after restarting the browser without the server I read everything, and signing out leaves nothing', async ({
  processes,
}) => {
  // The browser and the server start twice.
  test.slow();
  const port = await findFreePort();
  const assembly = await processes.startAssembly({ port });
  await waitForContent(assembly);
  const visit = await openProfile(processes);
  await openAs(visit.context, visit.page, assembly, 'member');
  const title = (await eventTitles(visit.page).first().textContent()) ?? '';
  await visit.context.close();
  await assembly.stop();

  const { context, page } = await openProfile(processes);
  await page.goto(assembly.url + screens.events);
  await expect(eventTitles(page).first()).toHaveText(title);
  await expect(bar(page)).toBeVisible();

  await page.getByRole('button', { name: 'More' }).first().click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Month' }).click();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();

  await page.getByRole('link', { name: /^Announcements/ }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();

  await page.getByRole('link', { name: /^Document/ }).click();
  await card(page, 'Sermons').click();
  await expect(screenTitle(page, 'Sermons')).toBeVisible();
  await expect(cards(page).getByRole('link').first()).toBeVisible();
  await page.getByRole('searchbox').fill('brook');
  await expect(card(page, /By the brook/).first()).toBeVisible();

  await page.goto(assembly.url + screens.events);
  await expect(eventTitles(page).first()).toHaveText(title);
  renameEvents(assembly, 'Renamed meanwhile');
  await processes.startAssembly({ port });
  await expect(bar(page)).toBeHidden();
  await expect(eventTitles(page).first()).toHaveText('Renamed meanwhile');

  await logOut(page);
  expect(await readStorage(page)).toEqual({ local: [], session: [], databases: [] });
  const left = Object.keys(await readCaches(page));
  expect(left).toEqual(left.filter((name) => name.startsWith('assembly-shell')));
  expect(left).not.toEqual([]);
  await context.close();
});

test('the next person on a device finds only what is theirs, and can sign out without the server', {
  tag: '@long',
}, async ({ processes }) => {
  // The browser and the server start twice.
  test.slow();
  const port = await findFreePort();
  const assembly = await processes.startAssembly({ port });
  await waitForContent(assembly);
  const { context, page } = await openProfile(processes);
  await openAs(context, page, assembly, 'member');
  await logOut(page);
  const left = Object.keys(await readCaches(page));

  // The next person on the same device is an administrator.
  await openAs(context, page, assembly, 'admin');
  for (const screen of [screens.users, screens.settings, screens.dataSync]) {
    await page.goto(assembly.url + screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const stored = await readCaches(page);
  const paths = Object.values(stored).flat();
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const personal = Object.keys(stored).filter((name) => !name.startsWith('assembly-shell'));
  expect(personal).toHaveLength(1);
  expect(stored[personal[0] ?? '']?.sort()).toEqual(
    ['announcements', 'documents', 'events', 'revalidation', 'sermons'].map(
      (name) => `/stored-data/${name}`,
    ),
  );
  expect((await readStorage(page)).local.sort()).toEqual(['currentUser', 'today-tasks']);

  // Signing out works without the server, which is told at the next start.
  await assembly.stop();
  await logOut(page);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect((await readStorage(page)).local).toEqual(['signOutPending']);
  expect(Object.keys(await readCaches(page))).toEqual(left);
  expect(await context.cookies()).toHaveLength(1);
  await processes.startAssembly({ port });
  await page.goto(assembly.url + screens.events);
  await page.waitForURL('**/login');
  expect(await context.cookies()).toEqual([]);
  expect((await readStorage(page)).local).toEqual([]);
  await context.close();
});

/** What the browser has stored for the page, apart from caches. */
const readStorage = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
  }));
