import { describe, expect, test } from 'vitest';
import { CANCELED, isAllDay, isUpcoming, shownUntil } from './event.ts';

const NOW = Date.UTC(2026, 10, 15, 9, 0);
const HOUR = 60 * 60 * 1000;
const event = { status: 'confirmed', startsAt: NOW - HOUR, endsAt: NOW + HOUR };

describe('a member sees an event', () => {
  test.each([
    ['that starts in an hour', { startsAt: NOW + HOUR, endsAt: NOW + 2 * HOUR }],
    ['that starts in a millisecond', { startsAt: NOW + 1, endsAt: NOW + 1 }],
    ['that is running', {}],
    ['that starts now', { startsAt: NOW }],
    ['that ends now', { endsAt: NOW }],
    ['that began years ago and ends tomorrow', { startsAt: 0, endsAt: NOW + 24 * HOUR }],
    ['that starts in the future though its end lies in the past', { startsAt: NOW + 1, endsAt: 0 }],
    ['that is only tentative', { status: 'tentative' }],
    ['whose status is missing', { status: '' }],
  ])('%s', (_title, overrides) => {
    expect(isUpcoming({ ...event, ...overrides }, NOW)).toBe(true);
  });
});

describe('a member does not see an event', () => {
  test.each([
    ['that ended a millisecond ago', { endsAt: NOW - 1 }],
    ['that started and ended now, a millisecond later', { startsAt: NOW - 1, endsAt: NOW - 1 }],
    ['that is cancelled', { status: CANCELED }],
    ['that is cancelled and still to come', { status: 'cancelled', startsAt: NOW + HOUR }],
    ['without a valid start', { startsAt: null }],
    ['without a valid end', { endsAt: null }],
    ['without a valid end that starts in the future', { startsAt: NOW + HOUR, endsAt: null }],
  ])('%s', (_title, overrides) => {
    expect(isUpcoming({ ...event, ...overrides }, NOW)).toBe(false);
  });
});

test('the last instant at which an event is shown is exact to the millisecond', () => {
  for (const overrides of [
    {},
    { startsAt: NOW + HOUR, endsAt: 0 },
    { startsAt: NOW, endsAt: NOW },
  ]) {
    const one = { ...event, ...overrides };
    const until = shownUntil(one) ?? 0;
    expect(isUpcoming(one, until)).toBe(true);
    expect(isUpcoming(one, until + 1)).toBe(false);
  }
  expect(shownUntil({ ...event, status: CANCELED })).toBeNull();
});

test('an event whose date is only a day lasts all day', () => {
  expect(isAllDay({ date: '2026-12-25' })).toBe(true);
  expect(isAllDay({ date: '2026-12-25T10:00:00+01:00' })).toBe(false);
  expect(isAllDay({ date: '' })).toBe(false);
});
