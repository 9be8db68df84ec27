import type { Feed } from '@assembly/contract/account/account';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { watchStreams } from '../../../testing/fake-event-source.ts';
import {
  answer,
  delayed,
  member,
  refuse,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server.ts';
import { accountRoutes } from '../../../testing/fixtures/notifications.ts';
import { pressNow } from '../../../testing/press-now.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { webcalLink } from './calendar-links.ts';

const LIST = 'GET /api/account/feeds';
const CREATE = 'POST /api/account/feeds';
const created = {
  id: 'f2',
  calendarUrl: 'https://grace.example/feeds/secret/calendar.ics',
  sermonsUrl: 'https://grace.example/feeds/secret/sermons.xml',
};
const feed: Feed = { id: 'f1', createdAt: 0, lastReadAt: Date.UTC(2026, 10, 15) };
const newFeed: Feed = { id: 'f2', createdAt: Date.UTC(2026, 10, 16), lastReadAt: null };
const listing = (...items: Feed[]) => answer(200, { items });
const routes = (list = listing()) => ({
  'GET /api/session': answer(200, { user: member }),
  ...accountRoutes(),
  [LIST]: list,
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name });

beforeEach(async () => {
  watchStreams();
  await page.viewport(1280, 800);
});

/** Not before, because the screen may fetch the list at any time. */
function addWhenCreated(
  server: ReturnType<typeof startFakeServer>,
  list: ReturnType<typeof listing>,
) {
  server.routes[CREATE] = (...request) => {
    server.routes[LIST] = list;
    return answer(201, created)(...request);
  };
}

test('one new link has buttons for calendars and the podcast, and is shown only once', async () => {
  const server = startFakeServer(routes());
  addWhenCreated(server, listing(newFeed, feed));
  await renderApp('/web/account');
  await expect.element(page.getByText('You have no private links yet.')).toBeVisible();
  await button('Get my link').click();
  const apple = link('Add to Apple or Outlook');
  await expect.element(apple).toHaveFocus();
  await expect.element(apple).toHaveAttribute('href', webcalLink(created.calendarUrl));
  await expect
    .element(link('Add to Google Calendar'))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/calendar\.google\.com\/.*secret/));
  await expect
    .element(page.getByLabelText('Calendar link', { exact: true }))
    .toHaveTextContent(created.calendarUrl);
  await expect
    .element(page.getByLabelText('Podcast link', { exact: true }))
    .toHaveTextContent(created.sermonsUrl);
  await expect.element(page.getByText('This link is shown only now.')).toBeVisible();
  await expect.element(page.getByText(/every 12 to 24 hours/)).toBeVisible();
  const items = page.getByRole('list', { name: 'Private links' }).getByRole('listitem');
  await expect.element(items.nth(0).getByText('Not used by any app yet')).toBeVisible();
  await expect.element(items.nth(1).getByText(/^Last used 15 Nov 2026/)).toBeVisible();
  await expect.element(button('Get another link')).toBeVisible();
  expect(server.calls(CREATE)).toHaveLength(1);
});

test('a link that I turn off is gone with its addresses, after I confirm', async () => {
  const server = startFakeServer({ ...routes(), 'DELETE /api/account/feeds/f2': answer(204) });
  addWhenCreated(server, listing(newFeed));
  await renderApp('/web/account');
  await expect.element(page.getByText('You have no private links yet.')).toBeVisible();
  await button('Get my link').click();
  await button(/^Turn off link: Created .*2026.*Not used by any app yet/).click();
  const dialog = page.getByRole('alertdialog', { name: 'Turn off private link' });
  await dialog.getByRole('button', { name: 'Keep' }).click();
  expect(server.calls('DELETE /api/account/feeds/f2')).toEqual([]);
  await button(/^Turn off link/).click();
  server.routes[LIST] = listing();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(page.getByText('Private link turned off.')).toBeVisible();
  await expect.element(page.getByText('You have no private links yet.')).toBeVisible();
  await expect.element(link('Add to Apple or Outlook')).not.toBeInTheDocument();
  expect(server.calls('DELETE /api/account/feeds/f2')).toHaveLength(1);
});

test('a refused link and a list that cannot be loaded say so, and can be tried again', async () => {
  const list = delayed(unreachable);
  const detail = 'You already have 5 private links.';
  const server = startFakeServer({
    ...routes(list),
    [CREATE]: refuse('too_many_feeds', { detail }),
  });
  await renderApp('/web/account');
  await expect.element(page.getByText('Loading…')).toBeInTheDocument();
  list.release();
  await expect.element(page.getByText('Your private links could not be loaded.')).toBeVisible();
  server.routes[LIST] = listing(feed);
  pressNow(button('Try again'));
  await expect.element(button(/^Turn off link/)).toBeVisible();
  await button('Get another link').click();
  await expect.element(page.getByText(detail)).toBeVisible();
});
