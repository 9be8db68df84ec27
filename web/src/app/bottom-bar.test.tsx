import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchStreams } from '../testing/fake-event-source.ts';
import { answer, member, startFakeServer } from '../testing/fake-server.ts';
import { manyEvents } from '../testing/fixtures/events.ts';
import { renderApp } from '../testing/render-app.tsx';
import { watchNavigations } from '../testing/watch-navigations.ts';

const bar = page.getByRole('navigation', { name: 'Main' });
const more = bar.getByRole('button', { name: 'More', exact: true });
const overlay = page.getByRole('dialog', { name: 'Menu' });
const allScreens = overlay.getByRole('navigation', { name: 'All screens' });
const entries = (nav = bar) =>
  nav
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
const session = () => ({
  'GET /api/session': answer(200, { user: member }),
  'GET /api/events': answer(200, { items: [], page: 1, pageCount: 1, total: 0 }),
});

beforeEach(async () => {
  watchStreams();
  await page.viewport(360, 640);
});

test('on a phone the screens are in a bar at the bottom, and the drawer opens behind More', async () => {
  startFakeServer(session());
  await renderApp('/web/event');
  await expect.element(bar).toBeVisible();
  expect(entries()).toEqual(['Events', 'Announcements', 'Sermons', 'Documents']);
  await expect
    .element(bar.getByRole('link', { name: 'Events' }))
    .toHaveAttribute('aria-current', 'page');
  expect(Math.round(bar.element().getBoundingClientRect().bottom)).toBe(640);
  await expect.element(page.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect.element(overlay).toBeVisible();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  expect(overlay.element().getBoundingClientRect().width).toBe(240);
  expect(entries(allScreens)).toContain('Document and sermons');
  await userEvent.keyboard('{Escape}');
  await expect.element(overlay).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test.each([320, 360, 767])(
  'at %i px no word of the bar is cut, and each is large enough to tap',
  async (width) => {
    await page.viewport(width, 640);
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    startFakeServer({
      ...session(),
      'GET /api/account/seen': answer(200, {
        announcements: 1,
        documents: 1,
        newAnnouncements: [],
        newDocuments: [],
        counts: { announcements: 120, documents: 5, sermons: 2 },
      }),
    });
    await renderApp('/web/event');
    await expect.element(bar.getByRole('link', { name: 'Announcements 99+ new' })).toBeVisible();
    await expect.element(bar.getByRole('link', { name: 'Sermons 2 new' })).toBeVisible();
    await expect.element(bar.getByRole('link', { name: 'Documents 3 new' })).toBeVisible();
    for (const size of ['100%', '200%']) {
      document.documentElement.style.fontSize = size;
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      for (const entry of bar.element().querySelectorAll('a, button')) {
        expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
        const { height, width: wide } = entry.getBoundingClientRect();
        expect(Math.min(height, wide)).toBeGreaterThanOrEqual(44);
      }
    }
  },
);

test('on a phone, tapping the current entry shows the screen from its start', async () => {
  startFakeServer({
    ...session(),
    'GET /api/events': answer(200, {
      items: manyEvents(12),
      calendars: [],
      page: 2,
      pageCount: 2,
      total: 24,
    }),
  });
  await renderApp('/web/event?page=2');
  const pages = page.getByRole('navigation', { name: 'Pages of events' });
  await expect.element(pages).toBeInTheDocument();
  pages.element().scrollIntoView();
  expect(scrollY).toBeGreaterThan(0);
  await bar.getByRole('link', { name: 'Events' }).click();
  await expect.poll(() => location.search).toBe('');
  expect(scrollY).toBe(0);
});

test('on a phone I log out from the drawer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const server = startFakeServer({ ...session(), 'DELETE /api/session': answer(204) });
  watchNavigations();
  await renderApp('/web/event');
  await more.click();
  await overlay.getByRole('button', { name: 'Logout' }).click();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(page.getByRole('dialog', { name: 'Logging out…' })).toBeVisible();
  await expect.poll(() => server.calls('DELETE /api/session').length === 1).toBeTruthy();
});

test('on a small screen the drawer is closed before the chosen screen is rendered', async () => {
  startFakeServer(session());
  await renderApp('/web/event');
  await more.click();
  await expect.element(overlay).toBeVisible();
  const dialog = overlay.element();
  const entry = allScreens.getByRole('link', { name: 'Announcements' }).element() as HTMLElement;
  const pushState = vi.spyOn(history, 'pushState');
  entry.click();
  await new Promise(requestAnimationFrame);
  expect(dialog.checkVisibility()).toBe(false);
  expect(location.pathname).toBe('/web/event');
  await expect.element(page.getByRole('heading', { name: 'Announcements' })).toHaveFocus();
  await expect.element(overlay).not.toBeInTheDocument();
  expect(pushState).toHaveBeenCalledOnce();
  history.back();
  await expect.element(page.getByRole('heading', { name: 'Events' })).toBeVisible();
});

test('on a small screen choosing the current screen only closes the drawer', async () => {
  startFakeServer(session());
  await renderApp('/web/event');
  await more.click();
  await expect.element(overlay).toBeVisible();
  const entriesBefore = history.length;
  await allScreens.getByRole('link', { name: 'Events' }).click();
  await expect.element(overlay).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Events' })).toHaveFocus();
  expect(history.length).toBe(entriesBefore);
});

test('on a small screen a tap beside the drawer closes it', async () => {
  startFakeServer(session());
  await renderApp('/web/event');
  await more.click();
  await overlay.click({ position: { x: 340, y: 300 }, force: true });
  await expect.element(overlay).not.toBeInTheDocument();
});
