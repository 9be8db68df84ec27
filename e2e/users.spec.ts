import { LIST_MAX_HEIGHT_PX, SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { api, screens } from '@assembly/contract/paths';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { callApi } from './call-api.ts';
import {
  doubleText,
  expectNoFaults,
  expectNoSidewaysScroll,
  NARROW,
  WIDE,
} from './expect-accessible.ts';
import { expectNotice, signUp } from './on-screen.ts';
import { cookieFor, demo, newEmail, PASSWORD, type Person, signIn } from './people.ts';
import type { Assembly } from './start-assembly.ts';
import { expect, test } from './test.ts';

test.use({ viewport: WIDE, mayFail: ['/api/'] });

const table = (page: Page) => page.getByRole('table');
const row = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text });
const button = (page: Page, action: string, name: string) =>
  table(page).getByRole('button', { name: `${action} ${name}`, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog');
const answer = (page: Page, name: 'Yes' | 'No' | 'Close') =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const adminEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin role' });

interface Somebody extends Person {
  id: string;
  name: string;
}

let count = 0;

/** Somebody who waits for approval under a name that nobody else has. */
async function somebody(assembly: Assembly): Promise<Somebody> {
  count += 1;
  const lastName = `Testperson${process.pid}x${count}`;
  const person = { email: newEmail(), password: PASSWORD };
  const body = { ...person, firstName: 'Nora', lastName };
  const reply = await callApi(assembly, api.users, { method: 'POST', body });
  const { user } = (await reply.json()) as { user: { id: string; name: string } };
  return { ...person, id: user.id, name: user.name };
}

/** As the administrator of the demo, without a browser: what somebody does elsewhere. */
async function elsewhere(assembly: Assembly, method: string, path: string) {
  const headers = { cookie: await cookieFor(assembly, demo.admin) };
  const reply = await callApi(assembly, path, { method, headers });
  expect(reply.ok, `${method} ${path}`).toBe(true);
}

async function member(assembly: Assembly): Promise<Somebody> {
  const person = await somebody(assembly);
  await elsewhere(assembly, 'POST', api.approve(person.id));
  return person;
}

async function openList(page: Page, context: BrowserContext, assembly: Assembly, search = '') {
  await signIn(context, assembly, demo.admin);
  await page.goto(`${assembly.url}${screens.users}${search && `?search=${search}`}`);
  await expect(table(page)).toBeVisible();
}

const surname = ({ name }: Somebody) => name.split(' ')[1] ?? '';

test('the list has its title, its four columns, and a sticky head in at most 600 px', async ({
  page,
  context,
  programs,
}) => {
  test.slow();
  const assembly = await programs.start();
  for (let people = 0; people < 12; people += 1) await somebody(assembly);
  await openList(page, context, assembly);
  await expect(page.getByRole('heading', { name: 'Users Listing', level: 1 })).toBeVisible();
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Role',
    'Action',
  ]);
  // 10 rows a page, and the head.
  await expect(table(page).getByRole('row')).toHaveCount(11);
  const list = page.getByRole('region', { name: 'Users' });
  const box = await list.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(LIST_MAX_HEIGHT_PX);
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const head = await table(page).getByRole('columnheader', { name: 'Name' }).boundingBox();
  expect(Math.abs((head?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(3);

  // Those waiting come first; everybody can be deleted, only they be approved.
  await expect(row(page, 'Waiting for approval')).toHaveCount(10);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(table(page).getByRole('row')).toHaveCount(6);
  await expect(table(page).getByRole('button', { name: /^Delete/ })).toHaveCount(5);
  await expect(table(page).getByRole('button', { name: /^Approve/ })).toHaveCount(3);
  await expect(row(page, 'Ada Admin').getByRole('cell').nth(2)).toHaveText('Admin');
  await expect(row(page, 'Max Member').getByRole('cell').nth(2)).toHaveText('User');
  await expect(adminEntry(page)).toHaveAccessibleName('Admin role 13 waiting for approval');
});

test('somebody is approved: asked first, No changes nothing, Yes says so and lets them in', async ({
  page,
  context,
  assembly,
}) => {
  const person = await somebody(assembly);
  await openList(page, context, assembly, surname(person));
  await button(page, 'Approve', person.name).click();
  await expect(dialog(page)).toHaveAccessibleName('Confirm Approve');
  await expect(dialog(page)).toHaveAccessibleDescription(
    `Are you sure you want to approve the user with name: ${person.name}?`,
  );
  await answer(page, 'No');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Approve', person.name)).toBeFocused();

  await button(page, 'Approve', person.name).click();
  await answer(page, 'Yes');
  await expect(dialog(page)).toBeHidden();
  await expectNotice(page, 'success', 'User approved successfully.');
  await expect(button(page, 'Approve', person.name)).toBeHidden();
  await expect(button(page, 'Delete', person.name)).toBeVisible();
  await cookieFor(assembly, person);
});

test('somebody is deleted: asked first, No changes nothing, Yes says so and they are gone', async ({
  page,
  context,
  assembly,
}) => {
  const person = await member(assembly);
  await openList(page, context, assembly, surname(person));
  await button(page, 'Delete', person.name).click();
  await expect(dialog(page)).toHaveAccessibleName('Confirm Delete');
  await expect(dialog(page)).toHaveAccessibleDescription(
    `Are you sure you want to delete the user with name: ${person.name}?`,
  );
  await answer(page, 'No');
  await button(page, 'Delete', person.name).click();
  await answer(page, 'Yes');
  await expect(dialog(page)).toBeHidden();
  await expectNotice(page, 'success', 'User deleted successfully.');
  await expect(page.getByText('No users found.')).toBeVisible();
  // The button went with the row; the focus is not lost.
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
});

const FAILURES: [string, string, (route: Route) => Promise<void>][] = [
  [
    'a server that answers 500',
    'Something went wrong on our side. Please try again later.',
    (route) => route.fulfill({ status: 500, body: '{}' }),
  ],
  [
    'a server that is gone',
    'The assembly could not be reached. Please check your connection and try again.',
    (route) => route.abort('connectionrefused'),
  ],
];
for (const [what, sentence, fail] of FAILURES) {
  test(`${what} is told as an error, and never as done`, async ({ page, context, assembly }) => {
    const person = await somebody(assembly);
    await openList(page, context, assembly, surname(person));
    await page.route(`**${api.user(person.id)}**`, fail);
    for (const action of ['Approve', 'Delete']) {
      await button(page, action, person.name).click();
      await answer(page, 'Yes');
      await expectNotice(page, 'error', sentence);
      await expect(button(page, action, person.name)).toBeFocused();
      await page.getByRole('button', { name: 'Close notification' }).click();
    }
    await expect(button(page, 'Approve', person.name)).toBeVisible();
  });
}

test('a list that does not come can be asked for again', async ({ page, context, assembly }) => {
  await signIn(context, assembly, demo.admin);
  await page.route(`**${api.users}?**`, (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto(assembly.url + screens.users);
  await expect(page.getByText('The users could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table(page)).toBeVisible();
});

test('while the list loads a loader says so', async ({ page, context, assembly }) => {
  await signIn(context, assembly, demo.admin);
  const gate = Promise.withResolvers<void>();
  await page.route(`**${api.users}?**`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(assembly.url + screens.users);
  await expect(page.getByRole('status').filter({ hasText: 'Loading the users…' })).toBeVisible();
  gate.resolve();
  await expect(table(page)).toBeVisible();
});

test('in two browsers: a sign-up appears, and an approval elsewhere disappears, without a reload', async ({
  page,
  context,
  programs,
  openContext,
}) => {
  const assembly = await programs.start();
  await openList(page, context, assembly);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await expect(adminEntry(page)).toHaveAccessibleName('Admin role 1 waiting for approval');

  const other = await (await openContext()).newPage();
  await other.goto(assembly.url + screens.login);
  const person = { email: newEmail(), password: PASSWORD };
  await signUp(other, person);
  await expect(other.getByText('An administrator will approve your account.')).toBeVisible();
  await expect(row(page, person.email)).toContainText('Nora Newcomer');
  await expect(adminEntry(page)).toHaveAccessibleName('Admin role 2 waiting for approval');

  const second = await openContext();
  const colleague = await second.newPage();
  await openList(colleague, second, assembly);
  await button(colleague, 'Approve', 'Nora Newcomer').click();
  await answer(colleague, 'Yes');
  await expectNotice(colleague, 'success', 'User approved successfully.');
  await expect(button(page, 'Approve', 'Nora Newcomer')).toBeHidden();
  await expect(adminEntry(page)).toHaveAccessibleName('Admin role 1 waiting for approval');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('what happens elsewhere keeps the page and an open dialog', async ({
  page,
  context,
  programs,
}) => {
  test.slow();
  const assembly = await programs.start();
  const people: Somebody[] = [];
  for (let made = 0; made < 12; made += 1) people.push(await somebody(assembly));
  await openList(page, context, assembly);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(table(page).getByRole('row')).toHaveCount(6);
  await button(page, 'Delete', 'Max Member').click();
  await elsewhere(assembly, 'DELETE', api.user(people[0]?.id ?? ''));
  await expect(table(page).locator('tbody tr')).toHaveCount(4);
  await expect(dialog(page)).toHaveAccessibleName('Confirm Delete');
  expect(new URL(page.url()).search).toBe('?page=2');
  await answer(page, 'No');
});

test('somebody deleted elsewhere while the dialog is open: it says so', async ({
  page,
  context,
  assembly,
}) => {
  const person = await somebody(assembly);
  await openList(page, context, assembly, surname(person));
  await button(page, 'Approve', person.name).click();
  await elsewhere(assembly, 'DELETE', api.user(person.id));
  const gone = 'This person is no longer there: somebody else has deleted the account.';
  await expect(dialog(page)).toHaveAccessibleDescription(gone);
  await expect(dialog(page).getByRole('button', { name: 'Yes' })).toBeHidden();
  await answer(page, 'Close');
  await expect(page.getByText('No users found.')).toBeVisible();
});

test('somebody approved elsewhere while the dialog is open: it says so', async ({
  page,
  context,
  assembly,
}) => {
  const person = await somebody(assembly);
  await openList(page, context, assembly, surname(person));
  await button(page, 'Approve', person.name).click();
  await elsewhere(assembly, 'POST', api.approve(person.id));
  await expect(dialog(page)).toHaveAccessibleDescription(
    `${person.name} has been approved already.`,
  );
});

test('somebody deleted elsewhere in the same moment: an error, in plain words', async ({
  page,
  context,
  assembly,
}) => {
  const person = await somebody(assembly);
  await openList(page, context, assembly, surname(person));
  await button(page, 'Approve', person.name).click();
  // As slow as the line may be, the list does not know it yet.
  await page.route(`**${api.users}?**`, () => {});
  await elsewhere(assembly, 'DELETE', api.user(person.id));
  await answer(page, 'Yes');
  await expectNotice(
    page,
    'error',
    'This person is no longer there: somebody else has deleted the account.',
  );
});

test('a member is made an administrator and unmade again, and sees it at once', async ({
  page,
  context,
  assembly,
  openContext,
}) => {
  const person = await member(assembly);
  const theirs = await openContext();
  await signIn(theirs, assembly, person);
  const their = await theirs.newPage();
  await their.setViewportSize(WIDE);
  await their.goto(assembly.url + screens.users);
  await expect(their.getByRole('heading', { name: '404: Not Found' })).toBeVisible();
  await expect(adminEntry(their)).toBeHidden();

  await openList(page, context, assembly, surname(person));
  await button(page, 'More about', person.name).click();
  await page.getByRole('button', { name: 'Make administrator' }).click();
  await expect(dialog(page)).toHaveAccessibleDescription(
    `Are you sure you want to make ${person.name} an administrator?`,
  );
  await answer(page, 'Yes');
  await expectNotice(page, 'success', 'This person is an administrator now.');
  await expect(row(page, person.email)).toContainText('Admin');
  await expect(their.getByRole('heading', { name: 'Users Listing' })).toBeVisible();
  await expect(adminEntry(their)).toBeVisible();

  await button(page, 'More about', person.name).click();
  await page.getByRole('button', { name: 'Take the role away' }).click();
  await answer(page, 'Yes');
  await expectNotice(page, 'success', 'This person is no longer an administrator.');
  const inTime = { timeout: SESSION_END_NOTICED_MS };
  await expect(adminEntry(their)).toBeHidden(inTime);
  await expect(their.getByRole('heading', { name: '404: Not Found' })).toBeVisible(inTime);
});

test("a deleted person's open pages go to the login within two seconds", async ({
  page,
  context,
  assembly,
  openContext,
}) => {
  const person = await member(assembly);
  const theirs = await openContext();
  await signIn(theirs, assembly, person);
  const their = await theirs.newPage();
  await their.goto(assembly.url + screens.events);
  await expect(their.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await openList(page, context, assembly, surname(person));
  await button(page, 'Delete', person.name).click();
  await answer(page, 'Yes');
  await expectNotice(page, 'success', 'User deleted successfully.');
  await expect(their).toHaveURL(assembly.url + screens.login, { timeout: SESSION_END_NOTICED_MS });
});

test('nobody deletes himself: the button says why', async ({ page, context, assembly }) => {
  await openList(page, context, assembly, 'admin@assembly.example');
  await button(page, 'Delete', 'Ada Admin').click({ force: true });
  await expectNotice(
    page,
    'warning',
    'You cannot do this to your own account. Ask another administrator.',
  );
  await expect(dialog(page)).toBeHidden();
});

test('a one-time link for somebody without mail is shown, copied, works, and is written down', async ({
  page,
  context,
  assembly,
}) => {
  const person = await member(assembly);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, context, assembly, surname(person));
  await button(page, 'More about', person.name).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toBeFocused();
  const url = await link.inputValue();
  expect(url).toContain(`${assembly.url}${screens.resetPassword}?token=`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expectNotice(page, 'success', 'The link has been copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.keyboard.press('Escape');

  await page.getByText('What was done, and by whom').click();
  await expect(page.getByText(`Ada Admin made a one-time link for ${person.name}`)).toBeVisible();
  await expect(page.getByText(`Ada Admin approved ${person.name}`)).toBeVisible();
});

test('the search finds by beginnings of words, and the table comes as a CSV file', async ({
  page,
  context,
  assembly,
}) => {
  const person = await somebody(assembly);
  await openList(page, context, assembly);
  await page.getByRole('searchbox', { name: 'Search people' }).fill(surname(person));
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('nobody of this name');
  await expect(page.getByText('No users found.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('people.csv');
});

test('a member has neither entry nor screen', async ({ page, context, assembly }) => {
  await signIn(context, assembly, demo.member);
  for (const path of [screens.users, screens.dataSync]) {
    await page.goto(assembly.url + path);
    await expect(page.getByRole('heading', { name: '404: Not Found' })).toBeVisible();
  }
  await expect(adminEntry(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Data sync' })).toBeHidden();
});

test('somebody is approved with the keyboard alone', async ({ page, context, assembly }) => {
  const person = await somebody(assembly);
  await openList(page, context, assembly, surname(person));
  await page.getByRole('link', { name: 'Download as CSV' }).focus();
  await page.keyboard.press('Tab');
  // Chromium lets the keyboard scroll a list that is higher than its place; this one is not.
  await expect(button(page, 'Approve', person.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'success', 'User approved successfully.');
});

test('axe finds nothing in the list, its dialogs and its log', async ({
  page,
  context,
  assembly,
}) => {
  test.slow();
  const person = await member(assembly);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page, context, assembly);
  await page.getByText('What was done, and by whom').click();
  await expect(page.getByText(`approved ${person.name}`)).toBeVisible();
  await expectNoFaults(page);
  await table(page)
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expectNoFaults(page);
  await answer(page, 'No');
  await table(page)
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toBeVisible();
  await expectNoFaults(page);
  await page.goto(`${assembly.url}${screens.users}?search=nobodyatall`);
  await expect(page.getByText('No users found.')).toBeVisible();
  await expectNoFaults(page);
});

for (const [what, width, prepare] of [
  ['on a screen 320 px wide', 320, async () => {}],
  ['on a screen 360 px wide', NARROW.width, async () => {}],
  ['with letters twice as large', 1280, doubleText],
  ['with letters twice as large on a phone', 360, doubleText],
] as const) {
  test(`nobody's row has to be scrolled sideways ${what}`, async ({ page, context, assembly }) => {
    const person = await somebody(assembly);
    await page.setViewportSize({ width, height: 740 });
    await openList(page, context, assembly, surname(person));
    await prepare(page);
    await expectNoSidewaysScroll(page);
    const list = page.getByRole('region', { name: 'Users' });
    const [content, room] = await list.evaluate((at) => [at.scrollWidth, at.clientWidth]);
    expect(content).toBeLessThanOrEqual(room ?? 0);
    for (const text of [person.name, person.email, 'User']) {
      await expect(
        row(page, person.email)
          .getByText(text, { exact: text === 'User' })
          .first(),
      ).toBeVisible();
    }
    await button(page, 'Approve', person.name).click();
    await expectNoSidewaysScroll(page);
  });
}
