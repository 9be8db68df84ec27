import { LIST_MAX_HEIGHT_PX, SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { api, screens } from '@assembly/contract/paths';
import { expectFits, expectNoFaults, TIGHT, WIDE } from './support/expect-accessible.ts';
import { answer, dialog, expectNotice, signUp } from './support/on-screen.ts';
import { demo, newEmail, PASSWORD, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import {
  adminEntry,
  button,
  elsewhere,
  member,
  openList,
  row,
  type Somebody,
  somebody,
  surname,
  table,
} from './support/users-screen.ts';

test.use({ viewport: WIDE, mayFail: ['/api/'] });

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

test('a list that does not come can be asked for again', async ({ page, context, assembly }) => {
  await signIn(context, assembly, demo.admin);
  await page.route(`**${api.users}`, (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto(assembly.url + screens.users);
  await expect(page.getByText('The users could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table(page)).toBeVisible();
});

test('while the list loads a loader says so', async ({ page, context, assembly }) => {
  await signIn(context, assembly, demo.admin);
  const gate = Promise.withResolvers<void>();
  await page.route(`**${api.users}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(assembly.url + screens.users);
  await expect(page.getByRole('status').filter({ hasText: 'Loading users…' })).toBeVisible();
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

test('axe finds nothing in the list, its dialogs and its log', async ({
  page,
  context,
  assembly,
}) => {
  test.slow();
  const person = await member(assembly);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page, context, assembly);
  await page.getByText('Activity log').click();
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
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toBeVisible();
  await expectNoFaults(page);
  await page.goto(`${assembly.url}${screens.users}?search=nobodyatall`);
  await expect(page.getByText('No users found.')).toBeVisible();
  await expectNoFaults(page);
});

for (const { what, viewport, prepare } of TIGHT) {
  test(`nobody's row has to be scrolled sideways ${what}`, async ({ page, context, assembly }) => {
    const person = await somebody(assembly);
    await page.setViewportSize(viewport);
    await openList(page, context, assembly, surname(person));
    await prepare(page);
    await expectFits(page);
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
    await expectFits(page);
  });
}
