import { expect, test } from 'vitest';
import {
  asItIs,
  EVENTS_PATH,
  failureOf,
  QUICK,
  useSandbox,
  WINDOW,
} from '../testing/fixtures/test-google.ts';

const google = useSandbox();
const ignore = () => undefined;

test('a long calendar is read to its last page, over empty ones, and tells how far it is', async () => {
  google.sandbox.generate({ events: 3000 });
  const told: number[] = [];
  const { items, leftOut } = await google
    .open()
    .readCalendar(WINDOW, asItIs, (readSoFar) => told.push(readSoFar));
  expect(told).toEqual([1000, 1000, 2000, 3000]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(3000);
  expect(leftOut).toEqual([]);
});

test('only what an event needs is taken in, never who is invited', async () => {
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
  expect(await google.open().readCalendar(WINDOW, asItIs, ignore)).toEqual({
    items: [
      {
        id: 'one',
        status: 'confirmed',
        summary: 'Vestry',
        description: '<b>Bring</b> the book',
        start: { dateTime: '2040-01-01T10:00:00+01:00', date: '' },
        end: { dateTime: '2040-01-01T11:00:00+01:00', date: '' },
      },
    ],
    leftOut: [],
    unread: [],
  });
});

test('a whole day has dates, and a cancelled item may have nothing but its id', async () => {
  google.sandbox.setMood({ showsCancelled: true });
  google.sandbox.setCalendar([
    { id: 'bare', status: 'cancelled' },
    { id: 'feast', start: { date: '2040-12-25' }, end: { date: '2040-12-26' } },
  ]);
  const { items } = await google.open().readCalendar(WINDOW, asItIs, ignore);
  const nothing = { dateTime: '', date: '' };
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
      start: { dateTime: '', date: '2040-12-25' },
      end: { dateTime: '', date: '2040-12-26' },
      summary: '',
      description: '',
    },
  ]);
});

test('an item that does not fit is left out, with the field that is at fault', async () => {
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
  const { items, leftOut } = await google.open().readCalendar(WINDOW, asItIs, ignore);
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
  ['that does not exist', {}, { calendarId: 'nobody@calendar.example' }],
  ['whose id would lead elsewhere', {}, { calendarId: '..' }],
])('a calendar %s is not found', async (_title, mood, changes) => {
  google.sandbox.setMood(mood);
  const error = await failureOf(google.open(QUICK, changes).readCalendar(WINDOW, asItIs, ignore));
  expect(error.kind).toBe('calendar_not_found');
  expect(error.message).toContain('GOOGLE_CALENDAR_ID');
});

test('a wrong key is named as such', async () => {
  const { kind } = await failureOf(
    google.open(QUICK, { apiKey: 'another' }).readCalendar(WINDOW, asItIs, ignore),
  );
  expect(kind).toBe('key_unknown');
});
