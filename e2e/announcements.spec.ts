import { LIST_MAX_HEIGHT_PX } from '@assembly/contract/limits';
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

const box = (page: Page) => page.getByRole('region', { name: 'List of announcements' });
const subtask = (page: Page, title: string) =>
  box(page).getByRole('button', { name: title, exact: false });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search announcements' });

async function open(page: Page, assembly: Assembly, query = '') {
  await signIn(page.context(), assembly, demo.member);
  await page.goto(assembly.url + screens.announcements + query);
  await expect(page.getByRole('heading', { name: 'Announcements', level: 1 })).toBeVisible();
}

test('task lists with title, notes and only their open subtasks, in a box that scrolls', async ({
  page,
  assembly,
}) => {
  await open(page, assembly);
  await expect(box(page).getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(box(page).getByText('What everybody should know before Sunday.')).toBeVisible();
  await expect(subtask(page, 'Bring a dish for the shared lunch')).toContainText('Due today');
  await expect(subtask(page, 'Return the hymn books')).toHaveCount(0);
  await expect(subtask(page, 'Choir robes back')).toHaveCount(0);
  await expect(subtask(page, 'Pray for those who are ill')).toHaveCount(0);
  await expect(box(page).getByRole('heading', { name: 'Christmas' })).toHaveCount(0);
  // In a window that has room for more.
  await page.setViewportSize({ width: 1280, height: 1200 });
  expect((await box(page).boundingBox())?.height).toBe(LIST_MAX_HEIGHT_PX);
  await box(page).press('End');
  await expect.poll(() => box(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
});

test('a subtask opens with its notes as they were typed, and the focus comes back', async ({
  page,
  assembly,
}) => {
  await open(page, assembly);
  await subtask(page, 'Sign up for the retreat').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign up for the retreat' });
  await expect(dialog.getByText('Places go by order of registration.')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveAttribute(
    'href',
    'https://retreat.example/register?from=notices&lang=en',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(subtask(page, 'Sign up for the retreat')).toBeFocused();
  await subtask(page, '<b>Not bold</b>').click();
  await expect(page.getByRole('dialog')).toContainText('<i>this stays as it is</i>');
});

test('a search is answered by the server and kept in the address', async ({ page, assembly }) => {
  await open(page, assembly);
  await search(page).fill('umbr');
  await expect(page.getByRole('status').filter({ hasText: '1 open task' })).toBeVisible();
  await expect(page).toHaveURL(/\?search=umbr$/);
  await page.reload();
  await expect(subtask(page, 'Lost: one blue umbrella')).toBeVisible();
  await search(page).fill('nowhere');
  await expect(page.getByText('No tasks have been found', { exact: true })).toBeVisible();
});

test('sixty hostile strings as titles and notes run nothing and break nothing', async ({
  page,
  programs,
}) => {
  test.slow();
  const { google, assembly, admin } = await startWithOwnGoogle(programs);
  const due = '2099-01-01T00:00:00.000Z';
  const tasks = hostileStrings.map((text, at) => ({
    id: `t${at}`,
    title: text,
    notes: text,
    due,
    status: 'needsAction' as const,
    position: `${at}`.padStart(20, '0'),
    updated: due,
  }));
  google.setTasks([{ id: 'list', title: hostileStrings[0] ?? '', updated: due, tasks }]);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await page.goto(assembly.url + screens.announcements);
  const buttons = box(page).getByRole('button');
  await expect(buttons).toHaveCount(hostileStrings.length);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    expect(await box(page).evaluate((all) => all.scrollWidth <= all.clientWidth)).toBe(true);
  }
  for (let at = 0; at < hostileStrings.length; at++) {
    await buttons.nth(at).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'itRan' in globalThis)).toBe(false);
  await google.close();
});

test('after a sync the place in the list is the same', async ({ page, programs }) => {
  const { google, assembly, admin } = await startWithOwnGoogle(programs);
  const due = '2099-01-01T00:00:00.000Z';
  const task = (at: number) => ({
    id: `t${at}`,
    title: `Task ${at}`,
    due,
    status: 'needsAction' as const,
    position: `${at}`.padStart(20, '0'),
    updated: due,
  });
  const tasks = Array.from({ length: 60 }, (_, at) => task(at));
  google.setTasks([{ id: 'list', title: 'Notices', updated: due, tasks }]);
  await sync(assembly, admin);
  await signIn(page.context(), assembly, admin);
  await page.goto(assembly.url + screens.announcements);
  await expect(box(page).getByRole('button')).toHaveCount(60);
  await box(page).evaluate((element) => element.scrollTo(0, 700));
  google.putTask('list', task(60));
  await sync(assembly, admin);
  await expect(box(page).getByRole('button')).toHaveCount(61);
  expect(await box(page).evaluate((element) => element.scrollTop)).toBe(700);
  await google.close();
});

test('axe finds nothing, full, opened and empty', async ({ page, assembly }) => {
  test.slow();
  await open(page, assembly);
  await expect(box(page)).toBeVisible();
  await expectNoFaults(page);
  await subtask(page, 'Sign up for the retreat').click();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await search(page).fill('nowhere');
  await expect(page.getByText('No tasks have been found')).toBeVisible();
  await expectNoFaults(page);
});

test.describe('when the server does not answer', () => {
  test.use({ mayFail: ['/api/'] });

  test('what is on its way has its shape, and what failed can be tried again', async ({
    page,
    assembly,
  }) => {
    test.slow();
    await expectLateThenFailed(page, `**${api.announcements}**`, () => open(page, assembly));
    await expect(box(page)).toBeFocused();
    await expect(box(page).getByRole('heading', { name: 'This week' })).toBeVisible();
  });
});
