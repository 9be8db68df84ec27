import { LOGIN_REDIRECT_MS, NOTIFICATION_MS } from '@assembly/contract/limits';
import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignInPages } from '../../app/sign-in-pages.tsx';
import { t } from '../../browser/locale/messages.ts';
import { setSignOutPending } from '../../browser/storage.ts';
import { resumeLoginNotice } from '../../session/login-notice.ts';
import {
  answer,
  delayed,
  member,
  refuse,
  startFakeServer,
  unreachable,
} from '../../testing/fake-server.ts';
import { setContact } from '../../testing/set-contact.ts';
import { watchNavigations } from '../../testing/watch-navigations.ts';
import { dismissToast } from '../../ui/feedback/show-toast.ts';
import { Toast } from '../../ui/feedback/toast.tsx';

const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: /^Log/ });

async function openAndFillIn() {
  await render(<SignInPages screen="login" linkToken={null} />);
  await email.fill(' member@assembly.example ');
  await password.fill('correct horse');
}

test('each missing field has an error message, and the first gets the focus', async () => {
  const server = startFakeServer({});
  await render(<SignInPages screen="login" linkToken={null} />);
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(t.fields.errors.emailMissing);
  await expect.element(password).toHaveAccessibleDescription(t.fields.errors.passwordMissing);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toBeInvalid();
  expect(server.calls('POST /api/session')).toEqual([]);
});

test('correcting a field removes its error message', async () => {
  await render(<SignInPages screen="login" linkToken={null} />);
  await submit.click();
  await email.fill('m');
  await expect.element(page.getByText(t.fields.errors.emailMissing)).not.toBeInTheDocument();
  await expect.element(page.getByText(t.fields.errors.passwordMissing)).toBeVisible();
});

test('an invalid email address has our own error message', async () => {
  await render(<SignInPages screen="login" linkToken={null} />);
  await email.fill('not an email');
  await password.fill('x');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription(t.fields.errors.emailInvalid);
});

test('password managers recognize both fields', async () => {
  await render(<SignInPages screen="login" linkToken={null} />);
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
});

test('I can show the password that I type', async () => {
  await render(<SignInPages screen="login" linkToken={null} />);
  const show = page.getByRole('button', { name: 'Show password' });
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(show).toHaveAttribute('aria-pressed', 'false');
  await show.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(show).toHaveAttribute('aria-pressed', 'true');
});

test('after logging in I see a notice and am redirected to the events two seconds later', async () => {
  vi.useFakeTimers();
  const navigations = watchNavigations();
  const server = startFakeServer({ 'POST /api/session': answer(200, { user: member }) });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByRole('status')).toHaveTextContent(t.common.loggedIn);
  expect(JSON.parse(localStorage.getItem(CURRENT_USER_KEY) ?? '')).toEqual(member);
  const sent = server.calls('POST /api/session')[0];
  expect(sent?.body).toEqual({ email: 'member@assembly.example', password: 'correct horse' });
  await vi.advanceTimersByTimeAsync(LOGIN_REDIRECT_MS);
  // The page also waits until another person's stored data is removed.
  await expect.poll(() => navigations).toMatchObject([{ path: '/web/event', replaces: true }]);
  // Not exactly: a click moves the fake clock as long as it takes.
  expect(navigations[0]?.at).toBeGreaterThanOrEqual((sent?.at ?? 0) + LOGIN_REDIRECT_MS);
});

test('the session that I have left offline ends before the next one starts', async () => {
  vi.useFakeTimers();
  watchNavigations();
  setSignOutPending(true);
  const ended = delayed(answer(204));
  const server = startFakeServer({
    'DELETE /api/session': [unreachable, ended],
    'POST /api/session': answer(200, { user: member }),
  });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByText(t.login.failed)).toBeVisible();
  await submit.click();
  await expect.poll(() => server.calls('DELETE /api/session').length === 2).toBeTruthy();
  expect(server.calls('POST /api/session')).toEqual([]);
  ended.release();
  await expect.element(page.getByText(t.common.loggedIn)).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([CURRENT_USER_KEY]);
});

test('the login notice is visible for its full time, across the change of the page', async () => {
  vi.useFakeTimers();
  const navigations = watchNavigations();
  startFakeServer({ 'POST /api/session': answer(200, { user: member }) });
  const notice = page.getByText(t.common.loggedIn);
  const login = await render(<SignInPages screen="login" linkToken={null} />);
  await email.fill('member@assembly.example');
  await password.fill('correct horse');
  await submit.click();
  await expect.element(notice).toBeVisible();
  vi.advanceTimersByTime(LOGIN_REDIRECT_MS);
  // The page also waits until another person's stored data is removed.
  await expect.poll(() => navigations).toHaveLength(1);
  await login.unmount();
  dismissToast();

  // The next page takes its time to load.
  vi.advanceTimersByTime(10_000);
  const until = Date.now() + NOTIFICATION_MS - LOGIN_REDIRECT_MS;
  resumeLoginNotice();
  await render(<Toast />);
  await expect.element(notice).toBeVisible();
  // Vitest itself advances the clock while it looks for elements.
  await vi.advanceTimersByTimeAsync(Math.max(0, until - 1 - Date.now()));
  expect(document.body.textContent).toContain(t.common.loggedIn);
  await vi.advanceTimersByTimeAsync(LOGIN_REDIRECT_MS);
  expect(document.body.textContent).not.toContain(t.common.loggedIn);

  // Once: a reload does not show it again.
  resumeLoginNotice();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a double click logs in once', async () => {
  const late = delayed(answer(401, {}));
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
  ['a wrong password', refuse('invalid_credentials'), t.problems.invalid_credentials],
  ['a pending account', refuse('account_inactive'), t.problems.account_inactive],
  ['too many attempts', refuse('too_many_attempts', { detail: wait }, retryAfter), wait],
  ['a server error', refuse('unexpected'), t.login.failed],
  ['an invalid reply', () => new Response('<h1>Bad gateway</h1>'), t.login.failed],
  ['a network failure', unreachable, t.login.failed],
])('%s shows a notification', async (_what, refusal, text) => {
  startFakeServer({ 'POST /api/session': refusal });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  expect(localStorage.getItem(CURRENT_USER_KEY)).toBeNull();
});

test.each([
  ['a wrong password', refuse('invalid_credentials'), t.problems.invalid_credentials],
  ['a network failure', unreachable, 'Our Assembly cannot be reached.'],
])('after %s the form says so until I try again', async (_what, refusal, text) => {
  const late = delayed(answer(200, { user: member }));
  startFakeServer({ 'POST /api/session': [refusal, late] });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  dismissToast();
  const note = page.getByRole('tabpanel').getByText(text);
  await expect.element(note).toBeVisible();
  await submit.click();
  await expect.element(note).not.toBeInTheDocument();
});

test('a person who waits for approval reads what happens next and whom to ask, also when the toast is gone', async () => {
  setContact({});
  startFakeServer({ 'POST /api/session': refuse('account_inactive') });
  await openAndFillIn();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.problems.account_inactive);
  dismissToast();
  const panel = page.getByRole('tabpanel');
  await expect.element(panel.getByText(/^Your account is waiting for approval/)).toBeVisible();
  await expect.element(panel.getByRole('link', { name: 'ruth@example.org' })).toBeVisible();
});

test('a busy server is retried automatically', async () => {
  vi.useFakeTimers();
  watchNavigations();
  const busy = refuse('busy', {}, { 'retry-after': '2' });
  const server = startFakeServer({
    'POST /api/session': [busy, busy, answer(200, { user: member })],
  });
  await openAndFillIn();
  await submit.click();
  await expect.poll(() => server.calls('POST /api/session')).toHaveLength(1);
  await expect.poll(() => vi.getTimerCount() > 0).toBeTruthy();
  vi.advanceTimersByTime(1999);
  expect(server.calls('POST /api/session')).toHaveLength(1);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(500);
      return server.calls('POST /api/session').length === 3;
    })
    .toBeTruthy();
  await expect.element(page.getByRole('status')).toHaveTextContent(t.common.loggedIn);
});
