import { screens } from '@assembly/contract/paths';
import { demo, newMember, signIn } from './support/people.ts';
import { openSettings, saveButton } from './support/screens/settings.ts';
import { expectToast } from './support/screens/toast.ts';
import { expect, test } from './support/test.ts';

test('an administrator sets the weekly email and previews it; a member chooses by keyboard', async ({
  page,
  context,
  assembly,
}) => {
  await openSettings(page, assembly, demo.admin, 'Notifications');
  await page.getByLabel('Weekly email', { exact: true }).selectOption('Saturday');
  await saveButton(page).click();
  await expectToast(page, 'success', 'Settings saved.');
  await expect(page.getByText(/^It is sent next on/)).toBeVisible();
  const email = page.frameLocator('[title="The weekly email"]');
  await expect(email.getByRole('heading', { name: 'The next 7 days' })).toBeVisible();
  // Other tests use this assembly too.
  await page.getByLabel('Weekly email', { exact: true }).selectOption('Not sent');
  await saveButton(page).click();
  await expect(page.getByText(/^It is sent next on/)).toBeHidden();

  await signIn(context, assembly, await newMember(assembly));
  await page.goto(`${assembly.url}${screens.account}#notifications`);
  const events = page.getByLabel('Canceled or moved events').first();
  await events.focus();
  await page.keyboard.press('i');
  await expectToast(page, 'success', 'Your choice is saved.');
  await page.reload();
  await expect(events).toHaveValue('email');
  await expect(page.getByLabel('New announcements').first()).toHaveValue('weekly');
});
