import { expect, test } from 'vitest';
import { joinChanges, shorten, toSummary } from './record-changes.ts';

const sermon = (title: string) => ({ kind: 'sermon', title, folder: '' }) as const;
const times = (startsAt: number) => ({ date: '', startsAt, endsAt: startsAt + 1 });
const event = (before: number, after: number | null) =>
  ({
    kind: 'event',
    change: after === null ? 'cancelled' : 'moved',
    title: 'Service',
    location: '',
    description: '',
    before: times(before),
    after: after === null ? null : times(after),
  }) as const;

test('an event that is moved twice has one message with its first and its last time', () => {
  expect(joinChanges(event(1, 2), event(2, 3))).toEqual(event(1, 3));
  expect(joinChanges(event(1, 2), event(2, null))).toEqual(event(1, null));
});

test('an event that is back at its time has no message', () => {
  expect(joinChanges(event(1, 2), event(2, 1))).toBeUndefined();
});

test('a summary of thousands lists the first ones and counts all', () => {
  const found = Array.from({ length: 5000 }, (_, n) => ({ itemId: `${n}`, content: sermon('A') }));
  const summary = toSummary('sermons', 'first', found);
  expect([summary.count, summary.items.length]).toEqual([5000, 200]);
});

test('a text of ten megabytes is cut, between characters', () => {
  const long = {
    ...event(1, null),
    title: `x${'😀'.repeat(5_000_000)}`,
    description: `<p>${'a &amp; b '.repeat(1_000_000)}</p>`,
  };
  const { title, description } = shorten(long) as typeof long;
  expect(title.isWellFormed()).toBe(true);
  expect(JSON.stringify([title, description]).length).toBeLessThan(60_000);
  expect(shorten(sermon('Romans 8'))).toEqual(sermon('Romans 8'));
});
