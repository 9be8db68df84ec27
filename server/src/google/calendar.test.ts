import { demoOptions } from '@assembly/sandbox/options';
import { expect, test } from 'vitest';
import {
  EVENTS_PATH,
  failureOf,
  identity,
  QUICK,
  useSandbox,
  WINDOW,
} from '../testing/fixtures/test-google.ts';

const google = useSandbox();
const ignore = () => undefined;

test('a long calendar is read to its last page, past empty pages, and reports progress', async () => {
  google.sandbox.generate({ events: 3000 });
  const progress: number[] = [];
  const { items, leftOut } = await google
    .open()
    .readCalendars(WINDOW, identity, (readSoFar) => progress.push(readSoFar));
  expect(progress).toEqual([1000, 1000, 2000, 3000]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(3000);
  expect(leftOut).toEqual([]);
});

test('only the fields of an event are read, never its attendees', async () => {
  google.sandbox.setCalendar([
    {
      id: 'one',
      status: 'confirmed',
      summary: 'Vestry',
      description: '<b>Bring</b> the book',
      start: { dateTime: '2040-01-01T10:00:00+01:00', timeZone: 'Europe/Zurich' },
      end: { dateTime: '2040-01-01T11:00:00+01:00' },
      attendees: [{ email: 'ann@example.com' }],
      organizer: { email: 'bob@example.com' },
    },
  ]);
  expect(await google.open().readCalendars(WINDOW, identity, ignore)).toEqual({
    items: [
      {
        id: 'one',
        status: 'confirmed',
        summary: 'Vestry',
        description: '<b>Bring</b> the book',
        start: { dateTime: '2040-01-01T10:00:00+01:00', date: '', timeZone: 'Europe/Zurich' },
        end: { dateTime: '2040-01-01T11:00:00+01:00', date: '', timeZone: '' },
      },
    ],
    leftOut: [],
    unreadable: [],
    calendars: [{ id: demoOptions.calendarId, name: 'Assembly calendar', color: '' }],
  });
});

test('an all-day event has dates, and a canceled item may have only an id', async () => {
  google.sandbox.setBehavior({ showsCancelled: true });
  google.sandbox.setCalendar([
    { id: 'bare', status: 'cancelled' },
    { id: 'feast', start: { date: '2040-12-25' }, end: { date: '2040-12-26' } },
  ]);
  const { items } = await google.open().readCalendars(WINDOW, identity, ignore);
  const nothing = { dateTime: '', date: '', timeZone: '' };
  expect(items).toEqual([
    {
      id: 'bare',
      status: 'cancelled',
      start: nothing,
      end: nothing,
      summary: '',
      description: '',
    },
    {
      id: 'feast',
      status: '',
      start: { dateTime: '', date: '2040-12-25', timeZone: '' },
      end: { dateTime: '', date: '2040-12-26', timeZone: '' },
      summary: '',
      description: '',
    },
  ]);
});

test('an item with an invalid field is left out, and the reason names the field', async () => {
  const time = { dateTime: '2040-01-01T10:00:00Z' };
  google.sandbox.fault({
    kind: 'status',
    status: 200,
    path: EVENTS_PATH,
    body: {
      items: [
        { id: 'good', start: time },
        { id: 'bad', summary: 'Choir', description: 7 },
        { id: 'worse', end: 'later' },
        { summary: 'Nameless' },
        null,
      ],
    },
  });
  const { items, leftOut } = await google.open().readCalendars(WINDOW, identity, ignore);
  expect(items.map(({ id }) => id)).toEqual(['good']);
  expect(leftOut).toEqual([
    {
      id: 'bad',
      title: 'Choir',
      reason: 'Google sent its "description" in a form that cannot be read.',
    },
    { id: 'worse', title: '', reason: 'Google sent its "end" in a form that cannot be read.' },
    { id: '', title: 'Nameless', reason: 'Google sent it without an id.' },
    { id: '', title: '', reason: 'Google sent something that is not an item.' },
  ]);
});

test.each([
  ['that is not public', { calendarIsPublic: false }, {}],
  ['that does not exist', {}, { calendarIds: ['nobody@calendar.example'] }],
  ['whose id would change the path', {}, { calendarIds: ['..'] }],
])('a calendar %s is not found', async (_title, behavior, changes) => {
  google.sandbox.setBehavior(behavior);
  const error = await failureOf(
    google.open(QUICK, changes).readCalendars(WINDOW, identity, ignore),
  );
  expect(error.kind).toBe('calendar_not_found');
  expect(error.message).toContain('Check the calendars in the settings');
});

test('a wrong API key is reported as such', async () => {
  const { kind } = await failureOf(
    google.open(QUICK, { apiKey: 'another' }).readCalendars(WINDOW, identity, ignore),
  );
  expect(kind).toBe('key_unknown');
});
