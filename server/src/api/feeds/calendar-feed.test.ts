import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listEvents } from '@assembly/contract/endpoints/content';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { type Event, isAllDay } from '@assembly/contract/event';
import { DAY_MS, EVENT_HISTORY_DAYS, FEED_FUTURE_DAYS, HOUR_MS } from '@assembly/contract/limits';
import { eventAddress } from '@assembly/contract/paths';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import type { CalendarTime } from '../../google/calendar.ts';
import { replaceEvents } from '../../store/content/events.ts';
import { ALL_CONFIRMED } from '../../store/content/removal-guard.ts';
import { type EventItem, toEvent } from '../../sync/to-event.ts';
import { openTestApp, PUBLIC_URL, SUNDAY, type TestApp } from '../../testing/fixtures/test-app.ts';
import { createMemberWithFeed } from '../../testing/fixtures/test-feed.ts';

const ZONE = 'Europe/Zurich';

interface Times {
  start: Partial<CalendarTime>;
  end: Partial<CalendarTime>;
}

const complete = (time: Partial<CalendarTime>) => ({ dateTime: '', date: '', ...time });
const at = (instant: number) => ({ dateTime: new Date(instant).toISOString() });

function itemOf(id: string, { start, end }: Times, text: Partial<EventItem> = {}): EventItem {
  return {
    id,
    status: 'confirmed',
    summary: `Event ${id}`,
    description: '',
    ...text,
    start: complete(start),
    end: complete(end),
  };
}

async function store({ db, clock }: TestApp, timeZone: string, items: EventItem[]) {
  const records = items.map((item) => toEvent(item, timeZone));
  await replaceEvents(db, records, { confirmed: ALL_CONFIRMED, now: clock.now, timeZone });
}

const openApp = (timeZone = ZONE) => openTestApp({ environment: { ASSEMBLY_TIME_ZONE: timeZone } });

/** All events of these days, as the app shows them. */
async function readApi(app: TestApp, timeZone: string, days: [number, number]): Promise<Event[]> {
  const cookie = await app.cookieOf(await app.addPerson());
  const today = Temporal.Instant.fromEpochMilliseconds(app.clock.now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const byId = new Map<string, Event>();
  for (let day = days[0]; day < days[1]; day += 100) {
    const from = today.add({ days: day }).toString();
    const to = today.add({ days: Math.min(day + 100, days[1]) }).toString();
    const url = addressOf(listEvents, { query: { from, to } });
    const { items } = (await app.call({ url, headers: { cookie } })).json();
    for (const event of items) byId.set(event.id, event);
  }
  return [...byId.values()];
}

interface Read {
  uid: string;
  start: string;
  end: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  status: string;
}

const expected = (event: Event): Read => ({
  uid: `${event.id}@${new URL(PUBLIC_URL).hostname}`,
  start: isAllDay(event) ? event.date : new Date(event.startsAt ?? 0).toISOString(),
  end: isAllDay(event) ? event.dateEnd : new Date(event.endsAt ?? 0).toISOString(),
  summary: event.summary,
  description: [
    event.description,
    ...(event.callUrl ? ['', `Join online: ${event.callUrl}`] : []),
    ...event.attachments.map(({ title, url }) => `${title}: ${url}`),
  ].join('\n'),
  location: event.location,
  url: PUBLIC_URL + eventAddress(event.id),
  status: event.status.toUpperCase(),
});

function readByIcalJs(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, endDate, summary, description, location } = new ICAL.Event(component);
    const time = (one: ICAL.Time) => (one.isDate ? one.toString() : one.toJSDate().toISOString());
    const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    return {
      uid,
      start: time(startDate),
      end: time(endDate),
      summary,
      description: description ?? '',
      location: location ?? '',
      url: value('url'),
      status: value('status'),
    };
  });
}

function readByNodeIcal(text: string): Read[] {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (one): one is VEvent => one?.type === 'VEVENT',
  );
  const textOf = (value: unknown) =>
    String((value as { val?: string } | undefined)?.val ?? value ?? '');
  return events.map(({ uid, datetype, start, end, ...event }) => {
    const pad = (part: number) => String(part).padStart(2, '0');
    // The library represents a day by midnight in the time zone of this process.
    const time = (one: Date | undefined) =>
      datetype === 'date' && one
        ? `${one.getFullYear()}-${pad(one.getMonth() + 1)}-${pad(one.getDate())}`
        : (one?.toISOString() ?? '');
    return {
      uid,
      start: time(start),
      end: time(end),
      summary: textOf(event.summary),
      description: textOf(event.description),
      location: textOf(event.location),
      url: textOf(event.url),
      status: textOf(event.status),
    };
  });
}

async function expectSameEvents(text: string, events: Event[]) {
  const wanted = events.map(expected).sort((a, b) => a.uid.localeCompare(b.uid));
  const byUid = <One extends { uid: string }>(found: One[]) =>
    found.toSorted((a, b) => a.uid.localeCompare(b.uid));
  expect(byUid(readByIcalJs(text))).toEqual(wanted);
  expect(byUid(readByNodeIcal(text))).toEqual(wanted);
}

/** Around both clock changes of the next year: every half hour, and whole days. */
function eventsAroundChanges(timeZone: string, now: number): EventItem[] {
  const items: EventItem[] = [];
  let time = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  for (const change of ['first', 'second']) {
    const next = time.getTimeZoneTransition('next');
    if (!next) throw new Error(`${timeZone} has no ${change} clock change`);
    time = next;
    const middle = next.epochMilliseconds;
    for (let hours = -4; hours <= 4; hours += 0.5) {
      const start = middle + hours * HOUR_MS;
      const times = { start: at(start), end: at(start + HOUR_MS) };
      items.push(itemOf(`${change}_${hours * 60}`, times));
    }
    for (const days of [-1, 0, 1]) {
      const day = next.toPlainDate().add({ days });
      const times = {
        start: { date: `${day}` },
        end: { date: `${day.add({ days: 1 + days + 1 })}` },
      };
      items.push(itemOf(`${change}_day${days}`, times));
    }
  }
  return items;
}

test.each([
  ZONE,
  'Asia/Jerusalem',
  'America/Santiago',
  'Africa/Cairo',
  'America/Nuuk',
  'America/Scoresbysund',
  'Asia/Gaza',
  'Asia/Hebron',
])(
  'in %s, two calendar programs read what the app shows, over both clock changes',
  async (zone) => {
    const app = await openApp(zone);
    const items = eventsAroundChanges(zone, SUNDAY);
    await store(app, zone, items);
    const { calendar } = await createMemberWithFeed(app);
    const events = await readApi(app, zone, [-EVENT_HISTORY_DAYS, FEED_FUTURE_DAYS + 1]);
    expect(events).toHaveLength(items.length);
    await expectSameEvents((await app.call({ url: calendar })).body, events);
  },
);

test('every field is read back, whatever people have written into it', async () => {
  const app = await openApp();
  const hostile = 'Supper; bread, wine \\ song "quoted" 🕊 שלום';
  const long = 'süß '.repeat(60).trim();
  const times = { start: at(SUNDAY + DAY_MS), end: at(SUNDAY + DAY_MS + HOUR_MS) };
  await store(app, ZONE, [
    itemOf('hostile', times, {
      summary: hostile,
      description: long,
      location: `Hall 1, ${hostile}`,
      status: 'tentative',
      callUrls: ['https://meet.example/a?b=1&c=2,3;4'],
      attachments: [{ title: 'Song', url: 'https://drive.example/a,b;c', fileId: 'song' }],
    }),
    itemOf('plain', times),
  ]);
  const { calendar } = await createMemberWithFeed(app);
  const { body, headers } = await app.call({ url: calendar });
  const events = await readApi(app, ZONE, [0, 10]);
  expect(events).toMatchObject([{ attachments: [{ title: 'Song' }] }, { id: 'plain' }]);
  await expectSameEvents(body, events);
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(body).toContain(`\r\nX-WR-CALNAME:${app.config.assembly.name}\r\n`);
  expect(body).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
  expect(body).toContain('\r\nDTSTAMP:20261114T230000Z\r\n');
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-cache',
  });
});

test('the feed has the last 31 and the next 400 days, from day to day, and no canceled event', async () => {
  const app = await openApp();
  const onDay = (days: number, status = 'confirmed') => {
    const start = SUNDAY + days * DAY_MS;
    const times = { start: at(start - HOUR_MS), end: at(start) };
    return itemOf(`day${days}`, times, { status });
  };
  const ids = [-EVENT_HISTORY_DAYS, 0, FEED_FUTURE_DAYS, FEED_FUTURE_DAYS + 1].map((n) => onDay(n));
  await store(app, ZONE, [onDay(-EVENT_HISTORY_DAYS - 1), ...ids, onDay(3, 'cancelled')]);
  const { calendar } = await createMemberWithFeed(app);
  const read = async () =>
    readByIcalJs((await app.call({ url: calendar })).body).map(({ uid }) => uid.split('@')[0]);
  expect(await read()).toEqual([`day${-EVENT_HISTORY_DAYS}`, 'day0', `day${FEED_FUTURE_DAYS}`]);
  app.clock.now += DAY_MS;
  expect(await read()).toEqual(['day0', `day${FEED_FUTURE_DAYS}`, `day${FEED_FUTURE_DAYS + 1}`]);
});

test('a calendar program that has the newest feed gets 304, also one of another member', async () => {
  const app = await openApp();
  const times = { start: at(SUNDAY + DAY_MS), end: at(SUNDAY + DAY_MS + HOUR_MS) };
  await store(app, ZONE, [itemOf('one', times)]);
  const [mine, theirs] = [await createMemberWithFeed(app), await createMemberWithFeed(app)];
  const get = (url: string, headers = {}) => app.call({ url, headers });
  const { headers, body } = await get(mine.calendar);
  const etag = String(headers.etag);
  for (const { calendar } of [mine, theirs]) {
    const unchanged = await get(calendar, { 'if-none-match': etag });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  }
  const head = await app.call({ method: 'HEAD', url: mine.calendar });
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, '']);
  const gzipped = await get(mine.calendar, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(body);
  const br = await get(mine.calendar, { 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
  app.clock.now += HOUR_MS;
  expect((await get(mine.calendar, { 'if-none-match': etag })).statusCode).toBe(304);

  await store(app, ZONE, [itemOf('one', { ...times, end: at(SUNDAY + DAY_MS + 2 * HOUR_MS) })]);
  app.changes.publish({ topic: 'events' });
  const changed = await get(mine.calendar, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
  expect(sequence(changed.body)).toBeGreaterThan(sequence(body));
});
