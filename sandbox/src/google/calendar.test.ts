import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { CalendarItem } from '../data/google-items.ts';
import { DAY_MS, DEMO_CALENDAR_IDS, demoOptions, MUSIC_CALENDAR_ID } from '../options.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { eventsPath, type GoogleClient, reasonOf, signIn } from '../testing/google-client.ts';

const NOW = Date.parse('2026-11-15T10:20:30Z');
const AHEAD = 'timeMin=2026-11-15T10:20:30Z&timeMax=2046-11-15T10:20:30Z';
const UPCOMING = `${eventsPath}?${AHEAD}&singleEvents=true&orderBy=startTime`;
let google: Sandbox;
let owner: GoogleClient;

beforeAll(async () => {
  google = await startSandbox({ now: () => NOW });
  owner = await signIn(google);
});
beforeEach(() => google.reset());
afterAll(() => google.close());

const at = (start: string, end: string, more: Partial<CalendarItem> = {}): CalendarItem => ({
  id: start,
  status: 'confirmed',
  start: { dateTime: start },
  end: { dateTime: end },
  ...more,
});

const idsOf = async (query: string): Promise<string[]> =>
  (await owner.pages(`${eventsPath}?${query}`)).flat().map((item) => item.id);

test('a page holds 250 events by default, and never more than 2500', async () => {
  google.generate({ events: 2600 });
  google.setBehavior({ emptySecondPage: false });
  const sizes = async (query: string) =>
    (await owner.pages(`${eventsPath}${query}`)).map((page) => page.length);
  expect((await sizes('')).slice(0, 2)).toEqual([250, 250]);
  expect(await sizes('?maxResults=9999')).toEqual([2500, 100]);
  expect((await sizes('?maxResults=1000')).length).toBe(3);
});

test('the demo lists events that have ended, as if earlier syncs had read them', async () => {
  const demo = await startSandbox({ now: () => NOW, pastDays: 31 });
  onTestFinished(() => demo.close());
  const listed = (await (await signIn(demo)).pages(UPCOMING)).flat();
  const past = listed.filter(({ end }) => Date.parse(end.dateTime) < NOW);
  expect(past.filter(({ summary }) => summary === 'Sunday service')).toHaveLength(5);
  expect(past.some(({ end }) => Date.parse(end.dateTime) < NOW - 32 * DAY_MS)).toBe(false);
});

test.each(['0', '-1', 'many'])('maxResults=%s is refused', async (size) => {
  expect((await owner.get(`${eventsPath}?maxResults=${size}`)).status).toBe(400);
});

test('an empty page may be followed by another', async () => {
  const pages = await owner.pages(UPCOMING);
  expect(pages.map((page) => page.length > 0)).toEqual([true, false, true]);
  expect(new Set(pages.flat().map((item) => item.id)).size).toBe(pages.flat().length);
});

test('a page token is valid for its own query until it expires', async () => {
  const { nextPageToken } = (await owner.get(UPCOMING)).body;
  expect((await owner.get(`${UPCOMING}&pageToken=${nextPageToken}`)).status).toBe(200);
  const otherQuery = `${eventsPath}?singleEvents=true&pageToken=${nextPageToken}`;
  expect((await owner.get(otherQuery)).status).toBe(400);
  expect((await owner.get(`${UPCOMING}&pageToken=guess`)).body.error.errors[0]).toMatchObject({
    reason: 'invalid',
    location: 'pageToken',
  });
  google.expirePageTokens();
  expect((await owner.get(`${UPCOMING}&pageToken=${nextPageToken}`)).status).toBe(400);
});

test('timeMin is an exclusive bound of the end, and timeMax of the start', async () => {
  google.setCalendar([
    at('2026-11-15T08:00:00Z', '2026-11-15T10:00:00Z'),
    at('2026-11-15T09:00:00Z', '2026-11-15T10:00:01Z'),
    at('2026-11-15T11:59:59Z', '2026-11-15T13:00:00Z'),
    at('2026-11-15T12:00:00Z', '2026-11-15T13:00:00Z'),
  ]);
  expect(await idsOf('timeMin=2026-11-15T10:00:00Z&timeMax=2026-11-15T12:00:00Z')).toEqual([
    '2026-11-15T09:00:00Z',
    '2026-11-15T11:59:59Z',
  ]);
});

test.each(['2026-11-15T10:00:00', '2026-11-15', 'now', '2026-13-45T10:00:00Z'])(
  'timeMin=%s is refused because it has no offset',
  async (moment) => {
    const reply = await owner.get(`${eventsPath}?timeMin=${moment}`);
    expect(reply.status).toBe(400);
    expect(reasonOf(reply)).toBe('badRequest');
  },
);

test('a window that ends before it starts is refused', async () => {
  const query = 'timeMin=2027-01-01T00:00:00Z&timeMax=2026-01-01T00:00:00Z';
  expect(reasonOf(await owner.get(`${eventsPath}?${query}`))).toBe('timeRangeEmpty');
});

test('ordering by start requires single events', async () => {
  const reply = await owner.get(`${eventsPath}?orderBy=startTime`);
  expect(reply.status).toBe(400);
  expect(reply.body.error.errors[0].location).toBe('orderBy');
  expect((await owner.get(`${eventsPath}?orderBy=summary&singleEvents=true`)).status).toBe(400);
});

test('without expansion, recurring events have their rule, and a cancelled instance little more than an id', async () => {
  const items = (await owner.pages(eventsPath)).flat();
  expect(items.find(({ summary }) => summary === 'Sunday service').recurrence).toHaveLength(1);
  const cancelled = items.filter(({ status }) => status === 'cancelled');
  expect(cancelled).toHaveLength(1);
  expect(Object.keys(cancelled[0]).sort()).toEqual(
    ['etag', 'id', 'kind', 'originalStartTime', 'recurringEventId', 'status'].sort(),
  );
});

test('with expansion, instances keep their local time across daylight saving; one is moved and one cancelled', async () => {
  const items = (await owner.pages(UPCOMING)).flat();
  expect(items.some((item) => item.recurrence)).toBe(false);
  const services = items.filter(({ summary }) => summary === 'Sunday service');
  const hours = new Set(services.map(({ start }) => start.dateTime.slice(11)));
  expect(hours).toEqual(new Set(['10:00:00+01:00', '10:00:00+02:00']));
  const days = services.map(({ start }) => start.dateTime.slice(0, 10));
  expect(days).toContain('2026-11-29');
  expect(days).not.toContain('2026-12-06');
  expect(days).toContain('2026-12-20');
  expect(days).not.toContain('2026-12-27');
  const moved = items.find(
    ({ summary }) => summary?.includes('candlelight') && summary.includes('Sunday'),
  );
  expect(moved.start.dateTime).toBe('2026-12-06T17:00:00+01:00');
  expect(moved.originalStartTime.dateTime).toBe('2026-12-06T10:00:00+01:00');
});

test('events are sorted by their start', async () => {
  const items = (await owner.pages(UPCOMING)).flat();
  const starts = items.map(({ start }) =>
    Date.parse(start.dateTime ?? `${start.date}T00:00:00+01:00`),
  );
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('cancelled events are listed only on request', async () => {
  const statuses = async (query: string) =>
    (await owner.pages(UPCOMING + query)).flat().filter(({ status }) => status === 'cancelled');
  expect(await statuses('')).toEqual([]);
  const shown = await statuses('&showDeleted=true');
  expect(shown.map((item) => item.start === undefined)).toContain(true);
  google.setBehavior({ showsCancelled: true });
  expect((await statuses('')).length).toBe(shown.length);
});

test('times are in the calendar’s time zone, or in the requested one', async () => {
  google.setCalendar([at('2026-07-01T15:00:00-03:00', '2026-07-01T16:00:00-03:00')]);
  const start = async (query: string) => (await owner.get(eventsPath + query)).body.items[0].start;
  expect((await start('')).dateTime).toBe('2026-07-01T20:00:00+02:00');
  expect((await start('?timeZone=UTC')).dateTime).toBe('2026-07-01T18:00:00Z');
  expect((await owner.get(`${eventsPath}?timeZone=Nowhere/Town`)).status).toBe(400);
});

test('a rule may have a count, an interval, several weekdays or a weekday of the month', async () => {
  const rules = {
    'RRULE:FREQ=DAILY;COUNT=3': ['2026-11-02', '2026-11-03', '2026-11-04'],
    'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2': ['2026-11-02', '2026-11-16'],
    'RRULE:FREQ=WEEKLY;BYDAY=MO,FR;COUNT=3': ['2026-11-02', '2026-11-06', '2026-11-09'],
    'RRULE:FREQ=MONTHLY;BYDAY=1MO;COUNT=2': ['2026-11-02', '2026-12-07'],
    'RRULE:FREQ=YEARLY;UNTIL=20281102T235959Z': ['2026-11-02', '2027-11-02', '2028-11-02'],
  };
  for (const [rule, days] of Object.entries(rules)) {
    const day = { start: { date: '2026-11-02' }, end: { date: '2026-11-03' } };
    google.setCalendar([{ id: 'master', ...day, recurrence: [rule] }]);
    const expected = days.map((one) => `master_${one.replaceAll('-', '')}`);
    expect(await idsOf('singleEvents=true'), rule).toEqual(expected);
  }
});

test('only the requested fields are sent', async () => {
  const { body } = await owner.get(`${eventsPath}?maxResults=1&fields=items(id,start/dateTime)`);
  expect(Object.keys(body)).toEqual(['items']);
  expect(Object.keys(body.items[0])).toEqual(['id', 'start']);
  expect((await owner.get(`${eventsPath}?fields=items(id`)).status).toBe(400);
});

test('a parameter that the sandbox does not implement is refused', async () => {
  expect((await owner.get(`${eventsPath}?syncToken=x`)).status).toBe(501);
});

test('the calendar has a name and a time zone', async () => {
  const { body } = await owner.get(eventsPath.replace(/\/events$/, ''));
  expect(body).toMatchObject({ kind: 'calendar#calendar', timeZone: demoOptions.timeZone });
});

const LIST = '/calendar/v3/users/me/calendarList';
const eventsOf = (id: string) => eventsPath.replace(/[^/]+\/events$/, `${id}/events`);

test('the calendar list names every calendar with its color, page by page, to its owner only', async () => {
  const entries = (await owner.pages(`${LIST}?maxResults=2`)).flat();
  expect(entries.map(({ id }) => id)).toEqual(DEMO_CALENDAR_IDS);
  expect(entries.map(({ summary }) => summary)).toEqual(['Assembly calendar', 'Youth', 'Music']);
  for (const { backgroundColor } of entries) expect(backgroundColor).toMatch(/^#[0-9a-f]{6}$/);
  expect(entries.filter(({ primary }) => primary)).toHaveLength(1);
  const withKey = await owner.getWithoutToken(`${LIST}?key=${demoOptions.apiKey}`);
  expect(withKey.status).toBe(401);
  google.fault({ kind: 'error', reason: 'forbidden', path: LIST });
  expect((await owner.get(LIST)).status).toBe(403);
});

test('each calendar has its own events and name, and one event is in two of them', async () => {
  const day = { start: { date: '2026-12-01' }, end: { date: '2026-12-02' } };
  const idsIn = async (id: string) =>
    (await owner.pages(`${eventsOf(id)}?singleEvents=true`)).flat().map((item) => item.id);
  const music = await idsIn(MUSIC_CALENDAR_ID);
  const main = await idsIn('primary');
  expect(music.filter((id) => main.includes(id))).toHaveLength(1);
  google.setOtherCalendars([
    { id: 'own', summary: 'Own', backgroundColor: '#000000', items: [{ id: 'a', ...day }] },
  ]);
  expect(await idsIn('own')).toEqual(['a']);
  expect((await owner.get(eventsOf('own'))).body.summary).toBe('Own');
  expect((await owner.get(eventsOf(MUSIC_CALENDAR_ID))).status).toBe(404);
});

test('instances of a recurring event share their iCalUID', async () => {
  const items = (await owner.pages(UPCOMING)).flat();
  const services = items.filter(({ summary }) => summary?.startsWith('Sunday service'));
  expect(new Set(services.map(({ iCalUID }) => iCalUID)).size).toBe(1);
});
