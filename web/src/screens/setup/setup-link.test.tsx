import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consumeLinkToken } from '../../browser/navigation/consume-link-token.ts';
import { answer, delayed, refuse, startFakeServer } from '../../testing/fake-server.ts';
import {
  button,
  CHECK,
  COMPLETE,
  fillIn,
  followLink,
  heading,
  requirements,
} from '../../testing/setup-screen.tsx';

test('the link survives a reload, and in the demo the page says what will be removed', async () => {
  startFakeServer({ [CHECK]: requirements({ isDemo: true }) });
  await followLink();
  const note = page.getByText(/Finishing the setup ends the demo/);
  await expect.element(note).toBeVisible();
  expect(consumeLinkToken()).toBe('secret');
});

test.each([
  ['a used link', '#secret', refuse('setup_done'), 'This assembly is already set up'],
  ['a wrong link', '#secret', refuse('wrong_setup_code'), 'This link does not work'],
  ['a link without its code', '', answer(404), 'This link does not work'],
])('%s says so and leads to the login', async (_what, rest, reply, title) => {
  startFakeServer({ [CHECK]: reply });
  history.replaceState(null, '');
  await followLink(rest);
  await expect.element(heading(title)).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Go to login' }))
    .toHaveAttribute('href', '/login');
});

test('if someone else has completed the setup in the meantime, the page says so', async () => {
  startFakeServer({ [CHECK]: requirements(), [COMPLETE]: refuse('setup_done') });
  await followLink();
  await fillIn();
  await button('Finish setup').click();
  await expect.element(heading('This assembly is already set up')).toHaveFocus();
});

test('while the link is checked the page says so, and a failure can be retried', async () => {
  const late = delayed(refuse('unavailable', { detail: 'No database.' }));
  const server = startFakeServer({ [CHECK]: [late, requirements()] });
  await followLink();
  await expect.element(page.getByText('Checking the link…')).toBeVisible();
  late.release();
  await expect.element(page.getByText('No database.')).toBeVisible();
  await button('Try again').click();
  await expect.element(heading('Your account')).toBeVisible();
  expect(server.calls(CHECK)).toHaveLength(2);
});
