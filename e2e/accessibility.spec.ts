import { notices } from '@assembly/contract/messages';
import { api, screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { expectFits, expectNoFaults, NARROW, TIGHT, WIDE } from './support/expect-accessible.ts';
import { emailField, expectNotice, logIn, signUp } from './support/on-screen.ts';
import { demo, newcomer, newEmail, PASSWORD, signIn } from './support/people.ts';
import { linkIn, runCommand } from './support/run-command.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, mayFail: ['/api/', '/nowhere'] });

/** A notification that has the focus stays. */
async function holdNotification(page: Page) {
  await page.getByRole('button', { name: 'Close notification' }).focus();
}

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.describe('axe finds nothing', () => {
  test.slow();

  test('on the login, empty, faulty, refused and done', async ({ page, assembly }) => {
    await page.goto(assembly.url + screens.login);
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(emailField(page)).toBeFocused();
    await expectNoFaults(page);
    await logIn(page, demo.pending);
    await expectNotice(page, notices.loginInactive.severity, notices.loginInactive.text);
    await holdNotification(page);
    await expectNoFaults(page);
    await page.route(`**${api.session}`, (route) => route.abort());
    await logIn(page, demo.member);
    await expectNotice(page, notices.loginFailed.severity, notices.loginFailed.text);
    await holdNotification(page);
    await expectNoFaults(page);
  });

  test('on the sign-up, empty, faulty and done', async ({ page, assembly }) => {
    await page.goto(assembly.url + screens.login);
    await page.getByRole('tab', { name: 'Signup' }).click();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Signup', exact: true }).click();
    await expect(emailField(page)).toBeFocused();
    await expectNoFaults(page);
    await signUp(page, { email: newEmail(), password: PASSWORD });
    await expectNotice(page, notices.signUpDone.severity, notices.signUpDone.text);
    await holdNotification(page);
    await expectNoFaults(page);
  });

  test('on the forgotten password, empty, faulty and refused', async ({ page, assembly }) => {
    await page.goto(assembly.url + screens.login);
    await page.getByRole('button', { name: 'Forgot Password' }).click();
    const dialog = page.getByRole('dialog');
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expectNoFaults(page);
    await dialog.getByLabel('Email').fill(newEmail());
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expectNotice(page, notices.resetEmailNotFound.severity, notices.resetEmailNotFound.text);
    await holdNotification(page);
    await expectNoFaults(page);
  });

  test('on the new password, empty, faulty and expired', async ({ page, assembly }) => {
    const { email } = await newcomer(assembly);
    await page.goto(linkIn((await runCommand(assembly, 'reset-link', email)).output));
    const save = page.getByRole('button', { name: 'Save password' });
    await expect(save).toBeEnabled();
    await expectNoFaults(page);
    await save.click();
    await expect(page.getByLabel('New password')).toBeFocused();
    await expectNoFaults(page);
    await page.goto(`${assembly.url}${screens.resetPassword}?token=used`);
    await page.getByLabel('New password').fill('nine swans on the river');
    await save.click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
    await expectNoFaults(page);
  });

  for (const [path, heading] of [
    [screens.events, 'Events'],
    [screens.announcements, 'Announcements'],
    [screens.documents, 'Documents'],
    ['/web/nowhere', '404: Not Found'],
  ] as const) {
    test(`at ${path}`, async ({ page, context, assembly }) => {
      await signIn(context, assembly, demo.admin);
      await page.goto(assembly.url + path);
      await expect(title(page, heading)).toBeVisible();
      await expectNoFaults(page);
    });
  }

  test('with the drawer closed on a wide screen and open on a small one', async ({
    page,
    context,
    assembly,
  }) => {
    await signIn(context, assembly, demo.admin);
    await page.setViewportSize(WIDE);
    await page.goto(assembly.url + screens.events);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expectNoFaults(page, [WIDE]);
    await page.setViewportSize(NARROW);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoFaults(page, [NARROW]);
  });

  test('outside the shell, while it loads, when it cannot be reached, and while logging out', async ({
    page,
    context,
    assembly,
  }) => {
    await page.goto(`${assembly.url}/nowhere`);
    await expect(title(page, '404: Not Found')).toBeVisible();
    await expectNoFaults(page);

    await signIn(context, assembly, demo.member);
    // Neither answered nor refused, for as long as the test lasts.
    const hold = () => page.route(`**${api.session}`, () => {});
    await hold();
    await page.goto(assembly.url + screens.events);
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    await expectNoFaults(page);

    await page.route(`**${api.session}`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(assembly.url + screens.events);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await expectNoFaults(page);

    await page.unrouteAll();
    await tryAgain.click();
    await expect(title(page, 'Events')).toBeVisible();
    await hold();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: 'Logging out…' })).toBeVisible();
    await expectNoFaults(page);
  });
});

for (const { what, viewport, prepare } of TIGHT) {
  test(`nothing has to be scrolled sideways ${what}`, async ({ page, context, assembly }) => {
    await page.setViewportSize(viewport);
    await page.goto(assembly.url + screens.login);
    await prepare(page);
    await logIn(page, demo.pending);
    await expectNotice(page, notices.loginInactive.severity, notices.loginInactive.text);
    await expectFits(page);
    await page.getByRole('tab', { name: 'Signup' }).click();
    await page.getByRole('button', { name: 'Signup', exact: true }).click();
    await expectFits(page);
    await page.getByRole('tab', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Forgot Password' }).click();
    await expectFits(page);
    await page.goto(assembly.url + screens.resetPassword);
    await prepare(page);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expectFits(page);

    await signIn(context, assembly, demo.admin);
    for (const path of [screens.events, screens.users, screens.dataSync, '/web/nowhere']) {
      await page.goto(assembly.url + path);
      await prepare(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page);
    }
  });
}
