import { LOGIN_REDIRECT_MS } from '@assembly/contract/limits';
import { fieldFaults, notices } from '@assembly/contract/messages';
import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignInPages } from '../../app/sign-in-pages.tsx';
import {
  answer,
  held,
  member,
  refuse,
  startFakeServer,
  unreachable,
} from '../../testing/fake-server.ts';
import { watchNavigations } from '../../testing/watch-navigations.ts';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: /^Log/ });

async function openAndFillIn() {
  await render(<SignInPages screen="login" resetToken={null} />);
  await email.fill(' member@assembly.example ');
  await password.fill('correct horse');
}

test('I am told beside each field what is missing, and start at the first', async () => {
  const server = startFakeServer({});
  await render(<SignInPages screen="login" resetToken={null} />);
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(fieldFaults.emailMissing);
  await expect.element(password).toHaveAccessibleDescription(fieldFaults.passwordMissing);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toBeInvalid();
  expect(server.calls('POST /api/session')).toEqual([]);
});

test('a field that I correct is no longer called wrong', async () => {
  await render(<SignInPages screen="login" resetToken={null} />);
  await submit.click();
  await email.fill('m');
  await expect.element(page.getByText(fieldFaults.emailMissing)).not.toBeInTheDocument();
  await expect.element(page.getByText(fieldFaults.passwordMissing)).toBeVisible();
});

test('an address that is none is told in our words', async () => {
  await render(<SignInPages screen="login" resetToken={null} />);
  await email.fill('nobody');
  await password.fill('x');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(fieldFaults.emailInvalid);
});

test('password managers recognise both fields', async () => {
  await render(<SignInPages screen="login" resetToken={null} />);
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
});

test('I can look at the password that I type', async () => {
  await render(<SignInPages screen="login" resetToken={null} />);
  const show = page.getByRole('button', { name: 'Show password' });
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(show).toHaveAttribute('aria-pressed', 'true');
});

test('after logging in I am told so, and two seconds later I am at the events', async () => {
  vi.useFakeTimers();
  const departures = watchNavigations();
  const server = startFakeServer({ 'POST /api/session': answer(200, { user: member }) });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByRole('status')).toHaveTextContent(notices.loginDone.text);
  expect(JSON.parse(localStorage.getItem(CURRENT_USER_KEY) ?? '')).toEqual(member);
  const sent = server.calls('POST /api/session')[0];
  expect(sent?.body).toEqual({ email: 'member@assembly.example', password: 'correct horse' });
  vi.advanceTimersByTime(LOGIN_REDIRECT_MS);
  const due = (sent?.at ?? 0) + LOGIN_REDIRECT_MS;
  expect(departures).toEqual([{ path: '/web/event', replaces: true, at: due }]);
});

test('pressing twice logs in once', async () => {
  const late = held(answer(401, {}));
  const server = startFakeServer({ 'POST /api/session': late });
  await openAndFillIn();
  await userEvent.dblClick(submit);
  await userEvent.keyboard('{Enter}');
  await expect.element(submit).toHaveTextContent('Logging in…');
  await expect.element(submit).toHaveFocus();
  expect(server.calls('POST /api/session')).toHaveLength(1);
  late.release();
  await expect.element(submit).toHaveTextContent('Login');
});

const retryAfter = { 'retry-after': '840' };
const wait = 'Too many attempts. Please try again in 14 minutes.';
test.each([
  ['a wrong password', refuse('invalid_credentials'), notices.loginRefused.text],
  ['an account that waits for approval', refuse('account_inactive'), notices.loginInactive.text],
  ['too many attempts', refuse('too_many_attempts', { detail: wait }, retryAfter), wait],
  ['a fault of the server', refuse('unexpected'), notices.loginFailed.text],
  [
    'an answer that nobody can read',
    () => new Response('<h1>Bad gateway</h1>'),
    notices.loginFailed.text,
  ],
  ['a line that is gone', unreachable, notices.loginFailed.text],
])('%s is told in the notification bar', async (_what, refusal, text) => {
  startFakeServer({ 'POST /api/session': refusal });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  expect(localStorage.getItem(CURRENT_USER_KEY)).toBeNull();
});

test('when many people arrive at once, it waits and tries again by itself', async () => {
  vi.useFakeTimers();
  watchNavigations();
  const busy = refuse('busy', {}, { 'retry-after': '2' });
  const server = startFakeServer({
    'POST /api/session': [busy, busy, answer(200, { user: member })],
  });
  await openAndFillIn();
  await submit.click();
  await expect.poll(() => server.calls('POST /api/session')).toHaveLength(1);
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(1999);
  expect(server.calls('POST /api/session')).toHaveLength(1);
  await vi.waitUntil(async () => {
    await vi.advanceTimersByTimeAsync(500);
    return server.calls('POST /api/session').length === 3;
  });
  await expect.element(page.getByRole('status')).toHaveTextContent(notices.loginDone.text);
});
