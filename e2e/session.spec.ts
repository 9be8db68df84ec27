import { listEvents, listSermons } from '@assembly/contract/endpoints/content';
import { getOffline, getUnseen } from '@assembly/contract/endpoints/library';
import { followChanges, getSession } from '@assembly/contract/endpoints/session';
import { SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { loginAddress, screens } from '@assembly/contract/paths';
import common from '@assembly/messages/en/common';
import problems from '@assembly/messages/en/problems';
import type { Page } from '@playwright/test';
import {
  demo,
  NEW_PASSWORD,
  newMember,
  newResetLink,
  setPasswordWithLink,
  signIn,
} from './support/people.ts';
import { logIn, loginButton } from './support/screens/login.ts';
import { expectToast } from './support/screens/toast.ts';
import { expect, test } from './support/test.ts';

// A page may have a request in flight at the moment its session ends.
test.use({
  allowedFailures: [
    listEvents.path,
    followChanges.path,
    getUnseen.path,
    getOffline.path,
    listSermons.path,
    getSession.path,
    '/nowhere',
  ],
});

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('a visitor who is not logged in is sent to the login, whatever the browser has stored', {
  tag: '@long',
}, async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.users);
  await expect(page).toHaveURL(assembly.url + loginAddress({ next: screens.users }));
  await page.evaluate(() => {
    const user = { id: '1', name: 'Eve', email: 'eve@x.example', isAdmin: true, isActive: true };
    localStorage.setItem('currentUser', JSON.stringify(user));
  });
  for (const path of [screens.users, screens.shell, `${screens.shell}/nowhere`]) {
    await page.goto('about:blank');
    await page.goto(assembly.url + path);
    await expect(page).toHaveURL(assembly.url + loginAddress({ next: path }));
    await expect(loginButton(page)).toBeEnabled();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  }
  const reply = await page.goto(`${assembly.url}/nowhere`);
  expect(reply?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(loginButton(page)).toBeVisible();
});

test('a member sees “Not Found” at unknown addresses and at the screens of administrators', {
  tag: '@long',
}, async ({ page, context, assembly }) => {
  await signIn(context, assembly, demo.member);
  for (const path of ['/web/event/nowhere', screens.users, screens.dataSync]) {
    await page.goto(assembly.url + path);
    await expect(title(page, '404: Not Found')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
  }
  await page.getByRole('link', { name: 'Go to Events' }).click();
  await expect(title(page, 'Events')).toBeVisible();
});

test('logging out ends the session in every tab, but not in other browsers', async ({
  page,
  context,
  openContext,
  assembly,
}) => {
  await signIn(context, assembly, demo.member);
  const [session] = await context.cookies();
  const otherContext = await openContext();
  await signIn(otherContext, assembly, demo.member);
  const otherTab = await context.newPage();
  const otherBrowser = await otherContext.newPage();
  for (const tab of [page, otherTab, otherBrowser]) {
    await tab.goto(assembly.url + screens.events);
    await expect(title(tab, 'Events')).toBeVisible();
  }

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(otherTab).toHaveURL(assembly.url + screens.login);
  await expect(page).toHaveURL(assembly.url + screens.login);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await context.addCookies(session ? [session] : []);
  await page.goto(assembly.url + screens.events);
  await expect(page).toHaveURL(assembly.url + loginAddress({ reason: 'ended' }));
  await otherBrowser.reload();
  await expect(title(otherBrowser, 'Events')).toBeVisible();
});

test('an open page goes to the login within two seconds when its session is ended elsewhere, and returns after it', {
  tag: '@long',
}, async ({ page, context, assembly }) => {
  const person = await newMember(assembly);
  await signIn(context, assembly, person);
  const streamOpened = page.waitForResponse(`**${followChanges.path}`);
  const address = `${screens.documents}?search=[Hymn]|ü`;
  await page.goto(assembly.url + address);
  await expect(title(page, 'Documents')).toBeVisible();
  await streamOpened;
  const shown = page.url();

  const link = await newResetLink(assembly, person);
  await setPasswordWithLink(assembly, link, NEW_PASSWORD);
  const next = shown.slice(assembly.url.length);
  await page.waitForURL(assembly.url + loginAddress({ reason: 'ended', next }), {
    waitUntil: 'commit',
    timeout: SESSION_END_NOTICED_MS,
  });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(loginButton(page)).toBeEnabled();
  await expect(page.getByText('You were signed out.')).toBeVisible();
  await logIn(page, { ...person, password: 'not the password' });
  await expectToast(page, 'warning', problems.invalid_credentials);
  await logIn(page, { ...person, password: NEW_PASSWORD });
  await expectToast(page, 'success', common.loggedIn);
  await expect(page).toHaveURL(shown);
  await expect(title(page, 'Documents')).toBeVisible();
});
