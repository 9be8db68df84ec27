import { HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cards, firstTitle, list, show, textOf } from '../../testing/events-screen.ts';
import { answer } from '../../testing/fake-server.ts';
import { anEvent, manyEvents } from '../../testing/fixtures/events.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';

beforeEach(prepareScreen);

test('a card shows summary, date, time and description, and its title opens the details', async () => {
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
  (card.element() as HTMLElement).click();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  await card.getByRole('heading').getByRole('button').click();
  await expect.element(page.getByRole('dialog', { name: 'Sunday service' })).toBeVisible();
});

test('events of one day are listed below it, and what began earlier below today', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T09:00:00+01:00'), shouldAdvanceTime: true });
  const at = (time: string) => Date.parse(`2026-11-${time}:00+01:00`);
  await show([
    anEvent({ id: 'retreat', startsAt: at('13T18:00'), endsAt: at('15T12:00') }),
    anEvent({ id: 'service', startsAt: at('15T10:00') }),
    anEvent({ id: 'choir', startsAt: at('16T19:00') }),
    anEvent({ id: 'prayer', startsAt: at('18T19:00') }),
  ]);
  await expect.element(cards).toHaveLength(4);
  const lists = [...list.element().querySelectorAll('ul')].map((each) => {
    const day = document.getElementById(each.getAttribute('aria-labelledby') ?? '');
    return [day?.textContent?.replace(',', ''), each.children.length];
  });
  expect(lists).toEqual([
    ['Today', 2],
    ['Tomorrow', 1],
    ['Wednesday 18 November', 1],
  ]);
  await expect.element(cards.last().getByText('19:00–20:00').last()).toBeVisible();
});

test('three events fit on a phone between its bars, with their places and how they repeat', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T09:00:00+01:00'), shouldAdvanceTime: true });
  await page.viewport(360, 740);
  const repetition = { unit: 'week', interval: 1, weekday: 3, position: null } as const;
  const places = ['Church', 'Hall', 'Sports hall, Other Street 1, Town'];
  await show(
    places.map((place, at) =>
      anEvent({
        id: `${at}`,
        startsAt: Date.now() + (at + 1) * 24 * HOUR_MS,
        location: at < 2 ? `${place}, Church Street 4, Town` : place,
        description: 'Everyone is welcome. '.repeat(20),
        repeats: true,
        repetition,
      }),
    ),
  );
  await expect.element(cards).toHaveLength(3);
  expect(list.element().clientHeight).toBeLessThan(740 - 56 - 60);
  for (const place of places)
    await expect.element(list.getByText(place, { exact: true })).toBeVisible();
  await expect.element(cards.first().getByText('every Wednesday')).toBeVisible();
});

test('an event without a summary is shown as "(No title)"', async () => {
  await show([anEvent({ id: 'a', summary: '' })]);
  await expect.element(firstTitle).toHaveTextContent('(No title)');
});

test('days and the badge for now follow the clock', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T09:00:00+01:00'), shouldAdvanceTime: true });
  const startsAt = Date.parse('2026-11-15T10:00:00+01:00');
  await show([
    anEvent({ id: 'a', startsAt }),
    anEvent({ id: 'b', startsAt: startsAt + 24 * HOUR_MS }),
  ]);
  await expect.element(list.getByText('Today')).toBeVisible();
  await expect.element(list.getByText('Tomorrow')).toBeVisible();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await expect.element(cards.first().getByText('Happening now')).toBeVisible();
  await vi.advanceTimersByTimeAsync(14 * HOUR_MS);
  await expect.element(cards.first().getByText('Event b')).toBeVisible();
  await expect.element(list.getByText('Today')).toBeVisible();
});

test('an event that ends disappears without a reload or polling', async () => {
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

test('when the focused card disappears, the list gets the focus', async () => {
  const { data } = await show(manyEvents(3));
  const link = cards.first().getByRole('button').first();
  await expect.element(link).toBeVisible();
  (link.element() as HTMLElement).focus();
  data.events = data.events.slice(1);
  await announceChange('events');
  await expect.element(cards).toHaveLength(2);
  await expect.element(list).toHaveFocus();
});

test('when another card disappears, the focus does not move', async () => {
  const { data } = await show(manyEvents(3));
  await expect.element(cards).toHaveLength(3);
  (document.activeElement as HTMLElement).blur();
  data.events = data.events.slice(1);
  await announceChange('events');
  await expect.element(cards).toHaveLength(2);
  await expect.element(document.body).toHaveFocus();
});

test('a long description is truncated, and More shows all of it', async () => {
  const description = `<p>${'All are welcome. '.repeat(40)}</p><a href="https://a.example/">Map</a>`;
  await show([anEvent({ id: 'a', description }), anEvent({ id: 'b', description: 'Short.' })]);
  const more = page.getByRole('button', { name: 'More about Event a' });
  const shown = cards.first().getByText(/^All are welcome/);
  await expect.element(shown).toBeVisible();
  expect(shown.element().parentElement?.parentElement?.clientHeight).toBeLessThan(120);
  await more.click();
  const detail = page.getByRole('dialog', { name: 'Event a' });
  await expect.element(detail.getByRole('link', { name: 'Map' })).toBeVisible();
  await expect.element(detail.getByRole('link', { name: /^Add to calendar/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test('the detail stays open when its event ends, and closing it focuses the list', async () => {
  const event = anEvent({ id: 'a' });
  const { data, server } = await show([event, anEvent({ id: 'b' })]);
  server.routes['GET /api/events/a'] = answer(200, { event });
  await page.getByRole('button', { name: 'More about Event a' }).click();
  const detail = page.getByRole('dialog', { name: 'Event a' });
  await expect.element(detail).toBeVisible();
  data.events = data.events.slice(1);
  await announceChange('events');
  await expect.element(list.getByRole('listitem', { includeHidden: true })).toHaveLength(1);
  await expect.element(detail).toBeVisible();
  await detail.getByRole('button', { name: 'Close' }).click();
  await expect.element(list).toHaveFocus();
});

const odd: [string, string][] = [
  ['a title of 300 characters', 'Long title of an event '.repeat(13)],
  ['a word of 200 characters', 'Donaudampfschifffahrt'.repeat(10)],
  ['right-to-left text', 'أمسية ترانيم وصلاة '.repeat(12)],
];
for (const [what, text] of odd) {
  test.each([320, 1280])(
    `${what} is shown in full at %i px, also with large text`,
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
