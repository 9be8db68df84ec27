import { LOGOUT_REDIRECT_MS } from '@assembly/contract/limits';
import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchStreams } from '../testing/fake-event-source.ts';
import { admin, answer, member, refuse, startFakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { turnRightToLeft } from '../testing/turn-right-to-left.ts';
import { watchNavigations } from '../testing/watch-navigations.ts';

const menu = page.getByRole('button', { name: 'Menu', exact: true });
const drawer = page.getByRole('navigation', { name: 'Main' });
const more = page.getByRole('button', { name: 'More', exact: true });
const overlay = page.getByRole('dialog', { name: 'Menu' });
const allScreens = overlay.getByRole('navigation', { name: 'All screens' });
const entries = (nav = drawer) =>
  nav
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
const session = (user = member) => ({
  'GET /api/session': answer(200, { user }),
  'GET /api/events': answer(200, { items: [], page: 1, pageCount: 1, total: 0 }),
});

beforeEach(async () => {
  watchStreams();
  await page.viewport(1280, 800);
});

test('a member sees four screens in the drawer', async () => {
  startFakeServer(session());
  await renderApp('/web/event');
  await expect.element(drawer).toBeVisible();
  expect(entries()).toEqual(['Events', 'Announcements', 'Sermons', 'Document and sermons']);
});

test('an administrator sees three more', async () => {
  startFakeServer(session(admin));
  await renderApp('/web/event');
  await expect.element(drawer).toBeVisible();
  expect(entries().slice(4)).toEqual(['Admin role', 'Data sync', 'Settings']);
});

test('on a wide screen the drawer is open, 240 px wide, and the menu button closes it', async () => {
  startFakeServer(session());
  await renderApp('/web/event');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  expect(drawer.element().getBoundingClientRect().width).toBe(240);
  await menu.click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await expect.element(drawer).toBeVisible();
});

test('where text is written from right to left, both drawers are at the right', async () => {
  turnRightToLeft();
  startFakeServer(session());
  await renderApp('/web/event');
  await expect.poll(() => drawer.element().getBoundingClientRect().right).toBe(1280);
  await page.viewport(360, 640);
  await more.click();
  await expect.poll(() => overlay.element().getBoundingClientRect().right).toBe(360);
});

test.each([360, 768, 1280])('at %i px each entry of the drawer fits on one line', async (width) => {
  await page.viewport(width, 800);
  startFakeServer(session(admin));
  await renderApp('/web/documents');
  if (width < 960) await (width < 768 ? more : menu).click();
  const links = (width < 960 ? allScreens : drawer).getByRole('link');
  // Behind More, also the account.
  await expect.element(links).toHaveLength(width < 960 ? 8 : 7);
  await expect.element(links.nth(3)).toHaveAttribute('aria-current', 'page');
  for (const link of links.elements()) {
    const text = document.createRange();
    text.selectNodeContents(link.lastChild?.firstChild as Node);
    expect([link.textContent, text.getClientRects().length]).toEqual([link.textContent, 1]);
  }
});

test('choosing an entry shows its screen, marks the entry and focuses the heading', async () => {
  startFakeServer(session());
  await renderApp('/web/event');
  const documents = drawer.getByRole('link', { name: 'Document and sermons' });
  await documents.click();
  await expect.element(page.getByRole('heading', { name: 'Documents' })).toHaveFocus();
  await expect.element(documents).toHaveAttribute('aria-current', 'page');
  expect(location.pathname).toBe('/web/documents');
  expect(document.title).toContain('Documents');
});

test('the first tab stop skips the menu', async () => {
  startFakeServer(session());
  await renderApp('/web/event');
  await expect.element(drawer).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('logging out covers the screen, clears the storage and redirects after four seconds', async () => {
  vi.useFakeTimers();
  const server = startFakeServer({ ...session(), 'DELETE /api/session': answer(204) });
  const navigations = watchNavigations();
  await renderApp('/web/event');
  await page.getByRole('button', { name: 'Logout' }).click();
  const overlay = page.getByRole('dialog', { name: 'Logging out…' });
  await expect.element(overlay).toBeVisible();
  const { left, top, width, height } = overlay.element().getBoundingClientRect();
  expect([left, top, width, height]).toEqual([0, 0, innerWidth, innerHeight]);
  await expect.poll(() => localStorage.getItem(CURRENT_USER_KEY) === null).toBeTruthy();
  vi.advanceTimersByTime(LOGOUT_REDIRECT_MS);
  const sent = server.calls('DELETE /api/session');
  expect(sent).toHaveLength(1);
  await expect.poll(() => navigations.length > 0).toBeTruthy();
  const due = (sent[0]?.at ?? 0) + LOGOUT_REDIRECT_MS;
  expect(navigations).toMatchObject([{ path: '/login', replaces: true }]);
  expect(navigations[0]?.at).toBeGreaterThanOrEqual(due);
});

test('Escape does not close the overlay while I am being logged out', async () => {
  // The redirect must not happen during a later test.
  vi.useFakeTimers();
  startFakeServer({ ...session(), 'DELETE /api/session': answer(204) });
  watchNavigations();
  await renderApp('/web/event');
  await page.getByRole('button', { name: 'Logout' }).click();
  const loggingOut = page.getByRole('dialog', { name: 'Logging out…' });
  await expect.element(loggingOut).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(loggingOut).toBeVisible();
});

test('when the server cannot end my session I am logged out here, and the login says so', async () => {
  vi.useFakeTimers();
  startFakeServer({ ...session(), 'DELETE /api/session': refuse('session_not_ended') });
  const navigations = watchNavigations();
  await renderApp('/web/event');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => localStorage.getItem(CURRENT_USER_KEY) === null).toBeTruthy();
  // In small steps, so that the reply comes before the time for it has passed.
  const leave = () => {
    vi.advanceTimersByTime(LOGOUT_REDIRECT_MS / 40);
    return navigations.length > 0;
  };
  await vi.waitUntil(leave, { timeout: 20_000 });
  expect(navigations).toMatchObject([{ path: '/login?not-ended', replaces: true }]);
});

test('the bar becomes a drawer beside the content when a small screen becomes wide, and back', async () => {
  await page.viewport(360, 640);
  startFakeServer(session());
  await renderApp('/web/event');
  await expect.element(more).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(more).not.toBeInTheDocument();
  await expect.poll(() => entries()).toContain('Document and sermons');
  await page.viewport(360, 640);
  await expect.element(more).toBeVisible();
  await expect.poll(() => entries()).toContain('Documents');
});
