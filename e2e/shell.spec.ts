import { SESSION_END_NOTICED_MS } from '@assembly/contract/limits';
import { notices } from '@assembly/contract/messages';
import { api, screens } from '@assembly/contract/paths';
import type { Page } from '@playwright/test';
import { expectNotice, logIn, loginButton, stoppableClock } from './support/on-screen.ts';
import { demo, newMember, signIn, usePasswordLink } from './support/people.ts';
import { linkIn, runCommand } from './support/run-command.ts';
import { expect, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** What a page may be asking for in the moment in which its session ends. */
const REFUSED = [api.events, api.live];

test.describe('the guard', () => {
  const GUARDED = [
    screens.shell,
    screens.events,
    screens.announcements,
    screens.documents,
    screens.users,
    screens.dataSync,
    `${screens.shell}/nowhere`,
  ];
  test('sends whoever is not logged in to the login, and back does not return', async ({
    page,
    assembly,
  }) => {
    for (const path of GUARDED) {
      await page.goto('about:blank');
      await page.goto(assembly.url + path);
      await expect(page).toHaveURL(assembly.url + screens.login);
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    }
  });

  test('does not believe what the browser remembers', async ({ page, assembly }) => {
    await page.goto(assembly.url + screens.login);
    await page.evaluate(() => {
      const user = { id: '1', name: 'Eve', email: 'eve@x.example', isAdmin: true, isActive: true };
      localStorage.setItem('currentUser', JSON.stringify(user));
    });
    await page.goto(assembly.url + screens.users);
    await expect(page).toHaveURL(assembly.url + screens.login);
    await expect(loginButton(page)).toBeEnabled();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('/web goes to /web/event', async ({ page, context, assembly }) => {
  await signIn(context, assembly, demo.member);
  await page.goto(assembly.url + screens.shell);
  await expect(page).toHaveURL(assembly.url + screens.events);
  await expect(title(page, 'Events')).toBeVisible();
});

test.describe('what is not there', () => {
  test.use({ mayFail: ['/nowhere'] });

  test('is told to a member inside the shell, and the admin screens are not there either', async ({
    page,
    context,
    assembly,
  }) => {
    await signIn(context, assembly, demo.member);
    for (const path of ['/web/nowhere', '/web/event/nowhere', screens.users, screens.dataSync]) {
      await page.goto(assembly.url + path);
      await expect(title(page, '404: Not Found')).toBeVisible();
      await expect(menu(page)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Go to Events' }).click();
    await expect(title(page, 'Events')).toBeVisible();
  });

  test('is told to anybody outside the shell', async ({ page, assembly }) => {
    const answer = await page.goto(`${assembly.url}/nowhere`);
    expect(answer?.status()).toBe(404);
    await expect(title(page, '404: Not Found')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(loginButton(page)).toBeVisible();
  });
});

test.describe('logging out', () => {
  test.use({ mayFail: REFUSED });

  test('shows the loader, ends the session, clears the storage and four seconds later is at the login', async ({
    page,
    context,
    assembly,
  }) => {
    const clock = await stoppableClock(page);
    await signIn(context, assembly, demo.member);
    await page.goto(assembly.url + screens.events);
    await expect(title(page, 'Events')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    const [session] = await context.cookies();
    await clock.stop();

    const asked = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Logout' }).click();
    const overlay = page.getByRole('dialog', { name: 'Logging out…' });
    await expect(overlay).toBeVisible();
    expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    expect((await asked).url()).toBe(assembly.url + api.session);
    expect((await asked).status()).toBe(204);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(overlay).toBeVisible();

    const left = page.waitForURL(`**${screens.login}`, { waitUntil: 'commit' }).then(() => 'left');
    await clock.pass(3999);
    expect(await Promise.race([left, page.evaluate(() => 'still there')])).toBe('still there');
    await clock.pass(1);
    expect(await left).toBe('left');
    await clock.resume();
    await expect(loginButton(page)).toBeEnabled();

    await page.goBack();
    await expect(page).not.toHaveURL(assembly.url + screens.events);
    await context.addCookies(session ? [session] : []);
    await page.goto(assembly.url + screens.events);
    await expect(page).toHaveURL(assembly.url + screens.login);
  });

  test('in one tab leaves the other tabs too, and no other browser', async ({
    page,
    context,
    openContext,
    assembly,
  }) => {
    await signIn(context, assembly, demo.member);
    const elsewhere = await openContext();
    await signIn(elsewhere, assembly, demo.member);
    const other = await context.newPage();
    const far = await elsewhere.newPage();
    for (const tab of [page, other, far]) {
      await tab.goto(assembly.url + screens.events);
      await expect(title(tab, 'Events')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL(assembly.url + screens.login);
    await far.reload();
    await expect(title(far, 'Events')).toBeVisible();
  });

  test.describe('when the server is gone', () => {
    test.use({ mayFail: [...REFUSED, api.session] });

    test('is told to have failed, and the person is still there', async ({
      page,
      context,
      assembly,
    }) => {
      await signIn(context, assembly, demo.member);
      await page.goto(assembly.url + screens.events);
      await page.route(`**${api.session}`, (route) => route.abort('connectionrefused'));
      await page.getByRole('button', { name: 'Logout' }).click();
      await expectNotice(page, notices.logoutFailed.severity, notices.logoutFailed.text);
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.unrouteAll();
      await page.reload();
      await expect(title(page, 'Events')).toBeVisible();
    });
  });
});

test.describe('a session that is ended elsewhere', () => {
  test.use({ mayFail: [...REFUSED, api.session] });

  test('throws an open page out within two seconds', async ({ page, context, assembly }) => {
    const person = await newMember(assembly);
    await signIn(context, assembly, person);
    const listening = page.waitForResponse(`**${api.live}`);
    await page.goto(assembly.url + screens.events);
    await expect(title(page, 'Events')).toBeVisible();
    await listening;

    const link = linkIn((await runCommand(assembly, 'reset-link', person.email)).output);
    await usePasswordLink(assembly, link, 'nine swans on the river');
    await page.waitForURL(assembly.url + screens.login, {
      waitUntil: 'commit',
      timeout: SESSION_END_NOTICED_MS,
    });
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(loginButton(page)).toBeEnabled();
    await logIn(page, { ...person, password: 'nine swans on the river' });
    await expectNotice(page, notices.loginDone.severity, notices.loginDone.text);
  });
});
