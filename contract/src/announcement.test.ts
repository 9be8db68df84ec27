import { describe, expect, test } from 'vitest';
import { isOpen, openAnnouncements } from './announcement.ts';
import { dayIn } from './day-in.ts';

const ZURICH = 'Europe/Zurich';
const at = (text: string) => Date.parse(text);
const due = (day: string) => ({ due: `${day}T00:00:00.000Z`, updated: '2020-01-01T00:00:00.000Z' });

describe('a subtask is due until its day ends in the assembly’s time zone', () => {
  test.each([
    ['in the first minute of its day', '2026-11-15', ZURICH, '2026-11-15T00:00:00+01:00', true],
    ['in the last minute of its day', '2026-11-15', ZURICH, '2026-11-15T23:59:59.999+01:00', true],
    [
      'in the first moment of the day after',
      '2026-11-15',
      ZURICH,
      '2026-11-16T00:00:00+01:00',
      false,
    ],
    ['the day before', '2026-11-15', ZURICH, '2026-11-14T12:00:00+01:00', true],
    ['years before', '2026-11-15', ZURICH, '2020-01-01T00:00:00Z', true],
    [
      'when the day has ended in UTC but not in New York',
      '2026-11-15',
      'America/New_York',
      '2026-11-16T04:59:59Z',
      true,
    ],
    [
      'when it has ended in New York as well',
      '2026-11-15',
      'America/New_York',
      '2026-11-16T05:00:00Z',
      false,
    ],
    [
      'when the day has ended in Auckland but not in UTC',
      '2026-11-15',
      'Pacific/Auckland',
      '2026-11-15T11:00:00Z',
      false,
    ],
    [
      'on the long day when summer time ends, in its 25th hour',
      '2026-10-25',
      ZURICH,
      '2026-10-25T22:59:59.999Z',
      true,
    ],
    ['right after that long day', '2026-10-25', ZURICH, '2026-10-25T23:00:00Z', false],
    [
      'on the short day when summer time begins, in its last minute',
      '2026-03-29',
      ZURICH,
      '2026-03-29T21:59:59.999Z',
      true,
    ],
    ['right after that short day', '2026-03-29', ZURICH, '2026-03-29T22:00:00Z', false],
  ])('%s', (_title, day, zone, now, expected) => {
    expect(isOpen(due(day), at(now), zone)).toBe(expected);
  });
});

test('the instant it was updated counts only when there is no due date', () => {
  const now = at('2026-11-15T09:00:00Z');
  const updated = (text: string) => ({ due: '', updated: text });
  expect(isOpen(updated('2026-11-15T09:00:00.001Z'), now, ZURICH)).toBe(true);
  expect(isOpen(updated('2026-11-15T09:00:00.000Z'), now, ZURICH)).toBe(false);
  expect(isOpen(updated('2026-11-15T08:59:59.999Z'), now, ZURICH)).toBe(false);
  expect(isOpen({ due: '2026-11-14', updated: '2030-01-01T00:00:00Z' }, now, ZURICH)).toBe(false);
});

test('an invalid date is not in the future', () => {
  const now = at('2026-11-15T09:00:00Z');
  for (const due of ['soon', '9', 'zzzz-zz-zz', '99999-01-01', '2040', ' 2040-01-01', '<b>']) {
    expect(isOpen({ due, updated: '2040-01-01T00:00:00Z' }, now, ZURICH), due).toBe(false);
  }
  for (const updated of ['', 'soon', 'zzzz-zz-zz', '2040-13-45T00:00:00Z']) {
    expect(isOpen({ due: '', updated }, now, ZURICH), updated).toBe(false);
  }
});

test('only open subtasks are listed, in order', () => {
  const subtasks = ['2026-11-16', '2026-11-14', '2026-11-15', '2027-01-01'].map((day) => ({
    id: day,
    title: day,
    notes: '',
    ...due(day),
  }));
  const open = openAnnouncements(subtasks, at('2026-11-15T22:59:00Z'), ZURICH);
  expect(open.map(({ id }) => id)).toEqual(['2026-11-16', '2026-11-15', '2027-01-01']);
});

test('the day does not depend on the locale of the machine', () => {
  expect(dayIn('Asia/Tehran', at('2026-03-20T20:29:59Z'))).toBe('2026-03-20');
  expect(dayIn('Asia/Tehran', at('2026-03-20T20:30:00Z'))).toBe('2026-03-21');
  expect(dayIn('Pacific/Kiritimati', at('2026-12-31T10:00:00Z'))).toBe('2027-01-01');
});
