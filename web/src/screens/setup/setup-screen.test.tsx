import { fieldErrors } from '@assembly/contract/account/account-input';
import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { setupErrors } from '@assembly/contract/setup';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin, refuse, startFakeServer } from '../../testing/fake-server.ts';
import {
  button,
  CHECK,
  COMPLETE,
  done,
  field,
  fillInAccount,
  fillInAssembly,
  followLink,
  heading,
  NOTHING_FIXED,
  requirements,
  UPLOAD,
} from '../../testing/setup-screen.tsx';
import { watchNavigations } from '../../testing/watch-navigations.ts';

test('I set up the assembly in three steps, by Enter, and continue to the Google settings', async () => {
  const navigations = watchNavigations();
  const server = startFakeServer({ [CHECK]: requirements(), [COMPLETE]: done });
  localStorage.setItem('leftover', 'of the demo');
  await followLink();
  expect(location.href).toBe(`${location.origin}/setup`);
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect.element(steps.nth(0)).toHaveAttribute('aria-current', 'step');
  await field('First name').fill('Ada');
  await field('Last name').fill('Admin');
  await field('Email').fill(admin.email);
  await field('Password').fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Your assembly')).toHaveFocus();
  await expect.element(steps.nth(0)).toHaveTextContent('You (done)');
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await field('Name of the assembly').fill(' Grace Church ');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Public address')).toHaveFocus();
  await field('Public address').fill('https://grace.example');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => navigations)
    .toMatchObject([{ path: '/web/settings?section=google', replaces: true }]);
  expect(server.calls(COMPLETE)[0]?.body).toEqual({
    code: 'secret',
    email: admin.email,
    firstName: 'Ada',
    lastName: 'Admin',
    password: 'correct horse',
    assemblyName: 'Grace Church',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    publicUrl: 'https://grace.example',
  });
  expect(server.calls(UPLOAD)).toEqual([]);
  expect(JSON.parse(localStorage.getItem(CURRENT_USER_KEY) ?? '')).toEqual(admin);
  expect(localStorage.getItem('leftover')).toBeNull();
});

test('Back, also that of the browser, keeps what I typed', async () => {
  startFakeServer({ [CHECK]: requirements() });
  await followLink();
  await fillInAccount();
  await field('Name of the assembly').fill('Grace Church');
  await button('Back').click();
  await expect.element(heading('Your account')).toHaveFocus();
  await expect.element(field('Email')).toHaveValue(admin.email);
  await expect.element(field('Password')).toHaveValue('correct horse');
  await button('Continue').click();
  await expect.element(field('Name of the assembly')).toHaveValue('Grace Church');
  await button('Continue').click();
  await expect.element(heading('Public address')).toHaveFocus();
  history.back();
  await expect.element(heading('Your assembly')).toHaveFocus();
  await expect.element(field('Name of the assembly')).toHaveValue('Grace Church');
});

test('each step checks its own fields, and the first invalid one gets the focus', async () => {
  const server = startFakeServer({ [CHECK]: requirements() });
  await followLink();
  await field('Password').fill('short');
  await button('Continue').click();
  await expect
    .element(field('First name'))
    .toHaveAccessibleDescription(fieldErrors.firstNameMissing);
  await expect.element(field('Password')).toHaveAccessibleDescription(fieldErrors.passwordTooShort);
  await expect.element(field('First name')).toHaveFocus();
  await field('First name').fill('Ada');
  await field('Last name').fill('Admin');
  await field('Email').fill(admin.email);
  await field('Password').fill('short');
  await button('Continue').click();
  await expect.element(page.getByText(fieldErrors.passwordTooShort)).toBeVisible();
  await fillInAccount();
  await field('Time zone').fill('Middle/Earth');
  await button('Continue').click();
  await expect.element(page.getByText(setupErrors.assemblyNameMissing)).toBeVisible();
  await expect.element(page.getByText(setupErrors.timeZoneInvalid)).toBeVisible();
  await field('Time zone').fill('America/Bogota');
  await fillInAssembly();
  await field('Public address').fill('grace.example/church');
  await button('Finish setup').click();
  await expect.element(page.getByText(setupErrors.publicUrlInvalid)).toBeVisible();
  await expect.element(field('Public address')).toHaveFocus();
  expect(server.calls(COMPLETE)).toEqual([]);
});

test('a password that is too common is refused in its own step', async () => {
  const server = startFakeServer({ [CHECK]: requirements() });
  await followLink();
  await field('First name').fill('Ada');
  await field('Last name').fill('Admin');
  await field('Email').fill(admin.email);
  await field('Password').fill('password123');
  const fields = { password: fieldErrors.passwordTooCommon };
  server.routes[CHECK] = refuse('password_policy', { fields });
  await button('Continue').click();
  await expect
    .element(field('Password'))
    .toHaveAccessibleDescription(fieldErrors.passwordTooCommon);
  await expect.element(heading('Your account')).toBeVisible();
  expect(server.calls(CHECK).at(-1)?.body).toEqual({
    code: 'secret',
    account: { email: admin.email, password: 'password123' },
  });
});

test('a field that the server refuses is shown in its step, with the focus', async () => {
  const fields = { password: fieldErrors.passwordTooCommon };
  startFakeServer({ [CHECK]: requirements(), [COMPLETE]: refuse('password_policy', { fields }) });
  await followLink();
  await fillInAccount();
  await fillInAssembly();
  await button('Finish setup').click();
  await expect.element(heading('Your account')).toBeVisible();
  await expect.element(page.getByText(fieldErrors.passwordTooCommon)).toBeVisible();
  await expect.element(field('Password')).toHaveFocus();
});

test('what the environment fixes is not asked for', async () => {
  const navigations = watchNavigations();
  const fixed = {
    ...NOTHING_FIXED,
    assemblyName: 'Fixed Church',
    publicUrl: 'https://fixed.example',
    hasLogo: true,
  };
  const server = startFakeServer({ [CHECK]: requirements({ fixed }), [COMPLETE]: done });
  await followLink();
  await fillInAccount();
  await expect.element(field('Name of the assembly')).not.toBeInTheDocument();
  await expect.element(field('Logo')).not.toBeInTheDocument();
  await field('Time zone').fill('Asia/Tokyo');
  await button('Finish setup').click();
  await expect.poll(() => navigations).toHaveLength(1);
  const { body } = server.calls(COMPLETE)[0] ?? {};
  expect(body).toMatchObject({ assemblyName: 'Fixed Church', timeZone: 'Asia/Tokyo' });
  expect(body).not.toHaveProperty('publicUrl');
});

test('the public address is guessed, and the advice follows what I type', async () => {
  startFakeServer({ [CHECK]: requirements() });
  await followLink();
  await fillInAccount();
  await fillInAssembly();
  const address = field('Public address');
  await expect.element(address).toHaveValue(location.origin);
  await expect.element(address).toHaveAccessibleDescription(/only on this computer/);
  await address.fill('http://grace.example');
  await expect
    .element(address)
    .toHaveAccessibleDescription(/^Without https.* Finish only once it is reachable at the new/);
});

test('leaving the page asks first, once I have typed something', async () => {
  const navigations = watchNavigations();
  startFakeServer({ [CHECK]: requirements(), [COMPLETE]: done });
  await followLink();
  await expect.element(heading('Your account')).toBeVisible();
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await fillInAccount();
  expect(isAsked()).toBe(true);
  await fillInAssembly();
  await button('Finish setup').click();
  await expect.poll(() => navigations).toHaveLength(1);
  expect(isAsked()).toBe(false);
});

test('after any other failure everything typed is kept and I can try again', async () => {
  const navigations = watchNavigations();
  startFakeServer({
    [CHECK]: requirements(),
    [COMPLETE]: [refuse('unexpected', { detail: 'Something went wrong.' }), done],
  });
  await followLink();
  await fillInAccount();
  await fillInAssembly();
  await button('Finish setup').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong.');
  await button('Finish setup').click();
  await expect.poll(() => navigations).toHaveLength(1);
});
