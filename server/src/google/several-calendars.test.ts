import type { CalendarItem } from '@assembly/sandbox/data/google-items';
import { demoOptions } from '@assembly/sandbox/options';
import { expect, test } from 'vitest';
import { failureOf, identity, QUICK, useSandbox, WINDOW } from '../testing/fixtures/test-google.ts';

const google = useSandbox();
const LIST = '/calendar/v3/users/me/calendarList';
const MAIN = demoOptions.calendarId;
const SEVERAL = { calendarIds: [MAIN, 'youth', 'music'] };
const ignore = () => undefined;

const at = (id: string, hour: number, overrides: Partial<CalendarItem> = {}): CalendarItem => ({
  id,
  summary: id,
  start: { dateTime: `2040-01-01T${hour}:00:00Z` },
  end: { dateTime: `2040-01-01T${hour}:30:00Z` },
  ...overrides,
});

function publish(main: CalendarItem[], youth: CalendarItem[], music: CalendarItem[] = []) {
  google.sandbox.setCalendar(main);
  google.sandbox.setOtherCalendars([
    { id: 'youth', summary: 'Youth', backgroundColor: '#F6BF26', items: youth },
    { id: 'music', summary: 'Music', backgroundColor: 'red;}', items: music },
  ]);
}

const read = async (changes = {}, limits = QUICK) => {
  const progress: number[] = [];
  const result = await google.open(limits, { ...SEVERAL, ...changes }).readCalendars(
    WINDOW,
    ({ id }, calendarId) => ({ id, calendarId }),
    (count) => progress.push(count),
  );
  return { ...result, progress };
};

test('several calendars are one source, with their names and valid colors', async () => {
  publish([at('a', 10), at('b', 11)], [at('c', 10)], [at('d', 10)]);
  const { items, leftOut, calendars, progress } = await read();
  expect(items).toEqual([
    { id: 'a', calendarId: MAIN },
    { id: 'b', calendarId: MAIN },
    { id: 'c', calendarId: 'youth' },
    { id: 'd', calendarId: 'music' },
  ]);
  expect(calendars).toEqual([
    { id: MAIN, name: 'Assembly calendar', color: '#9fe1e7' },
    { id: 'youth', name: 'Youth', color: '#f6bf26' },
    { id: 'music', name: 'Music', color: '' },
  ]);
  expect(leftOut).toEqual([]);
  expect(progress).toEqual([2, 3, 4]);
});

test('an event that is in several calendars is read from the first, by its id or its iCalUID', async () => {
  const uid = (iCalUID: string, original?: string) => ({
    iCalUID,
    ...(original && { originalStartTime: { dateTime: original } }),
  });
  publish(
    [
      at('same', 10),
      at('invited', 11, uid('invited@elsewhere.example')),
      at('first', 12, uid('series@elsewhere.example', '2040-01-01T12:00:00Z')),
    ],
    [
      at('same', 10),
      at('copy', 11, uid('invited@elsewhere.example')),
      at('first-copy', 12, uid('series@elsewhere.example', '2040-01-01T13:00:00+01:00')),
      at('second', 13, uid('series@elsewhere.example', '2040-01-08T12:00:00Z')),
      at('odd', 14, { iCalUID: 7, originalStartTime: 'never' as never }),
    ],
    [
      at('copy', 11),
      at('second', 13, uid('series@elsewhere.example', '2040-01-15T12:00:00Z')),
      at('odd', 14),
    ],
  );
  const { items, leftOut, unreadable } = await read();
  expect(items.map(({ id, calendarId }) => `${id} ${calendarId}`)).toEqual([
    `same ${MAIN}`,
    `invited ${MAIN}`,
    `first ${MAIN}`,
    'second youth',
    'odd youth',
    'copy music',
  ]);
  expect([leftOut, unreadable]).toEqual([[], []]);
});

test('of different events with the same id, the first is used', async () => {
  const other = { iCalUID: 'other@elsewhere.example', summary: 'Other' };
  publish([at('a', 10), at('b', 11)], [at('a', 12, other)], [at('copy', 12, other)]);
  const { items } = await read();
  expect(items.map(({ id, calendarId }) => `${id} ${calendarId}`)).toEqual([
    `a ${MAIN}`,
    `b ${MAIN}`,
    'copy music',
  ]);
});

test('an item that cannot be read in one calendar is left out, and a copy in another is used', async () => {
  publish([at('a', 10), at('b', 11, { summary: 5 as never })], [at('b', 11)]);
  const { items, leftOut, unreadable } = await read();
  expect(items).toEqual([
    { id: 'a', calendarId: MAIN },
    { id: 'b', calendarId: 'youth' },
  ]);
  expect(leftOut).toMatchObject([{ id: 'b' }]);
  expect(unreadable).toEqual(['b']);
});

test.each([
  ['is refused', { kind: 'error', reason: 'insufficientPermissions' } as const],
  ['never answers', { kind: 'hang' } as const],
  ['is not understood', { kind: 'html' } as const],
])('if the calendar list %s, the events are read without colors', async (_title, fault) => {
  publish([at('a', 10)], [at('c', 10)]);
  google.sandbox.fault({ ...fault, path: LIST, times: 'always' });
  const { items, calendars } = await read({}, { ...QUICK, optionalMs: 100 });
  expect(items).toHaveLength(2);
  expect(calendars.map(({ name, color }) => [name, color])).toEqual([
    ['Assembly calendar', ''],
    ['Youth', ''],
    ['Music', ''],
  ]);
});

test('public calendars are read by key alone', async () => {
  publish([at('a', 10)], [at('c', 10)]);
  const { items } = await read({ refreshToken: '' });
  expect(items).toHaveLength(2);
  expect(google.callsTo('/token')).toEqual([]);
  expect(google.callsTo(LIST)).toEqual([]);
});

test('if one calendar cannot be read, the error says which', async () => {
  publish([at('a', 10)], [at('c', 10)]);
  const error = await failureOf(read({ calendarIds: [MAIN, 'gone', 'youth'] }));
  expect(error).toMatchObject({ kind: 'calendar_not_found', calendarId: 'gone' });
  google.sandbox.fault({ kind: 'hang', path: '/calendar/v3/calendars/youth/*', times: 'always' });
  const slow = await failureOf(read({}, { ...QUICK, sourceMs: 300 }));
  expect(slow).toMatchObject({ kind: 'too_slow', calendarId: 'youth' });
});

test('a failed sign-in is not the fault of one calendar', async () => {
  google.sandbox.setBehavior({ refreshTokenIsDead: true });
  const error = await failureOf(read({ apiKey: undefined }));
  expect(error).toMatchObject({ kind: 'signed_out', calendarId: undefined });
});

test('without any calendar nothing is read, so that no event is removed', async () => {
  const error = await failureOf(
    google.open(QUICK, { calendarIds: [] }).readCalendars(WINDOW, identity, ignore),
  );
  expect(error.kind).toBe('no_calendar');
  expect(google.sandbox.calls).toEqual([]);
});
