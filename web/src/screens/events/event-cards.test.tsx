import { HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cards, firstTitle, list, show, textOf } from '../../testing/events-screen.ts';
import { anEvent, manyEvents } from '../../testing/fixtures/events.ts';
import { announceChange, prepareScreen } from '../../testing/live-screen.ts';

beforeEach(prepareScreen);

test('a card shows summary, date, time and description, and is not clickable', async () => {
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
});

test('an event without a summary is shown as "(No title)"', async () => {
  await show([anEvent({ id: 'a', summary: '' })]);
  await expect.element(firstTitle).toHaveTextContent('(No title)');
});

test('every event can be added to my calendar', async () => {
  await show([anEvent({ id: 'a b' })]);
  const link = cards.first().getByRole('link', { name: /^Add to calendar/ });
  await expect.element(link).toHaveAttribute('href', '/api/events/a%20b/ics');
  await expect.element(link).toHaveAttribute('download');
});

test('badges for today and now follow the clock', async () => {
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
  const link = cards.first().getByRole('link');
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
  const description = 'All are welcome. '.repeat(40);
  const { data } = await show([anEvent({ id: 'a', description }), anEvent({ id: 'b' })]);
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

test('a link in truncated text can be focused, and the text scrolls back afterwards', async () => {
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
