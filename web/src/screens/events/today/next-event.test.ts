import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { anEvent } from '../../../testing/fixtures/events.ts';
import { nextEvent } from './next-event.ts';

const now = Date.parse('2026-11-15T08:00:00Z');
const clock = { now, timeZone: 'UTC', readerZone: 'UTC', locale: 'en-GB' };
const at = (id: string, hours: number, lasts = 1) =>
  anEvent({ id, startsAt: now + hours * HOUR_MS, endsAt: now + (hours + lasts) * HOUR_MS });
const allDay = (id: string, inDays: number, days = 1) => {
  const startsAt = Date.parse('2026-11-15') + inDays * DAY_MS;
  const date = new Date(startsAt).toISOString().slice(0, 10);
  return anEvent({ id, date, startsAt, endsAt: startsAt + days * DAY_MS });
};
const sheet = { title: 'Hymns', url: 'https://drive.example/d1', documentId: 'd1' };
const withSheet = (event: ReturnType<typeof anEvent>) => ({ ...event, attachments: [sheet] });
const next = (...events: ReturnType<typeof anEvent>[]) => nextEvent(events, clock)?.id;

test.each([
  ['what is on now is before what comes', [at('now', -1, 2), at('later', 2)], 'now'],
  [
    'of several that are on, it is the one with a hymn sheet',
    [at('school', -1, 3), withSheet(at('service', -0.5, 2))],
    'service',
  ],
  [
    'the service with a hymn sheet is before the prayer that precedes it',
    [at('prayer', -0.5), withSheet(at('service', 0.5))],
    'service',
  ],
  [
    'a service in the evening is not before what is on in the morning',
    [at('prayer', -0.5), withSheet(at('evening', 10))],
    'prayer',
  ],
  ['what has ended is over', [at('over', -3), at('later', 2)], 'later'],
  [
    'an exhibition of several weeks does not hide the service',
    [allDay('exhibition', -3, 20), at('service', 70)],
    'service',
  ],
  [
    'a camp from Friday evening does not hide the service on Sunday',
    [at('camp', -38, 45), at('service', 2)],
    'service',
  ],
  [
    'during the camp, it is before a meeting on another day',
    [at('camp', -14, 45), at('meeting', 90)],
    'camp',
  ],
  [
    'the service is before what lasts all of its day',
    [allDay('harvest', 0), at('service', 2)],
    'service',
  ],
  [
    'what lasts all of today is before a service on Wednesday',
    [allDay('cleaning', 0), at('service', 80)],
    'cleaning',
  ],
  [
    'a service on Wednesday is before a holiday on Tuesday',
    [allDay('holiday', 2), at('service', 80)],
    'service',
  ],
  ['without any service, what lasts all day counts', [allDay('retreat', -1, 4)], 'retreat'],
  ['nothing is next when there is nothing', [], undefined],
] as const)('%s', (_, events, expected) => {
  expect(next(...events)).toBe(expected);
});
