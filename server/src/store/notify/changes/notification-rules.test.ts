import { MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { dueAtAfter, toSummary, withoutItems } from './notification-rules.ts';
import { shortenContent } from './shorten-content.ts';

const NOW = 100 * MINUTE_MS;

const cases: [string, number | undefined, number][] = [
  ['the first notification of an item is due at once', undefined, NOW],
  ['a notification is due at once if the previous one is old', NOW - 10 * MINUTE_MS, NOW],
  [
    'a notification is due ten minutes after a recent one',
    NOW - 4 * MINUTE_MS,
    NOW + 6 * MINUTE_MS,
  ],
  [
    'a time far ahead, from a wrong clock, does not delay a notification',
    NOW + 1000 * MINUTE_MS,
    NOW,
  ],
];

test.each(cases)('%s', (_title, previous, expected) => {
  expect(dueAtAfter(previous, NOW)).toBe(expected);
});

const sermon = (title: string) => ({ kind: 'sermon', title, folder: '' }) as const;

test('a summary of thousands lists the first ones and counts all', () => {
  const found = Array.from({ length: 5000 }, (_, n) => ({ itemId: `${n}`, content: sermon('A') }));
  const summary = toSummary('sermons', 'first', found);
  expect([summary.count, summary.items.length]).toEqual([5000, 200]);
  expect(withoutItems(summary, ({ id }) => id === '0')?.count).toBe(4999);
});

test('a summary without its last item is dropped', () => {
  const summary = toSummary('sermons', 'many', [{ itemId: 'a', content: sermon('A') }]);
  expect(withoutItems(summary, ({ id }) => id === 'a')).toBeNull();
});

test('a text of ten megabytes is cut, between characters and outside of tags', () => {
  const times = { date: '', startsAt: 1, endsAt: 2 };
  const event = {
    kind: 'event',
    change: 'cancelled',
    title: `x${'😀'.repeat(5_000_000)}`,
    location: '',
    description: `<p>${'a &amp; b '.repeat(1_000_000)}</p>`,
    before: times,
    after: null,
  } as const;
  const { title, description } = shortenContent(event);
  expect(title.isWellFormed()).toBe(true);
  expect(JSON.stringify([title, description]).length).toBeLessThan(50_000);
  expect(description).toMatch(/(a|b|&amp;) ?…$/);
  expect(shortenContent(sermon('Romans 8'))).toEqual(sermon('Romans 8'));
});
