import { SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { notices } from '@assembly/contract/messages';
import { api, screens } from '@assembly/contract/paths';
import type { Route } from '@playwright/test';
import { WIDE } from './support/expect-accessible.ts';
import { answer, dialog, expectNotice, logIn } from './support/on-screen.ts';
import { cookieFor, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import {
  adminEntry,
  button,
  member,
  openList,
  openListOf,
  row,
  somebody,
  surname,
} from './support/users-screen.ts';

const NEW_PASSWORD = 'nine swans on the river';

test.use({ viewport: WIDE, mayFail: ['/api/'] });

test('somebody is approved: asked first, No changes nothing, Yes says so and lets them in', async ({
  page,
  assembly,
}) => {
  const person = await openListOf(page, assembly, somebody);
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
  assembly,
}) => {
  const person = await openListOf(page, assembly, member);
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
    'a server that is gone',
    'The server could not be reached. Please check your connection and try again.',
    (route) => route.abort('connectionrefused'),
  ],
];
for (const [what, sentence, fail] of FAILURES) {
  test(`${what} is told as an error, and never as done`, async ({ page, assembly }) => {
    const person = await openListOf(page, assembly, somebody);
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
  await expectNotice(page, 'success', 'This person is now an administrator.');
  await expect(row(page, person.email)).toContainText('Admin');
  await expect(their.getByRole('heading', { name: 'Users Listing' })).toBeVisible();
  await expect(adminEntry(their)).toBeVisible();

  await button(page, 'More about', person.name).click();
  await page.getByRole('button', { name: 'Remove administrator role' }).click();
  await answer(page, 'Yes');
  await expectNotice(page, 'success', 'This person is no longer an administrator.');
  const inTime = { timeout: SESSION_END_NOTICED_MS };
  await expect(adminEntry(their)).toBeHidden(inTime);
  await expect(their.getByRole('heading', { name: '404: Not Found' })).toBeVisible(inTime);
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
  openContext,
}) => {
  const person = await openListOf(page, assembly, member);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'More about', person.name).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toBeFocused();
  const url = await link.inputValue();
  expect(url).toContain(`${assembly.url}${screens.resetPassword}?token=`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expectNotice(page, 'success', 'Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.keyboard.press('Escape');

  await page.getByText('Activity log').click();
  const their = await (await openContext()).newPage();
  await their.goto(url);
  await their.getByLabel('New password').fill(NEW_PASSWORD);
  await their.getByRole('button', { name: 'Save password' }).click();
  await expectNotice(their, notices.passwordChanged.severity, notices.passwordChanged.text);
  await logIn(their, { ...person, password: NEW_PASSWORD });
  await expect(their.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await their.goto(url);
  await their.getByLabel('New password').fill(NEW_PASSWORD);
  await their.getByRole('button', { name: 'Save password' }).click();
  await expect(their.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  // The log that was open has followed.
  await expect(page.getByText(`${person.name} set a new password using a link`)).toBeVisible();
  await expect(
    page.getByText(`Ada Admin created a one-time link for ${person.name}`),
  ).toBeVisible();
  await expect(page.getByText(`Ada Admin approved ${person.name}`)).toBeVisible();
});
