import { checkSetupCode } from '@assembly/contract/endpoints/setup';
import { screens } from '@assembly/contract/paths';
import fields from '@assembly/messages/en/fields';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectVisibleFocus, press } from './support/keyboard.ts';
import { demo, PASSWORD, signIn, trySignIn } from './support/people.ts';
import { findFreePort } from './support/processes/start-assembly.ts';
import { expectFieldError } from './support/screens/login.ts';
import { setupLinkOf } from './support/setup-link.ts';
import { expect, test } from './support/test.ts';

// A link that does not work is refused, and the demo's sessions end.
test.use({
  allowedFailures: ['/api/'],
  contextOptions: { reducedMotion: 'reduce' },
});

const OWNER = { email: 'nora@grace.example', password: PASSWORD };
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const finishButton = (page: Page) => button(page, 'Finish setup');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillIn(page: Page) {
  await field(page, 'Email').fill(OWNER.email);
  await field(page, 'First name').fill('Nora');
  await field(page, 'Last name').fill('Newcomer');
  await field(page, 'Password').fill(OWNER.password);
  await field(page, 'Name of the assembly').fill('Grace Church');
}

test('by mouse, from the demo: the link leads to the setup, then the demo is gone', {
  tag: '@long',
}, async ({ page, openContext, processes }) => {
  const assembly = await processes.startAssembly();
  const link = await setupLinkOf(assembly);
  const visitor = await (await openContext()).newPage();
  await signIn(visitor.context(), assembly, demo.admin);
  await visitor.goto(assembly.url + screens.events);
  await expect(visitor.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();

  const requested: string[] = [];
  page.on('request', (request) => {
    requested.push(`${request.url()} ${request.headers().referer ?? ''}`);
  });
  await page.goto(link);
  await expect(heading(page, 'Your account')).toBeVisible();
  await expect(page).toHaveURL(assembly.url + screens.setup);
  await expect(page.getByText('Finishing the setup ends the demo.')).toBeVisible();
  await page.reload();
  await fillIn(page);
  await expect(field(page, 'Time zone')).toHaveValue('Europe/Zurich');
  await expect(field(page, 'Public address')).toHaveValue(assembly.url);
  await finishButton(page).click();
  await page.waitForURL(`${assembly.url}${screens.settings}?section=google`);
  await expect(page).toHaveTitle(/Grace Church$/);
  const code = new URL(link).hash.slice(1);
  expect(requested.filter((request) => request.includes(code))).toEqual([]);

  await expect(visitor).toHaveURL(new RegExp(screens.login));
  expect((await trySignIn(assembly, demo.admin)).status).toBe(401);
  expect((await trySignIn(assembly, OWNER)).status).toBe(200);
  await visitor.goto(link);
  await expect(heading(visitor, 'This assembly is already set up')).toBeFocused();
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'Go to login' }).click();
  await expect(visitor).toHaveURL(assembly.url + screens.login);

  expect(await assembly.stop()).toBe(0);
  const again = await processes.startAssembly({ port: Number(new URL(assembly.url).port) });
  await expect.poll(again.output).toContain('Assembly is running at');
  expect(again.output()).not.toMatch(/This is the demo|setup#/);
});

test('by keyboard alone, on a server whose address the environment fixes', {
  tag: '@long',
}, async ({ page, processes }) => {
  const port = await findFreePort();
  const PUBLIC_URL = `http://localhost:${port}`;
  const assembly = await processes.startAssembly({ port, environment: { PUBLIC_URL } });
  const link = await setupLinkOf(assembly);
  await page.goto(assembly.url);
  await expect(page.getByText('This assembly is not set up yet.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${link.slice(0, -4)}oops`);
  await expect(heading(page, 'This link does not work')).toBeFocused();
  await expectAccessible(page);
  await page.goto(link);
  await expect(heading(page, 'Your account')).toBeVisible();
  for (const [label, text] of [
    ['Email', OWNER.email],
    ['First name', 'Nora'],
    ['Last name', 'Newcomer'],
    ['Password', OWNER.password],
  ] as const) {
    await press(page, 'Tab');
    await expectVisibleFocus(page, label);
    await page.keyboard.type(text);
  }
  await press(page, 'Tab', 'Tab');
  await expectVisibleFocus(page, 'Name of the assembly');
  await page.keyboard.type('Grace Church');
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Time zone');
  await page.keyboard.type('America/Bogota');
  await press(page, 'Enter');
  await page.waitForURL(`${assembly.url}${screens.settings}?section=google`);
});

test('every state is accessible', { tag: '@long' }, async ({ page, processes }) => {
  const assembly = await processes.startAssembly();
  const gate = Promise.withResolvers<void>();
  await page.route(
    `**${checkSetupCode.path}`,
    async (route) => {
      await gate.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto(await setupLinkOf(assembly));
  await expect(page.getByText('Checking the link…')).toBeVisible();
  await expectAccessible(page);
  gate.resolve();
  await expect(page.getByText(/cannot be reached\. Please try again/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Try again').click();
  await expect(page.getByText('Finishing the setup ends the demo.')).toBeVisible();
  await expectAccessible(page);
  await finishButton(page).click();
  await expectFieldError(field(page, 'Email'), fields.errors.emailMissing);
  await expectAccessible(page);
  await fillIn(page);
  await field(page, 'Public address').fill('nowhere');
  await finishButton(page).click();
  await expectFieldError(field(page, 'Public address'), fields.errors.publicUrlInvalid);
  await expectAccessible(page);
});
