import { replaceLogo } from '@assembly/contract/endpoints/settings';
import { checkSetupCode } from '@assembly/contract/endpoints/setup';
import { screens } from '@assembly/contract/paths';
import { setupErrors } from '@assembly/contract/setup';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectIconDrawn } from './support/expect-manifest.ts';
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
const currentStep = (page: Page) => page.locator('[aria-current=step]');

async function fillInAccount(page: Page) {
  await field(page, 'First name').fill('Nora');
  await field(page, 'Last name').fill('Newcomer');
  await field(page, 'Email').fill(OWNER.email);
  await field(page, 'Password').fill(OWNER.password);
}

async function chooseLogo(page: Page) {
  const mimeType = 'image/svg+xml';
  const buffer = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="teal" d="M0 0h9v9z"/></svg>',
  );
  await field(page, 'Logo').setInputFiles({ name: 'logo.svg', mimeType, buffer });
  await expect(page.getByRole('img', { name: 'Preview of the chosen logo' })).toBeVisible();
}

test('by mouse, from the demo: the link leads through three steps, then the demo is gone', {
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
  await expect(currentStep(page)).toHaveText(/You$/);
  await expect(page.getByText('Finishing the setup ends the demo.')).toBeVisible();
  await page.reload();
  await fillInAccount(page);
  await button(page, 'Continue').click();

  await expect(heading(page, 'Your assembly')).toBeFocused();
  await expect(currentStep(page)).toHaveText(/Assembly$/);
  await expect(field(page, 'Time zone')).toHaveValue('Europe/Zurich');
  await field(page, 'Name of the assembly').fill('Grace Church');
  await chooseLogo(page);
  await button(page, 'Continue').click();

  await expect(heading(page, 'Public address')).toBeFocused();
  await expect(field(page, 'Public address')).toHaveValue(assembly.url);
  await page.goBack();
  await expect(field(page, 'Name of the assembly')).toHaveValue('Grace Church');
  await button(page, 'Continue').click();
  await finishButton(page).click();
  await page.waitForURL(`${assembly.url}${screens.settings}?section=google`);
  await expect(page).toHaveTitle(/Grace Church$/);
  const code = new URL(link).hash.slice(1);
  expect(requested.filter((request) => request.includes(code))).toEqual([]);
  const logo = await fetch(`${assembly.url}/logo`);
  expect(await logo.text()).toContain('teal');
  await expectIconDrawn(assembly);

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
    ['First name', 'Nora'],
    ['Last name', 'Newcomer'],
    ['Email', OWNER.email],
    ['Password', OWNER.password],
  ] as const) {
    await press(page, 'Tab');
    await expectVisibleFocus(page, label);
    await page.keyboard.type(text);
  }
  await press(page, 'Enter');
  await expect(heading(page, 'Your assembly')).toBeFocused();
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Name of the assembly');
  await page.keyboard.type('Grace Church');
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Time zone');
  await page.keyboard.type('America/Bogota');
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Logo');
  await press(page, 'Tab');
  await expectVisibleFocus(page, 'Back');
  await press(page, 'Enter');
  await expect(heading(page, 'Your account')).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(heading(page, 'Your assembly')).toBeFocused();
  await expect(field(page, 'Time zone')).toHaveValue('America/Bogota');
  await press(page, 'Tab', 'Enter');
  await page.waitForURL(`${assembly.url}${screens.settings}?section=google`);
});

test('every step and state is accessible', { tag: '@long' }, async ({ page, processes }) => {
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
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Try again').click();
  await expect(page.getByText('Finishing the setup ends the demo.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Continue').click();
  await expectFieldError(field(page, 'First name'), 'Enter your first name.');
  await expectAccessible(page);
  await fillInAccount(page);
  await button(page, 'Continue').click();
  await expect(heading(page, 'Your assembly')).toBeFocused();
  await button(page, 'Continue').click();
  await expectFieldError(field(page, 'Name of the assembly'), setupErrors.assemblyNameMissing);
  await expectAccessible(page);
  await field(page, 'Name of the assembly').fill('Grace Church');
  await chooseLogo(page);
  await expectAccessible(page);
  await button(page, 'Continue').click();
  await expect(field(page, 'Public address')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Public address').fill('nowhere');
  await finishButton(page).click();
  await expectFieldError(field(page, 'Public address'), setupErrors.publicUrlInvalid);
  await expectAccessible(page);
  await field(page, 'Public address').fill(assembly.url);
  await page.route(`**${replaceLogo.path}`, (route) => route.fulfill({ status: 500 }));
  await finishButton(page).click();
  await expect(heading(page, 'Your assembly is set up, but without the logo')).toBeFocused();
  await expectAccessible(page);
});
