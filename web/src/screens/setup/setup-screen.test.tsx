import { PASSWORD_MIN_CHARS } from '@assembly/contract/limits';
import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { t } from '../../browser/locale/messages.ts';
import { admin, refuse, startFakeServer } from '../../testing/fake-server.ts';
import {
  button,
  CHECK,
  COMPLETE,
  done,
  field,
  fillIn,
  followLink,
  NOTHING_FIXED,
  requirements,
} from '../../testing/setup-screen.tsx';
import { watchNavigations } from '../../testing/watch-navigations.ts';

test('I set up the assembly, by Enter, and continue to the Google settings', async () => {
  const navigations = watchNavigations();
  const server = startFakeServer({ [CHECK]: requirements(), [COMPLETE]: done });
  localStorage.setItem('leftover', 'of the demo');
  await followLink();
  expect(location.href).toBe(`${location.origin}/setup`);
  await fillIn();
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
  expect(JSON.parse(localStorage.getItem(CURRENT_USER_KEY) ?? '')).toEqual(admin);
  expect(localStorage.getItem('leftover')).toBeNull();
});

test('mistakes are shown beside their fields, and the first one gets the focus', async () => {
  const server = startFakeServer({ [CHECK]: requirements() });
  await followLink();
  await field('Email').fill(admin.email);
  await field('Time zone').fill('Middle/Earth');
  await field('Public address').fill('grace.example/church');
  await button('Finish setup').click();
  await expect.element(field('First name')).toHaveFocus();
  for (const [label, error] of [
    ['First name', t.fields.errors.firstNameMissing],
    ['Name of the assembly', t.fields.errors.assemblyNameMissing],
    ['Time zone', t.fields.errors.timeZoneInvalid],
    ['Public address', t.fields.errors.publicUrlInvalid],
  ] as const) {
    await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(error));
  }
  await fillIn('short');
  await field('Time zone').fill('America/Bogota');
  await field('Public address').fill('https://grace.example');
  await button('Finish setup').click();
  await expect
    .element(page.getByText(t.fields.errors.passwordTooShort(PASSWORD_MIN_CHARS)))
    .toBeVisible();
  expect(server.calls(COMPLETE)).toEqual([]);
});

test('a field that the server refuses is shown with the focus', async () => {
  const fields = { password: t.fields.errors.passwordTooCommon };
  startFakeServer({ [CHECK]: requirements(), [COMPLETE]: refuse('password_policy', { fields }) });
  await followLink();
  await fillIn();
  await button('Finish setup').click();
  await expect.element(page.getByText(t.fields.errors.passwordTooCommon)).toBeVisible();
  await expect.element(field('Password')).toHaveFocus();
});

test('what the environment fixes is not asked for', async () => {
  const navigations = watchNavigations();
  const fixed = { ...NOTHING_FIXED, timeZone: 'Asia/Tokyo', publicUrl: 'https://fixed.example' };
  const server = startFakeServer({ [CHECK]: requirements({ fixed }), [COMPLETE]: done });
  await followLink();
  await fillIn();
  await expect.element(field('Time zone')).not.toBeInTheDocument();
  await expect.element(field('Public address')).not.toBeInTheDocument();
  await button('Finish setup').click();
  await expect.poll(() => navigations).toHaveLength(1);
  const { body } = server.calls(COMPLETE)[0] ?? {};
  expect(body).toMatchObject({ timeZone: 'Asia/Tokyo' });
  expect(body).not.toHaveProperty('publicUrl');
});

test('the public address is guessed, and the warning follows what I type', async () => {
  startFakeServer({ [CHECK]: requirements() });
  await followLink();
  const address = field('Public address');
  await expect.element(address).toHaveValue(location.origin);
  await expect.element(address).toHaveAccessibleDescription(/only on this computer/);
  await address.fill('http://grace.example');
  await expect.element(address).toHaveAccessibleDescription(/^Without https/);
});

test('after any other failure everything typed is kept and I can try again', async () => {
  const navigations = watchNavigations();
  startFakeServer({
    [CHECK]: requirements(),
    [COMPLETE]: [refuse('unexpected', { detail: 'Something went wrong.' }), done],
  });
  await followLink();
  await fillIn();
  await button('Finish setup').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong.');
  await button('Finish setup').click();
  await expect.poll(() => navigations).toHaveLength(1);
});
