import { fieldFaults, notices } from '@assembly/contract/messages';
import { api, screens } from '@assembly/contract/paths';
import type { Page, Route } from '@playwright/test';
import {
  emailField,
  expectFault,
  expectNotice,
  fillLogin,
  logIn,
  loginButton,
  passwordField,
  stoppableClock,
} from './support/on-screen.ts';
import { demo, newcomer, newEmail, signIn, trySignIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ mayFail: [api.session] });

/** Answers the sign-in in the server's place; everything else goes through. */
async function onSignIn(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route(`**${api.session}`, (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  );
}

test('a member logs in, is told so, and two seconds later is at the events', async ({
  page,
  assembly,
}) => {
  const clock = await stoppableClock(page);
  await page.goto(assembly.url + screens.login);
  await clock.stop();
  await logIn(page, demo.member);
  await expectNotice(page, 'success', 'User logged in successfully. Redirecting to main page.');

  const left = page.waitForURL(`**${screens.events}`, { waitUntil: 'commit' }).then(() => 'left');
  await clock.pass(1999);
  expect(await Promise.race([left, page.evaluate(() => 'still there')])).toBe('still there');
  expect(new URL(page.url()).pathname).toBe(screens.login);
  await clock.pass(1);
  expect(await left).toBe('left');
  await clock.resume();
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
});

test('the browser keeps who is logged in under currentUser, and nothing more than that', async ({
  page,
  assembly,
}) => {
  await page.goto(assembly.url + screens.login);
  await logIn(page, demo.member);
  await expectNotice(page, notices.loginDone.severity, notices.loginDone.text);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored)).toEqual(['currentUser']);
  expect(JSON.parse(stored.currentUser ?? '')).toEqual({
    id: expect.stringMatching(/./),
    name: 'Max Member',
    email: 'member@assembly.example',
    isAdmin: false,
    isActive: true,
  });
});

test('a wrong password is refused with a warning, and the form stays as it was', async ({
  page,
  assembly,
}) => {
  const { email } = await newcomer(assembly);
  await page.goto(assembly.url + screens.login);
  await logIn(page, { email, password: 'not the password' });
  await expectNotice(page, 'warning', 'Invalid email or password. Please try again.');
  await expect(emailField(page)).toHaveValue(email);
  await expect(loginButton(page)).toBeEnabled();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(new URL(page.url()).pathname).toBe(screens.login);
});

test('an unknown address gets the same warning as a wrong password', async ({ page, assembly }) => {
  await page.goto(assembly.url);
  await logIn(page, { email: newEmail(), password: 'whatever it may be' });
  await expectNotice(page, 'warning', 'Invalid email or password. Please try again.');
});

test('a pending person is told to ask the site admin', async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
  await logIn(page, demo.pending);
  await expectNotice(
    page,
    'warning',
    'Your account is not enabled yet. Please contact to site admin.',
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
});

const OTHER_FAILURES: [string, (route: Route) => Promise<void>][] = [
  ['a server that answers 500', (route) => route.fulfill({ status: 500, body: '{}' })],
  [
    "a proxy's error page",
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
  ],
  ['an answer that makes no sense', (route) => route.fulfill({ status: 200, json: { user: 7 } })],
  ['a server that is gone', (route) => route.abort('connectionrefused')],
];
for (const [what, answer] of OTHER_FAILURES) {
  test(`${what} is told as an error, and the next try goes through`, async ({ page, assembly }) => {
    await page.goto(assembly.url + screens.login);
    await onSignIn(page, answer);
    await logIn(page, demo.member);
    await expectNotice(
      page,
      'error',
      'An error occurred while logging in. Please try again later.',
    );
    expect(notices.loginFailed.severity).toBe('error');
    await page.unrouteAll();
    await loginButton(page).click();
    await expectNotice(page, notices.loginDone.severity, notices.loginDone.text);
  });
}

test('after five wrong passwords the sentence says when to try again', async ({
  page,
  assembly,
}) => {
  const person = { ...(await newcomer(assembly)), password: 'not the password' };
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await trySignIn(assembly, person)).status).toBe(401);
  }
  await page.goto(assembly.url + screens.login);
  await logIn(page, person);
  await expectNotice(page, 'warning', 'Too many attempts. Please try again in 15 minutes.');
});

test('a server that is too busy is asked again by itself', async ({ page, assembly }) => {
  await page.clock.install();
  let asked = 0;
  await onSignIn(page, async (route) => {
    asked += 1;
    if (asked > 2) return await route.fallback();
    const body = JSON.stringify({ status: 503, code: 'busy', detail: 'Please wait.' });
    const headers = { 'retry-after': '1', 'content-type': 'application/problem+json' };
    await route.fulfill({ status: 503, headers, body });
  });
  await page.goto(assembly.url + screens.login);
  await logIn(page, demo.member);
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeVisible();
  await expect
    .poll(async () => {
      // Less than the pause before the first repetition: it must not come at once.
      await page.clock.runFor(500);
      return asked;
    })
    .toBe(3);
  await expectNotice(page, notices.loginDone.severity, notices.loginDone.text);
});

test('what is missing is told beside its field, and the focus goes there', async ({
  page,
  assembly,
}) => {
  let asked = 0;
  await onSignIn(page, (route) => {
    asked += 1;
    return route.fallback();
  });
  await page.goto(assembly.url + screens.login);
  await loginButton(page).click();
  await expectFault(emailField(page), 'Enter your email address.');
  await expect(passwordField(page)).toHaveAccessibleDescription('Enter your password.');

  await emailField(page).fill('nobody');
  await passwordField(page).fill('something');
  await loginButton(page).click();
  await expectFault(emailField(page), fieldFaults.emailInvalid);

  await emailField(page).fill(newEmail());
  await expect(emailField(page)).not.toHaveAttribute('aria-invalid');
  await passwordField(page).fill('');
  await loginButton(page).click();
  await expectFault(passwordField(page), fieldFaults.passwordMissing);
  expect(asked).toBe(0);
});

test('the password can be shown and hidden again', async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
  await passwordField(page).fill('for my eyes');
  const reveal = page.getByRole('button', { name: 'Show password' });
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await expect(reveal).toHaveAttribute('aria-pressed', 'false');
  await reveal.click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await expect(passwordField(page)).toHaveValue('for my eyes');
  await reveal.click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('a form that is sent twice is sent once', async ({ page, assembly }) => {
  let asked = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await onSignIn(page, async (route) => {
    asked += 1;
    await released;
    await route.fallback();
  });
  await page.goto(assembly.url + screens.login);
  await fillLogin(page, demo.member);
  await loginButton(page).dblclick();
  await passwordField(page).press('Enter');
  // Forced: it says that it is busy, and Playwright would wait for it.
  await page.getByRole('button', { name: 'Logging in…' }).click({ force: true });
  release();
  await expectNotice(page, notices.loginDone.severity, notices.loginDone.text);
  await passwordField(page).press('Enter');
  await page.waitForURL(`**${screens.events}`);
  expect(asked).toBe(1);
});

for (const path of [screens.root, screens.login]) {
  test(`somebody who is logged in and opens ${path} goes to the events`, async ({
    page,
    context,
    assembly,
  }) => {
    await signIn(context, assembly, demo.member);
    await page.goto(assembly.url + path);
    await expect(page).toHaveURL(assembly.url + screens.events);
    await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  });
}

test('a login page left open goes to the events when another tab logs in', async ({
  page,
  context,
  assembly,
}) => {
  await page.goto(assembly.url + screens.login);
  await expect(loginButton(page)).toBeEnabled();
  const other = await context.newPage();
  await other.goto(assembly.url + screens.login);
  await logIn(other, demo.member);
  await expect(page).toHaveURL(assembly.url + screens.events);
});

test('browsers and password managers recognise the fields', async ({ page, assembly }) => {
  await page.goto(assembly.url + screens.login);
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'username');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('tab', { name: 'Signup' }).click();
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'email');
  await expect(page.getByLabel('First name')).toHaveAttribute('autocomplete', 'given-name');
  await expect(page.getByLabel('Last name')).toHaveAttribute('autocomplete', 'family-name');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'new-password');
});

test('the form is painted while the scripts still load, and what is typed then is kept', async ({
  page,
  assembly,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${assembly.url}${screens.login}?from=mail`, { waitUntil: 'commit' });
  await expect(emailField(page)).toBeVisible();
  const painted = () => performance.getEntriesByName('first-contentful-paint').length;
  await expect.poll(() => page.evaluate(painted)).toBe(1);
  await expect(page.getByRole('heading', { name: 'Welcome to Our Assembly' })).toBeVisible();
  await expect(loginButton(page)).toBeDisabled();

  await fillLogin(page, demo.member);
  await passwordField(page).press('Enter');
  expect(page.url()).toBe(`${assembly.url}${screens.login}?from=mail`);

  release();
  await expect(loginButton(page)).toBeEnabled();
  await expect(emailField(page)).toHaveValue(demo.member.email);
  await loginButton(page).click();
  await expectNotice(page, notices.loginDone.severity, notices.loginDone.text);
  expect(page.url()).not.toContain('password');
});

test('the login shows the logo and a welcome', async ({ page, assembly }) => {
  await page.goto(assembly.url);
  await expect(page).toHaveTitle('Login – Our Assembly');
  const logo = page.locator('img');
  await expect(logo).toBeVisible();
  const width = (image: Element) => (image as HTMLImageElement).naturalWidth;
  await expect.poll(() => logo.evaluate(width)).toBeGreaterThan(0);
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Signup']);
});
