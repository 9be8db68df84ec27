import { type Event, isUpcoming } from '@assembly/contract/event';
import { HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anEvent, manyEvents, pageOfEvents } from '../../testing/events.ts';
import { type FakeEventSource, watchStreams } from '../../testing/fake-event-source.ts';
import {
  answer,
  held,
  member,
  refuse,
  startFakeServer,
  unreachable,
} from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const list = page.getByRole('region', { name: 'List of events' });
const cards = list.getByRole('listitem');
const firstTitle = cards.first().getByRole('heading');
const pager = page.getByRole('navigation', { name: 'Pages of events' });
const search = page.getByRole('searchbox', { name: 'Search events' });
const titles = () =>
  list
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);
const textOf = (card: typeof cards) => card.element().textContent;
const session = { 'GET /api/session': answer(200, { user: member }) };

let streams: FakeEventSource[];

beforeEach(async () => {
  streams = watchStreams();
  await page.viewport(1280, 800);
});

/** The stream is opened once the screen is painted. */
async function hear(word: string) {
  await vi.waitUntil(() => streams[0], 5000);
  streams[0]?.say(word);
}

/** The app over a server that has these events now. */
async function show(events: Event[], path = '/web/event') {
  const kept = { events };
  const server = startFakeServer({
    ...session,
    'GET /api/events': (address) => {
      const words = address.searchParams.get('search') ?? '';
      const found = kept.events.filter(
        (event) => isUpcoming(event, Date.now()) && event.summary.includes(words),
      );
      return answer(200, pageOfEvents(found, address))(address);
    },
  });
  await renderApp(path);
  await expect.element(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible();
  const asked = () => server.calls('GET /api/events').map(({ query }) => query);
  return { kept, server, asked };
}

test('twelve events a page, in the order the server gives, and how many there are', async () => {
  await show(manyEvents(30));
  await expect.element(cards).toHaveLength(12);
  expect(titles()).toEqual(Array.from({ length: 12 }, (_, at) => `Event ${at + 1}`));
  await expect.element(page.getByText('30 upcoming events')).toBeVisible();
});

test.each([
  [360, 1],
  [768, 2],
  [1280, 3],
])('at %i px the cards stand in %i columns', async (width, columns) => {
  await page.viewport(width, 800);
  await show(manyEvents(12));
  await expect.element(cards).toHaveLength(12);
  const lefts = cards.elements().map((card) => Math.round(card.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(columns);
});

test('a card shows summary, date and time, and description, and itself opens nothing', async () => {
  const startsAt = Date.parse('2099-11-15T10:00:00+01:00');
  const event = anEvent({
    id: 'a',
    summary: 'Sunday service',
    startsAt,
    endsAt: startsAt + 90 * MINUTE_MS,
    description: 'Coffee <b>afterwards</b>, <a href="https://a.example/">here</a>',
  });
  await show([event]);
  const card = cards.first();
  await expect.element(card).toBeVisible();
  await expect.poll(() => textOf(card)).toMatch(/Sunday,? 15 November 2099, 10:00–11:30/);
  await expect.element(card.getByRole('heading')).toHaveTextContent('Sunday service');
  await expect.poll(() => textOf(card)).toContain('Coffee afterwards');
  await expect.element(card.getByRole('link', { name: 'here' })).toBeVisible();
  await card.getByRole('heading').click();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  expect(card.getByRole('button').elements()).toHaveLength(0);
});

test('an event without a summary has none', async () => {
  await show([anEvent({ id: 'a', summary: '' })]);
  await expect.element(firstTitle).toHaveTextContent('(No title)');
});

test('every event can be added to one’s own calendar', async () => {
  await show([anEvent({ id: 'a b' })]);
  const link = cards.first().getByRole('link', { name: /^Add to calendar/ });
  await expect.element(link).toHaveAttribute('href', '/api/events/a%20b/ics');
  await expect.element(link).toHaveAttribute('download');
});

test('without events it says so', async () => {
  await show([]);
  await expect.element(page.getByText('No events found', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'No events found' }))
    .toBeVisible();
  await expect.element(pager).not.toBeInTheDocument();
});

test('while they are on their way, something of their shape stands there', async () => {
  const late = held(answer(200, pageOfEvents(manyEvents(3), new URL(location.href))));
  startFakeServer({ ...session, 'GET /api/events': late });
  await renderApp('/web/event');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Loading…' }))
    .toBeInTheDocument();
  late.release();
  await expect.element(cards).toHaveLength(3);
  expect(document.body.textContent).not.toContain('Loading');
});

test('when they do not come I can try again, and the focus follows to the list', async () => {
  const { routes } = startFakeServer({ ...session, 'GET /api/events': refuse('forbidden') });
  await renderApp('/web/event');
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect.element(alert).toBeVisible();
  routes['GET /api/events'] = answer(200, pageOfEvents(manyEvents(3), new URL(location.href)));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(cards).toHaveLength(3);
  await expect.element(list).toHaveFocus();
});

test('when the line drops, what I was reading stays', async () => {
  const { server } = await show(manyEvents(3));
  await expect.element(cards).toHaveLength(3);
  server.routes['GET /api/events'] = unreachable;
  await hear('events');
  await vi.waitUntil(() => server.calls('GET /api/events').length > 1, 5000);
  await expect.element(cards).toHaveLength(3);
});

test('the next page is fetched ahead, is in the address, and takes the focus', async () => {
  const { asked } = await show(manyEvents(30));
  await expect.poll(asked).toContain('?page=2');
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect.element(firstTitle).toHaveTextContent('Event 13');
  expect(location.search).toBe('?page=2');
  await expect.element(list).toHaveFocus();
  await expect.element(pager.getByRole('status')).toHaveTextContent('Page 2 of 3');
  expect(list.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(56);
});

test('Back leads to the page before, which is there at once', async () => {
  const { server } = await show(manyEvents(30));
  await pager.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(firstTitle).toHaveTextContent('Event 25');
  server.routes['GET /api/events'] = held(answer(200, {}));
  history.back();
  await expect.element(firstTitle).toHaveTextContent('Event 1');
  expect(location.search).toBe('');
});

test('an address with a page shows that page, and one past the end the last', async () => {
  await show(manyEvents(30), '/web/event?page=99');
  await expect.element(cards).toHaveLength(6);
  await expect.element(pager.getByRole('status')).toHaveTextContent('Page 3 of 3');
});

test('searching asks the server, starts at the first page and tells how many were found', async () => {
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
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.element(cards).toHaveLength(12);
});

test('what a sync brought is there without a reload, on the page I am on', async () => {
  const { kept } = await show(manyEvents(30), '/web/event?page=2');
  await expect.element(firstTitle).toHaveTextContent('Event 13');
  scrollTo(0, 200);
  kept.events = kept.events.map((event) => ({ ...event, summary: `New ${event.id}` }));
  await hear('events');
  await expect.element(firstTitle).toHaveTextContent('New 13');
  expect(location.search).toBe('?page=2');
  expect(scrollY).toBe(200);
});

test('what runs now and what is today is marked, and the marks keep up with the clock', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T09:00:00+01:00'), shouldAdvanceTime: true });
  const startsAt = Date.parse('2026-11-15T10:00:00+01:00');
  await show([
    anEvent({ id: 'a', startsAt }),
    anEvent({ id: 'b', startsAt: startsAt + 24 * HOUR_MS }),
  ]);
  await expect.element(cards.first().getByText('Today')).toBeVisible();
  expect(textOf(cards.last())).toMatch(/^Monday/);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await expect.element(cards.first().getByText('Happening now')).toBeVisible();
  await vi.advanceTimersByTimeAsync(14 * HOUR_MS);
  await expect.element(cards.first().getByText('Event b')).toBeVisible();
  await expect.element(cards.first().getByText('Today')).toBeVisible();
});

test('an event that ends goes away without a reload, and nobody asks before', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T10:00:00+01:00'), shouldAdvanceTime: true });
  const startsAt = Date.now() - HOUR_MS;
  const endsAt = Date.now() + 10 * MINUTE_MS;
  const { server } = await show([anEvent({ id: 'a', startsAt, endsAt }), anEvent({ id: 'b' })]);
  await expect.element(cards).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
  const before = server.calls('GET /api/events').length;
  expect(before).toBe(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS + 2000);
  await expect.element(cards).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(server.calls('GET /api/events')).toHaveLength(2);
});

test('a long description is cut, and More opens it in full', async () => {
  const description = `<p>${'All are welcome. '.repeat(40)}</p><a href="https://a.example/">Map</a>`;
  await show([anEvent({ id: 'a', description }), anEvent({ id: 'b', description: 'Short.' })]);
  const more = page.getByRole('button', { name: /^More/ });
  await expect.element(more).toHaveLength(1);
  await expect.element(more).toHaveAccessibleName('More about Event a');
  await more.click();
  const detail = page.getByRole('dialog', { name: 'Event a' });
  await expect.element(detail.getByRole('link', { name: 'Map' })).toBeVisible();
  await expect.element(detail.getByRole('link', { name: /^Add to calendar/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test('the detail stays open when its event ends, and then the focus goes to the list', async () => {
  const description = 'All are welcome. '.repeat(40);
  const { kept } = await show([anEvent({ id: 'a', description }), anEvent({ id: 'b' })]);
  await page.getByRole('button', { name: /^More/ }).click();
  const detail = page.getByRole('dialog', { name: 'Event a' });
  await expect.element(detail).toBeVisible();
  kept.events = kept.events.slice(1);
  await hear('events');
  await expect.element(list.getByRole('listitem', { includeHidden: true })).toHaveLength(1);
  await expect.element(detail).toBeVisible();
  await detail.getByRole('button', { name: 'Close' }).click();
  await expect.element(list).toHaveFocus();
});

test('a link in the part that is cut off can be reached, and then the text is back at its start', async () => {
  const description = `${'Words. '.repeat(100)}<a href="https://a.example/">Map</a>`;
  await show([anEvent({ id: 'a', description })]);
  const map = cards.first().getByRole('link', { name: 'Map' });
  await expect.element(map).toBeInTheDocument();
  (map.element() as HTMLElement).focus();
  const box = map.element().parentElement?.parentElement as HTMLElement;
  expect(box.scrollTop).toBeGreaterThan(0);
  await userEvent.tab();
  expect(box.scrollTop).toBe(0);
});

const odd: [string, string][] = [
  ['a title of 300 characters', 'Long title of an event '.repeat(13)],
  ['a word of 200 characters', 'Donaudampfschifffahrt'.repeat(10)],
  ['right-to-left text', 'أمسية ترانيم وصلاة '.repeat(12)],
];
for (const [what, text] of odd) {
  test.each([320, 768, 1280])(
    `${what} is shown whole at %i px, also with large letters`,
    async (width) => {
      await page.viewport(width, 800);
      await show([anEvent({ id: 'a', summary: text, description: text }), ...manyEvents(14)]);
      await expect.element(cards.first()).toBeVisible();
      for (const size of ['100%', '200%']) {
        document.documentElement.style.fontSize = size;
        const title = cards.first().getByRole('heading').element();
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
        expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
      }
      document.documentElement.style.fontSize = '';
    },
  );
}
