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
const NO_DETAILS = { location: '', callUrls: [], attachments: [], repeats: false };

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
        ...NO_DETAILS,
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
      ...NO_DETAILS,
    },
    {
      id: 'feast',
      status: '',
      start: { dateTime: '', date: '2040-12-25', timeZone: '' },
      end: { dateTime: '', date: '2040-12-26', timeZone: '' },
      summary: '',
      description: '',
      ...NO_DETAILS,
    },
  ]);
});

test('an event has its location, its online link, its attachments, and whether it repeats', async () => {
  const start = { dateTime: '2040-01-01T10:00:00Z' };
  const event = (id: string, details: object) => ({ id, start, end: start, ...details });
  const entryPoints = [
    { entryPointType: 'phone', uri: 'tel:+41-44-000' },
    { entryPointType: 'video', uri: 'https://zoom.example/j/1' },
  ];
  const file = { title: 'Agenda', fileUrl: 'https://drive.example/1', fileId: 'f1', iconLink: 'x' };
  google.sandbox.setCalendar([
    event('a', {
      location: 'Hall',
      hangoutLink: 'https://meet.example/a',
      conferenceData: { entryPoints },
    }),
    event('b', { conferenceData: { entryPoints }, attachments: [file, null, { title: 7 }] }),
    event('c', { recurrence: ['RRULE:FREQ=DAILY;COUNT=1'] }),
    // Of invalid details only these are lost.
    event('d', {
      location: 7,
      hangoutLink: {},
      conferenceData: [],
      attachments: 'no',
    }),
  ]);
  const { items, leftOut } = await google.open().readCalendars(WINDOW, identity, ignore);
  expect(leftOut).toEqual([]);
  const nothing = { title: '', url: '', fileId: '' };
  expect(items).toMatchObject([
    {
      ...NO_DETAILS,
      location: 'Hall',
      callUrls: ['https://meet.example/a', 'https://zoom.example/j/1'],
    },
    {
      ...NO_DETAILS,
      callUrls: ['https://zoom.example/j/1'],
      attachments: [
        { title: 'Agenda', url: 'https://drive.example/1', fileId: 'f1' },
        nothing,
        nothing,
      ],
    },
    { ...NO_DETAILS, repeats: true },
    NO_DETAILS,
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
  expect(leftOut).toMatchObject([
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
