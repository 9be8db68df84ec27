import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cards, firstTitle, list, session, show } from '../../testing/events-screen.ts';
import {
  answer,
  delayed,
  refuse,
  startFakeServer,
  unreachable,
} from '../../testing/fake-server.ts';
import { manyEvents, pageOfEvents } from '../../testing/fixtures/events.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';

const pager = page.getByRole('navigation', { name: 'Pages of events' });
const search = page.getByRole('searchbox', { name: 'Search events' });
const titles = () =>
  list
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);

beforeEach(prepareScreen);

test('a page shows twelve events in the order of the server, and the total', async () => {
  await show(manyEvents(30));
  await expect.element(cards).toHaveLength(12);
  expect(titles()).toEqual(Array.from({ length: 12 }, (_, at) => `Event ${at + 1}`));
  await expect.element(page.getByText('30 upcoming events')).toBeVisible();
});

test.each([
  [360, 1],
  [768, 2],
  [1280, 3],
])('at %i px there are %i columns of cards', async (width, columns) => {
  await page.viewport(width, 800);
  await show(manyEvents(12));
  await expect.element(cards).toHaveLength(12);
  const lefts = cards.elements().map((card) => Math.round(card.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(columns);
});

test('an empty list says that no events were found', async () => {
  await show([]);
  await expect.element(page.getByText('No events found', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'No events found' }))
    .toBeVisible();
  await expect.element(pager).not.toBeInTheDocument();
});

test('skeletons are shown while events load', async () => {
  const late = delayed(answer(200, pageOfEvents(manyEvents(3), new URL(location.href))));
  startFakeServer({ ...session, 'GET /api/events': late });
  await renderApp('/web/event');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Loading…' }))
    .toBeInTheDocument();
  late.release();
  await expect.element(cards).toHaveLength(3);
  expect(document.body.textContent).not.toContain('Loading');
});

test('when loading fails I can retry, and the list gets the focus', async () => {
  const refused = refuse('forbidden', { detail: 'The message of the server.' });
  const { routes } = startFakeServer({ ...session, 'GET /api/events': refused });
  await renderApp('/web/event');
  const alert = page.getByRole('alert').filter({ hasText: 'The message of the server.' });
  await expect.element(alert).toBeVisible();
  routes['GET /api/events'] = answer(200, pageOfEvents(manyEvents(3), new URL(location.href)));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(cards).toHaveLength(3);
  await expect.element(list).toHaveFocus();
});

test('a failed page leaves the focus in the content, and a retry moves it to the list', async () => {
  const { server } = await show(manyEvents(30));
  await expect.element(firstTitle).toHaveTextContent('Event 1');
  const answering = server.routes['GET /api/events'];
  server.routes['GET /api/events'] = refuse('forbidden');
  await pager.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  server.routes['GET /api/events'] = answering ?? [];
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(firstTitle).toHaveTextContent('Event 25');
  await expect.element(list).toHaveFocus();
});

test('a page that loads late does not move the focus out of the search', async () => {
  const { server } = await show(manyEvents(30));
  await expect.element(firstTitle).toHaveTextContent('Event 1');
  const answering = server.routes['GET /api/events'];
  server.routes['GET /api/events'] = refuse('forbidden');
  await pager.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await search.click();
  server.routes['GET /api/events'] = answering ?? [];
  await announceChange('events');
  await expect.element(firstTitle).toHaveTextContent('Event 25');
  await expect.element(search).toHaveFocus();
});

test.each([360, 768])('at %i px the search box ends where the cards do', async (width) => {
  await page.viewport(width, 800);
  await show(manyEvents(3));
  await expect.element(cards).toHaveLength(3);
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  expect(rightOf(search.element())).toBe(rightOf(list.element()));
});

test('when the network fails the events stay', async () => {
  const { server } = await show(manyEvents(3));
  await expect.element(cards).toHaveLength(3);
  server.routes['GET /api/events'] = unreachable;
  await announceChange('events');
  await vi.waitUntil(() => server.calls('GET /api/events').length > 1, 15_000);
  await expect.element(cards).toHaveLength(3);
});

test('the next page is prefetched, is in the address, and gets the focus', async () => {
  const { asked } = await show(manyEvents(30));
  await expect.poll(asked).toContain('?page=2');
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect.element(firstTitle).toHaveTextContent('Event 13');
  expect(location.search).toBe('?page=2');
  await expect.element(list).toHaveFocus();
  await expect.element(pager.getByRole('status')).toHaveTextContent('Page 2 of 3');
  expect(list.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(56);
});

test('Back shows the previous page at once, from the cache', async () => {
  const { server } = await show(manyEvents(30));
  await pager.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(firstTitle).toHaveTextContent('Event 25');
  server.routes['GET /api/events'] = delayed(answer(200, {}));
  history.back();
  await expect.element(firstTitle).toHaveTextContent('Event 1');
  expect(location.search).toBe('');
});

test('an address with a page past the end shows the last page', async () => {
  await show(manyEvents(30), '/web/event?page=99');
  await expect.element(cards).toHaveLength(6);
  await expect.element(pager.getByRole('status')).toHaveTextContent('Page 3 of 3');
});

test('a search starts at the first page and shows the number of results', async () => {
  const { asked } = await show(manyEvents(30), '/web/event?page=2');
  await expect.element(cards).toHaveLength(12);
  await search.fill('Event 2');
  await expect
    .element(page.getByRole('status').filter({ hasText: '11 events found' }))
    .toBeVisible();
  expect(asked()).toContain('?search=Event+2');
  expect(location.search).toBe('?search=Event+2');
  await expect.element(search).toHaveFocus();
  await search.fill('nowhere');
  await expect.element(page.getByText('No events found')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Clear search' }).click();
  await expect.element(search).toHaveFocus();
  await expect.element(cards).toHaveLength(12);
});

test('after a sync the current page is updated without a reload', async () => {
  await page.viewport(360, 640);
  const { data } = await show(manyEvents(30), '/web/event?page=2');
  await expect.element(firstTitle).toHaveTextContent('Event 13');
  scrollTo(0, 200);
  data.events = data.events.map((event) => ({ ...event, summary: `New ${event.id}` }));
  await announceChange('events');
  await expect.element(firstTitle).toHaveTextContent('New 13');
  expect(location.search).toBe('?page=2');
  expect(scrollY).toBe(200);
});

test('the list can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await show(manyEvents(2));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
});
