import { SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { api, screens } from '@assembly/contract/paths';
import { expectNoFaults, WIDE } from './support/expect-accessible.ts';
import { answer, dialog, expectNotice } from './support/on-screen.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import {
  button,
  colleague,
  elsewhere,
  openList,
  openListOf,
  somebody,
  surname,
  table,
} from './support/users-screen.ts';

test.use({ viewport: WIDE, mayFail: ['/api/'] });

const GONE = 'This person no longer exists: someone else has deleted the account.';

test('somebody deleted in another browser while a dialog about them is open: it says so', async ({
  page,
  assembly,
  openContext,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const others = await openContext();
  const other = await others.newPage();
  for (const action of ['Delete', 'Approve', 'More about']) {
    const person = await openListOf(page, assembly, somebody);
    await button(page, action, person.name).click();
    await openList(other, others, assembly, surname(person));
    await button(other, 'Delete', person.name).click();
    await answer(other, 'Yes');
    await expectNotice(other, 'success', 'User deleted successfully.');
    const asking = action === 'More about' ? page.getByRole('dialog') : dialog(page);
    await expect(asking).toContainText(GONE);
    await expect(asking.getByRole('button')).toHaveText(['Close']);
    if (action === 'More about') await expectNoFaults(page);
    await asking.getByRole('button').click();
    await expect(page.getByText('No users found.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
    await expect(page.locator('[data-severity]')).toBeHidden();
  }
});

test('an administrator who is deleted has to leave the list within two seconds', async ({
  page,
  assembly,
}) => {
  const person = await colleague(assembly);
  await signIn(page.context(), assembly, person);
  await page.goto(assembly.url + screens.users);
  await expect(table(page)).toBeVisible();
  await elsewhere(assembly, 'DELETE', api.user(person.id));
  await expect(page).toHaveURL(assembly.url + screens.login, { timeout: SESSION_END_NOTICED_MS });
});

test('somebody approved elsewhere while the dialog is open: it says so', async ({
  page,
  assembly,
}) => {
  const person = await openListOf(page, assembly, somebody);
  await button(page, 'Approve', person.name).click();
  await elsewhere(assembly, 'POST', api.approve(person.id));
  await expect(dialog(page)).toHaveAccessibleDescription(
    `${person.name} has already been approved.`,
  );
});

test('somebody deleted elsewhere in the same moment: an error, in plain words', async ({
  page,
  assembly,
}) => {
  const person = await openListOf(page, assembly, somebody);
  await button(page, 'Approve', person.name).click();
  // As slow as the line may be, the page does not know it yet.
  for (const asked of [`${api.users}?**`, api.user(person.id)]) {
    await page.route(`**${asked}`, () => {});
  }
  await elsewhere(assembly, 'DELETE', api.user(person.id));
  await answer(page, 'Yes');
  await expectNotice(
    page,
    'error',
    'This person no longer exists: someone else has deleted the account.',
  );
});
