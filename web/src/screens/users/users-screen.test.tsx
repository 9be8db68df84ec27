import { DAY_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../../browser/locale/messages.ts';
import { watchStreams } from '../../testing/fake-event-source.ts';
import {
  admin,
  answer,
  delayed,
  member,
  refuse,
  startFakeServer,
} from '../../testing/fake-server.ts';
import { pending, usersReply, usersRoutes } from '../../testing/fixtures/users.ts';
import { renderApp } from '../../testing/render-app.tsx';

const session = { 'GET /api/session': answer(200, { user: admin }) };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('alertdialog');

const openActions = (name: string) => button(`More actions for ${name}`).click();

beforeEach(async () => {
  watchStreams();
  await page.viewport(1280, 800);
});

test('every user can be deleted, and only a pending one can be approved', async () => {
  startFakeServer({ ...session, 'GET /api/users': usersReply([pending, admin, member]) });
  await renderApp('/web/admin');
  await expect.element(page.getByRole('table')).toBeVisible();
  const buttons = (name: RegExp) =>
    page
      .getByRole('table')
      .getByRole('button', { name })
      .elements()
      .map((each) => each.textContent);
  expect(buttons(/^Approve/)).toEqual(['Approve Petra Pending']);
  for (const { name } of [pending, admin, member]) await openActions(name);
  expect(buttons(/^Delete/)).toHaveLength(3);
  const entry = page.getByRole('link', { name: 'Admin role 1 waiting for approval' });
  await expect.element(entry).toBeVisible();
});

test('an address that is not confirmed is marked, and the dialog says so before approving', async () => {
  const unconfirmed = { ...pending, isUnconfirmed: true };
  startFakeServer(usersRoutes([unconfirmed, admin, member]));
  await renderApp('/web/admin');
  await expect.element(page.getByText('Address not confirmed')).toBeVisible();
  const marked = page.getByRole('row').filter({ hasText: 'Address not confirmed' });
  expect(marked.elements()).toHaveLength(1);
  await expect.element(marked.getByText('Petra Pending').first()).toBeVisible();
  await button('Approve Petra Pending').click();
  await expect.element(dialog.getByText(/has not confirmed the address yet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'No' }).click();
  await openActions('Petra Pending');
  await button('Delete Petra Pending').click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByText(/confirmed/).elements()).toEqual([]);
});

test.each([
  [true, 'Petra Pending was told by email.'],
  [false, 'No email could be sent: tell Petra Pending yourself.'],
])('after an approval I read whether the person was told (%s)', async (isTold, text) => {
  const approved = answer(200, { user: { ...pending, isActive: true }, isTold });
  startFakeServer({ ...usersRoutes([pending, admin]), 'POST /api/users/u3/approve': approved });
  await renderApp('/web/admin');
  await button('Approve Petra Pending').click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByText(t.users.approve.done)).toBeVisible();
  await expect.element(page.getByRole('status').getByText(text)).toBeVisible();
});

test('without pending users the drawer has no badge', async () => {
  startFakeServer({ ...session, 'GET /api/users': usersReply([admin]) });
  await renderApp('/web/admin');
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Admin role', exact: true })).toBeVisible();
});

test('a loader is shown while the list loads', async () => {
  const late = delayed(usersReply([]));
  startFakeServer({ ...session, 'GET /api/users': late });
  await renderApp('/web/admin');
  await expect.element(page.getByText('Loading users…')).toBeVisible();
  late.release();
  await expect.element(page.getByText('No users found.')).toBeVisible();
});

test('a list that failed to load can be retried', async () => {
  const detail = 'You may not see this.';
  const routes = { ...session, 'GET /api/users': refuse('forbidden', { detail }) };
  startFakeServer(routes);
  await renderApp('/web/admin');
  await expect.element(page.getByRole('alert').getByText(detail)).toBeVisible();
  routes['GET /api/users'] = usersReply([admin]);
  await button('Try again').click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('success is announced only after it happened', async () => {
  const late = delayed(answer(204));
  const server = startFakeServer({
    ...usersRoutes([pending, admin]),
    'DELETE /api/users/u3': late,
  });
  await renderApp('/web/admin');
  await openActions('Petra Pending');
  await button('Delete Petra Pending').click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => server.calls('DELETE /api/users/u3')).toHaveLength(1);
  await expect.element(page.getByText(t.users.delete.done)).not.toBeInTheDocument();
  late.release();
  await expect.element(page.getByText(t.users.delete.done)).toBeVisible();
});

test('a refusal is shown with the message of the server', async () => {
  const detail = new Problem('last_admin').message;
  startFakeServer({
    ...session,
    'GET /api/users': usersReply([{ ...member, isAdmin: true }, admin]),
    'DELETE /api/users/u2': refuse('last_admin', { detail }),
  });
  await renderApp('/web/admin');
  await openActions('Mia Member');
  await button('Delete Mia Member').click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByRole('alert').getByText(detail)).toBeVisible();
  await expect.element(button('Delete Mia Member')).toHaveFocus();
});

test('an administrator cannot delete their own account', async () => {
  startFakeServer({ ...session, 'GET /api/users': usersReply([admin]) });
  await renderApp('/web/admin');
  await openActions('Ada Admin');
  await expect.element(button('Delete Ada Admin')).toHaveAttribute('aria-disabled', 'true');
  await button('Delete Ada Admin').click({ force: true });
  const reason = new Problem('own_account').message;
  await expect.element(page.getByRole('alert')).toHaveTextContent(reason);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a pending user cannot be made an administrator', async () => {
  startFakeServer(usersRoutes([pending, admin]));
  await renderApp('/web/admin');
  await openActions('Petra Pending');
  await button('Details of Petra Pending').click();
  await expect.element(page.getByText(/^Approve this person first/)).toBeVisible();
  await expect.element(button('Make administrator')).not.toBeInTheDocument();
});

test('without access to the clipboard the link is selected, to be copied by hand', async () => {
  const url = 'https://assembly.example/reset-password#x';
  startFakeServer({
    ...usersRoutes([pending, admin]),
    'POST /api/users/u3/reset-link': answer(201, { url }),
  });
  await renderApp('/web/admin');
  await openActions('Petra Pending');
  await button('Details of Petra Pending').click();
  await button('Create link').click();
  await expect.element(page.getByLabelText('Link', { exact: true })).toHaveTextContent(url);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await button('Copy link').click();
  const message = 'Could not copy. The link is selected: press Ctrl+C.';
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  expect(getSelection()?.toString()).toBe(url);
});

test('the activity log is loaded only when opened', async () => {
  const entry = { id: 'a1', at: 1, actor: 'Ada Admin', action: 'approved', subject: 'Mia Member' };
  const setting = { ...entry, id: 'a2', action: 'setting_changed', subject: 'PUBLIC_URL' };
  const server = startFakeServer({
    ...session,
    'GET /api/users': usersReply([admin]),
    'GET /api/audit': answer(200, { items: [entry, setting], page: 1, pageCount: 1, total: 2 }),
  });
  await renderApp('/web/admin');
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(server.calls('GET /api/audit')).toEqual([]);
  await page.getByText('Activity log').click();
  await expect.element(page.getByText('Ada Admin approved Mia Member')).toBeVisible();
  await expect
    .element(page.getByText('Ada Admin changed the setting Public address'))
    .toBeVisible();
});

test('the activity log shows sign-ins when I choose to see them', async () => {
  const entry = { id: 'a1', at: 1, actor: 'Mia Member', action: 'signed_in', subject: '' };
  const server = startFakeServer({
    ...session,
    'GET /api/users': usersReply([admin]),
    'GET /api/audit': [
      answer(200, { items: [], page: 1, pageCount: 1, total: 0 }),
      answer(200, { items: [entry], page: 1, pageCount: 1, total: 1 }),
    ],
  });
  await renderApp('/web/admin');
  await page.getByText('Activity log').click();
  await expect.element(page.getByText('No activity yet.')).toBeVisible();
  await page.getByLabelText(/^Show who logged in/).click();
  await expect.element(page.getByText('Mia Member logged in')).toBeVisible();
  const queries = server.calls('GET /api/audit').map(({ query }) => query);
  expect(queries).toEqual(['?page=1', '?page=1&signIns=yes']);
});

test.each([320, 360, 768, 1280])('at %i px nothing scrolls sideways', async (width) => {
  await page.viewport(width, 800);
  const long: User = { ...pending, name: 'Wolfeschlegelstein-Hinterwald'.repeat(2) };
  startFakeServer({
    ...session,
    'GET /api/users': usersReply(
      [long, ...Array(9).fill(member)].map((user, index) => ({ ...user, id: `u${index}` })),
    ),
  });
  await renderApp('/web/admin');
  const list = page.getByRole('region', { name: 'Users' });
  await expect.element(list).toBeVisible();
  const { clientWidth, scrollWidth, offsetHeight } = list.element() as HTMLElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(offsetHeight).toBeLessThanOrEqual(600);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // Visually hidden texts must not make the page longer.
  expect(document.documentElement.scrollHeight).toBeLessThan(1200);
  // Still a table for screen readers.
  expect(page.getByRole('columnheader').elements()).toHaveLength(4);
  for (const each of list.getByRole('button').elements()) {
    const { height, width: wide } = each.getBoundingClientRect();
    expect(Math.min(height, wide)).toBeGreaterThanOrEqual(44);
  }
});

test.each([360, 768, 1280])('at %i px nothing moves while the next page loads', async (width) => {
  await page.viewport(width, 800);
  const many = Array.from({ length: 10 }, (_, index) => ({ ...member, id: `u${index}` }));
  const { routes } = startFakeServer(usersRoutes(many, { pageCount: 2, total: 20 }));
  await renderApp('/web/admin');
  const pages = page.getByRole('navigation', { name: 'Pages of users' });
  await expect.element(pages).toBeVisible();
  const top = () => pages.element().getBoundingClientRect().top + scrollY;
  const before = top();
  const late = delayed(usersReply(many, { page: 2, pageCount: 2, total: 20 }));
  routes['GET /api/users'] = late;
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Loading users…')).toBeVisible();
  expect(top()).toBe(before);
  late.release();
  await expect.element(page.getByText('Loading users…')).not.toBeInTheDocument();
  expect(top()).toBe(before);
});

test('the buttons for more are aligned in every row, and opening one leaves them there', async () => {
  startFakeServer(usersRoutes([pending, admin, member]));
  await renderApp('/web/admin');
  await expect.element(page.getByRole('table')).toBeVisible();
  const lefts = () =>
    page
      .getByRole('button', { name: /^More actions/ })
      .elements()
      .map((each) => each.getBoundingClientRect().left);
  const before = lefts();
  expect(before).toEqual(Array(3).fill(before[0]));
  await openActions('Mia Member');
  await expect.element(button('Delete Mia Member')).toBeVisible();
  expect(lefts()).toEqual(before);
});

test('I see since when people are here, and when they last came', async () => {
  const seen = { ...member, lastSeenAt: Date.now() - 3 * DAY_MS };
  startFakeServer(usersRoutes([pending, admin, seen]));
  await renderApp('/web/admin');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect
    .element(row('Mia Member'))
    .toMatchTextContent(/Signed up 15 Nov 2026 · last visit 3 days ago/);
  await expect.element(row('Ada Admin')).toMatchTextContent(/Signed up 15 Nov 2026/);
  await expect.element(row('Ada Admin')).not.toMatchTextContent(/last visit/);
});
