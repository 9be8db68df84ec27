import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import type { EventContent } from '../queue/notification-content.ts';
import { type ComparedEvent, compareEvents, type EventDiff } from './compare-events.ts';

const NOW = Date.UTC(2026, 10, 15, 9, 0);

/** Starts that many days from now, for an hour. */
function event(id: string, days: number, fields: Partial<ComparedEvent> = {}): ComparedEvent {
  const startsAt = NOW + days * DAY_MS;
  const endsAt = startsAt + HOUR_MS;
  return {
    id,
    summary: 'Service',
    location: 'Hall',
    description: 'Welcome',
    status: 'confirmed',
    date: new Date(startsAt).toISOString(),
    startsAt,
    endsAt,
    shownUntil: endsAt,
    calendarId: 'church',
    ...fields,
  };
}

interface Diff {
  stored?: ComparedEvent[];
  added?: ComparedEvent[];
  changed?: ComparedEvent[];
  removed?: string[];
}

/** Each change as "id: what happened". */
function changesOf({ stored = [], added = [], changed = [], removed = [] }: Diff): string[] {
  const diff: EventDiff = {
    stored,
    added,
    changed: new Map(changed.map((one) => [one.id, one])),
    removed: new Set(removed),
    calendarIds: ['church', 'youth'],
  };
  return compareEvents(diff, NOW).map(({ itemId, content }) => {
    const { change, after } = content as EventContent;
    const days = ((after?.startsAt ?? 0) - NOW) / DAY_MS;
    return `${itemId}: ${after ? `${change} to ${days}` : change}`;
  });
}

const inOther = { calendarId: 'not synced any more' };
const cancelled = { status: 'cancelled', shownUntil: null };
const endsLater = { endsAt: NOW + DAY_MS + 2 * HOUR_MS };

const cases: [string, Diff, string[]][] = [
  ['there is a new event', { added: [event('a', 1)] }, []],
  ['an event is moved', { stored: [event('a', 1)], changed: [event('a', 2)] }, ['a: moved to 2']],
  [
    'only its end changes',
    { stored: [event('a', 1)], changed: [event('a', 1, endsLater)] },
    ['a: moved to 1'],
  ],
  [
    'it is moved far ahead',
    { stored: [event('a', 14)], changed: [event('a', 90)] },
    ['a: moved to 90'],
  ],
  [
    'it is moved from far ahead to soon',
    { stored: [event('a', 90)], changed: [event('a', 14)] },
    ['a: moved to 14'],
  ],
  ['it is far ahead and moved', { stored: [event('a', 15)], changed: [event('a', 16)] }, []],
  [
    'one that has begun is postponed',
    { stored: [event('a', -0.01)], changed: [event('a', 1)] },
    ['a: moved to 1'],
  ],
  [
    'one that has begun lasts longer',
    { stored: [event('a', -0.01)], changed: [event('a', -0.01, endsLater)] },
    [],
  ],
  [
    'its text changes',
    { stored: [event('a', 1)], changed: [event('a', 1, { summary: 'Prayer' })] },
    [],
  ],
  [
    'its time is written with another offset',
    { stored: [event('a', 1)], changed: [event('a', 1, { date: 'other' })] },
    [],
  ],
  [
    'its time can no longer be read',
    { stored: [event('a', 1)], changed: [event('a', 1, { startsAt: null, shownUntil: null })] },
    [],
  ],
  [
    'it is canceled',
    { stored: [event('a', 1)], changed: [event('a', 1, cancelled)] },
    ['a: cancelled'],
  ],
  [
    'it is far ahead and canceled',
    { stored: [event('a', 15)], changed: [event('a', 15, cancelled)] },
    [],
  ],
  [
    'it stays canceled',
    { stored: [event('a', 1, cancelled)], changed: [event('a', 2, cancelled)] },
    [],
  ],
  ['it is removed', { stored: [event('a', 1)], removed: ['a'] }, ['a: cancelled']],
  ['it is far ahead and removed', { stored: [event('a', 15)], removed: ['a'] }, []],
  ['it has ended', { stored: [event('a', -1)], removed: ['a'] }, []],
  ['a canceled one is removed', { stored: [event('a', 1, cancelled)], removed: ['a'] }, []],
  ['its calendar is no longer synced', { stored: [event('a', 1, inOther)], removed: ['a'] }, []],
  [
    'a series gets new ids',
    {
      stored: [event('a', 1), event('b', 8)],
      removed: ['a', 'b'],
      added: [event('c', 1), event('d', 8), event('e', 15)],
    },
    [],
  ],
  [
    'a series gets new ids and another hour',
    {
      stored: [event('a', 1), event('b', 8)],
      removed: ['a', 'b'],
      added: [event('d', 8.5), event('c', 1.5), event('e', 15.5)],
    },
    ['c: moved to 1.5', 'd: moved to 8.5'],
  ],
  [
    'a series gets new ids and takes place every other week',
    {
      stored: [event('a', 1), event('b', 8)],
      removed: ['a', 'b'],
      added: [event('c', 1), event('d', 15)],
    },
    ['b: cancelled'],
  ],
  [
    'it is removed, and its series gets one more at the end',
    { stored: [event('a', 1)], removed: ['a'], added: [event('b', 700)] },
    ['a: cancelled'],
  ],
  [
    'it is replaced at another time in another calendar',
    { stored: [event('a', 1)], removed: ['a'], added: [event('b', 2, { calendarId: 'youth' })] },
    ['a: cancelled'],
  ],
  [
    'it is replaced at the same time in another calendar',
    { stored: [event('a', 1)], removed: ['a'], added: [event('b', 1, { calendarId: 'youth' })] },
    [],
  ],
  [
    'it is replaced by another event',
    { stored: [event('a', 1)], removed: ['a'], added: [event('b', 1, { summary: 'Prayer' })] },
    ['a: cancelled'],
  ],
  ['a duplicate is removed', { stored: [event('a', 1), event('b', 1)], removed: ['a'] }, []],
];

test.each(cases)(
  'if %s, members are notified only of a cancellation or a new time',
  (_title, diff, expected) => {
    expect(changesOf(diff)).toEqual(expected);
  },
);
