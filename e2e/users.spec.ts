import { followChanges } from '@assembly/contract/endpoints/session';
import { listUsers } from '@assembly/contract/endpoints/users';
import { SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { loginAddress, screens } from '@assembly/contract/paths';
import login from '@assembly/messages/en/login';
import users from '@assembly/messages/en/users';
import { WIDE } from './support/accessibility.ts';
import { demo, NEW_PASSWORD, newEmail, newMember, PASSWORD, signIn } from './support/people.ts';
import { answerDialog } from './support/screens/confirm-dialog.ts';
import { logIn, signUp } from './support/screens/login.ts';
import { expectToast } from './support/screens/toast.ts';
import { openActions, openUsers, userButton, userRow, usersLink } from './support/screens/users.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: WIDE, allowedFailures: ['/api/'] });

test('a sign-up appears, and an approval by another administrator disappears, without a reload', async ({
  page,
  assembly,
  openContext,
}) => {
  await openUsers(page, assembly);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // The badge is hidden when no account is pending.
  const pendingCount = async () =>
    Number((await usersLink(page).innerText()).match(/\d+/)?.[0] ?? 0);
  const before = await page.evaluate(
    async (url) => (await (await fetch(url)).json()).pending,
    listUsers.path,
  );

  const visitor = await (await openContext()).newPage();
  await visitor.goto(assembly.url + screens.login);
  const email = newEmail();
  await signUp(visitor, { email, password: PASSWORD });
  await expect(visitor.getByText('An administrator will approve your account.')).toBeVisible();
  await expect.poll(pendingCount).toBe(before + 1);
  await page.getByRole('searchbox', { name: 'Search people' }).fill(email);
  await expect(userRow(page, email)).toContainText('Nora Newcomer');

  const colleague = await (await openContext()).newPage();
  await signIn(colleague.context(), assembly, demo.admin);
  await colleague.goto(`${assembly.url}${screens.users}?search=${email}`);
  await userButton(colleague, 'Approve', 'Nora Newcomer').click();
  await answerDialog(colleague, 'Yes');
  await expectToast(colleague, 'success', 'User approved successfully.');
  await expect(userButton(page, 'Approve', 'Nora Newcomer')).toBeHidden();
  await expect.poll(pendingCount).toBe(before);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a member becomes an administrator, loses the role and is deleted, and sees it immediately', {
  tag: '@long',
}, async ({ page, assembly, openContext }) => {
  const person = await newMember(assembly);
  const memberContext = await openContext();
  await signIn(memberContext, assembly, person);
  const memberPage = await memberContext.newPage();
  await memberPage.setViewportSize(WIDE);
  const streamOpened = memberPage.waitForResponse(`**${followChanges.path}`);
  await memberPage.goto(assembly.url + screens.users);
  await expect(memberPage.getByRole('heading', { name: '404: Not Found' })).toBeVisible();
  await expect(usersLink(memberPage)).toBeHidden();
  await streamOpened;

  await openUsers(page, assembly, person);
  await openActions(page, person.name);
  await userButton(page, 'Details of', person.name).click();
  await page.getByRole('button', { name: 'Make administrator' }).click();
  await answerDialog(page, 'Make administrator');
  await expectToast(page, 'success', 'This person is now an administrator.');
  await expect(userRow(page, person.email)).toContainText('Admin');
  await expect(memberPage.getByRole('heading', { name: 'Users Listing' })).toBeVisible();
  await expect(usersLink(memberPage)).toBeVisible();

  const inTime = { timeout: SESSION_END_NOTICED_MS };
  await userButton(page, 'Details of', person.name).click();
  await page.getByRole('button', { name: 'Remove administrator role' }).click();
  await answerDialog(page, 'Remove role');
  await expectToast(page, 'success', 'This person is no longer an administrator.');
  await expect(usersLink(memberPage)).toBeHidden(inTime);
  await expect(memberPage.getByRole('heading', { name: '404: Not Found' })).toBeVisible(inTime);

  await userButton(page, 'Delete', person.name).click();
  await answerDialog(page, 'Yes');
  await expectToast(page, 'success', users.delete.done);
  await expect(memberPage).toHaveURL(
    assembly.url + loginAddress({ reason: 'ended', next: screens.users }),
    inTime,
  );
});

test('a member without email sets a password with a copied one-time link, and the activity log shows it', {
  tag: '@long',
}, async ({ page, context, assembly, openContext }) => {
  const person = await newMember(assembly);
  await openUsers(page, assembly, person);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openActions(page, person.name);
  await userButton(page, 'Details of', person.name).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toBeFocused();
  const url = await link.innerText();
  expect(url).toContain(`${assembly.url}${screens.resetPassword}#`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expectToast(page, 'success', 'Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.keyboard.press('Escape');

  await page.getByText('Activity log').click();
  const memberPage = await (await openContext()).newPage();
  await memberPage.goto(url);
  await memberPage.getByLabel('New password').fill(NEW_PASSWORD);
  await memberPage.getByRole('button', { name: 'Save password' }).click();
  await expectToast(memberPage, 'success', login.reset.done);
  await logIn(memberPage, { ...person, password: NEW_PASSWORD });
  await expect(memberPage.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();

  await expect(page.getByText(`${person.name} set a new password using a link`)).toBeVisible();
  await expect(
    page.getByText(`Ada Admin created a one-time link for ${person.name}`),
  ).toBeVisible();
  await expect(page.getByText(`Ada Admin approved ${person.name}`)).toBeVisible();
});
