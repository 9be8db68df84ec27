import { expect, test } from 'vitest';
import type { Database } from '../store/database/tables.ts';
import type { EventContent } from '../store/notify/notification-content.ts';
import { at, movedEvent } from '../testing/fixtures/test-notifications.ts';
import { isStillNews } from './is-still-news.ts';

const { before } = movedEvent();
const MORNING = at('2026-11-17T07:00:00Z', '2026-11-17T08:00:00Z');
const WHOLE_DAY = {
  date: '2026-11-17',
  startsAt: Date.parse('2026-11-16T23:00Z'),
  endsAt: Date.parse('2026-11-17T23:00Z'),
};
const canceled = { change: 'cancelled', after: null } as const;

const news: [string, Partial<EventContent>][] = [
  ['was canceled and would begin later', { ...canceled, before }],
  ['of the whole day was canceled', { ...canceled, before: WHOLE_DAY }],
  ['has begun, and was moved to the evening', { before: MORNING, after: before }],
  ['of the evening was moved to the morning', { before, after: MORNING }],
];

test.each(news)('in the morning, members still learn that an event %s', async (_, event) => {
  expect(await isNews(event)).toBe(true);
});

const old: [string, Partial<EventContent>][] = [
  ['was canceled and would have begun', { ...canceled, before: MORNING }],
  ['was moved, and is over', { before: MORNING, after: MORNING }],
];

test.each(old)('in the morning, it is too late to say that an event %s', async (_, event) => {
  expect(await isNews(event)).toBe(false);
});

async function isNews(event: Partial<EventContent>): Promise<boolean> {
  const now = Date.parse('2026-11-17T09:00Z');
  // Only sign-ups are read from the database.
  return await isStillNews(undefined as unknown as Database, movedEvent(event), now);
}
