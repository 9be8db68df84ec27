import { readFileSync } from 'node:fs';
import { api, screens } from '@assembly/contract/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { callApi } from './support/call-api.ts';
import { expectFits, expectNoFaults, TIGHT, WIDE } from './support/expect-accessible.ts';
import { expectFault, expectNotice } from './support/on-screen.ts';
import {
  cookieFor,
  demo,
  newMember,
  PASSWORD,
  type Person,
  signIn,
  trySignIn,
} from './support/people.ts';
import type { Assembly } from './support/start-assembly.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: WIDE, mayFail: ['/api/'] });

const NEW_PASSWORD = 'nine swans on the river';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sessions = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');

async function open(page: Page, context: BrowserContext, assembly: Assembly, person: Person) {
  await signIn(context, assembly, person);
  await page.goto(assembly.url + screens.account);
  await expect(sessions(page).first()).toBeVisible();
}

test('the name in the top bar leads to the account, where the name is changed', async ({
  page,
  context,
  assembly,
}) => {
  const person = await newMember(assembly);
  await signIn(context, assembly, person);
  await page.goto(assembly.url + screens.events);
  await page.getByRole('link', { name: 'Your account: Nora Newcomer' }).click();
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue('Nora');
  await field(page, 'Last name').fill('');
  await button(page, 'Save name').click();
  await expectFault(field(page, 'Last name'), 'Enter your last name.');
  await field(page, 'Last name').fill('van der Newname');
  await button(page, 'Save name').click();
  await expectNotice(page, 'success', 'Your name has been changed.');
  await expect(page.getByRole('banner')).toContainText('Nora van der Newname');
  await page.reload();
  await expect(field(page, 'Last name')).toHaveValue('van der Newname');
});

test('the password is changed only by whoever knows the present one, and the others are logged out', async ({
  page,
  context,
  assembly,
}) => {
  const person = await newMember(assembly);
  const elsewhere = await cookieFor(assembly, person);
  await open(page, context, assembly, person);
  await expect(sessions(page)).toHaveCount(2);
  await field(page, 'Current password').fill('not my password');
  await field(page, 'New password').fill('short');
  await button(page, 'Change password').click();
  await expectFault(field(page, 'New password'), 'Use at least 8 characters.');
  await field(page, 'New password').fill(NEW_PASSWORD);
  await button(page, 'Change password').click();
  await expectFault(field(page, 'Current password'), 'This is not your password.');
  // A wrong password is no reason to be thrown out.
  await expect(page).toHaveURL(assembly.url + screens.account);

  await field(page, 'Current password').fill(PASSWORD);
  await button(page, 'Change password').click();
  await expectNotice(
    page,
    'success',
    'Your password has been changed. Your other sessions have ended.',
  );
  await expect(field(page, 'New password')).toHaveValue('');
  await expect(sessions(page)).toHaveCount(1);
  const other = await callApi(assembly, api.events, { headers: { cookie: elsewhere } });
  expect(other.status).toBe(401);
  expect((await trySignIn(assembly, { ...person, password: NEW_PASSWORD })).status).toBe(200);
});

test('a session elsewhere is seen, ended, and leaves within two seconds', async ({
  page,
  context,
  assembly,
  openContext,
}) => {
  const person = await newMember(assembly);
  const theirs = await openContext();
  await signIn(theirs, assembly, person);
  const phone = await theirs.newPage();
  await phone.goto(assembly.url + screens.events);
  await expect(phone.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await open(page, context, assembly, person);
  await expect(sessions(page)).toHaveCount(2);
  await expect(sessions(page).filter({ hasText: 'This browser' })).toHaveCount(1);
  await expect(sessions(page).first()).toContainText(/Chrome on /);
  await page.getByRole('button', { name: /^End session: Chrome/ }).click();
  await expectNotice(page, 'success', 'Session ended.');
  await expect(sessions(page)).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Sessions' })).toBeFocused();
  await expect(phone).toHaveURL(assembly.url + screens.login, { timeout: 2000 });
  await expect(page).toHaveURL(assembly.url + screens.account);
});

test('all that is stored about oneself comes as JSON', async ({ page, context, assembly }) => {
  const person = await newMember(assembly);
  await open(page, context, assembly, person);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-account.json');
  expect(readFileSync(await download.path(), 'utf8')).toContain(person.email);
});

test('the account is deleted with the password, and one is at the login', async ({
  page,
  context,
  assembly,
}) => {
  const person = await newMember(assembly);
  await open(page, context, assembly, person);
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  const password = dialog.getByLabel('Password', { exact: true });
  await button(page, 'Delete my account').click();
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(button(page, 'Delete my account')).toBeFocused();
  await button(page, 'Delete my account').click();
  await password.fill('not my password');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expectFault(password, 'This is not your password.');
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(assembly.url + screens.login);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect((await trySignIn(assembly, person)).status).toBe(401);
});

test('the last administrator has to stay, and is told so', async ({ page, context, programs }) => {
  const assembly = await programs.start();
  await open(page, context, assembly, demo.admin);
  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Password', { exact: true }).fill(demo.admin.password);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expectNotice(
    page,
    'error',
    'This is the last administrator. Make someone else an administrator first.',
  );
});

test('a server that answers 500 is told, and what was entered stays', async ({
  page,
  context,
  assembly,
}) => {
  await open(page, context, assembly, await newMember(assembly));
  await page.route(`**${api.account}`, (route) => route.fulfill({ status: 500, body: '{}' }));
  await field(page, 'First name').fill('Changed');
  await button(page, 'Save name').click();
  await expectNotice(page, 'error', 'Something went wrong on our side. Please try again later.');
  await expect(field(page, 'First name')).toHaveValue('Changed');
});

test('axe finds nothing on the account, with faults and the dialog', async ({
  page,
  context,
  assembly,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, context, assembly, await newMember(assembly));
  await expectNoFaults(page);
  await button(page, 'Change password').click();
  await expect(field(page, 'Current password')).toBeFocused();
  await expectNoFaults(page);
  await button(page, 'Delete my account').click();
  await expectNoFaults(page);
});

for (const { what, viewport, prepare } of TIGHT) {
  test(`the account has not to be scrolled sideways ${what}`, async ({
    page,
    context,
    assembly,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, context, assembly, await newMember(assembly));
    await prepare(page);
    await expectFits(page);
    await button(page, 'Delete my account').click();
    await expectFits(page);
  });
}
