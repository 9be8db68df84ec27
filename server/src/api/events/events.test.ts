import { eventsReplySchema } from '@assembly/contract/event';
import { HOUR_MS } from '@assembly/contract/limits';
import type { CalendarItem } from '@assembly/sandbox/data/google-items';
import { demoOptions } from '@assembly/sandbox/options';
import { describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openSyncedApp, type SyncedApp } from '../../testing/fixtures/synced-app.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';

const timed = (id: string, from: number, to: number, context = {}): CalendarItem => ({
  id,
  summary: id,
  status: 'confirmed',
  start: { dateTime: new Date(from).toISOString() },
  end: { dateTime: new Date(to).toISOString() },
  ...context,
});
const allDay = (id: string, from: string, to: string): CalendarItem => ({
  id,
  summary: id,
  start: { date: from },
  end: { date: to },
});

async function read({ get }: SyncedApp, page = '') {
  const reply = await get(`/api/events${page}`);
  expect(reply.statusCode).toBe(200);
  const body = eventsReplySchema.parse(reply.json());
  return { ...body, ids: body.items.map(({ id }) => id) };
}

describe('a member', () => {
  test('sees an event until the millisecond it ends', async () => {
    const app = await openSyncedApp();
    const end = SUNDAY + HOUR_MS;
    app.sandbox.setCalendar([
      timed('ends', SUNDAY - HOUR_MS, end),
      timed('goes on', SUNDAY, end + HOUR_MS),
      allDay('feast', '2026-11-15', '2026-11-16'),
    ]);
    await app.sync();
    app.clock.now = end;
    expect((await read(app)).ids).toEqual(['feast', 'ends', 'goes on']);
    app.clock.now = end + 1;
    const after = await read(app);
    expect(after.ids).toEqual(['feast', 'goes on']);
    expect(after.total).toBe(2);
    app.clock.now = Date.parse('2026-11-16T00:00:00+01:00') + 1;
    expect((await read(app)).ids).toEqual([]);
  });

  test('does not see events that are canceled or have no valid dates', async () => {
    const app = await openSyncedApp();
    app.sandbox.setBehavior({ showsCancelled: true });
    const inAnHour = SUNDAY + HOUR_MS;
    app.sandbox.setCalendar([
      timed('cancelled', inAnHour, inAnHour, { status: 'cancelled' }),
      timed('no end', inAnHour, inAnHour, { end: {} }),
      timed('odd end', inAnHour, inAnHour, { end: { dateTime: 'soon' } }),
      timed('good', inAnHour, inAnHour),
    ]);
    await app.sync();
    const { ids, total } = await read(app);
    expect(ids).toEqual(['good']);
    expect(total).toBe(1);
  });

  test('reads twelve events a page', async () => {
    const app = await openSyncedApp();
    app.sandbox.generate({ events: 30 });
    await app.sync();
    const pages = await Promise.all([1, 2, 3].map((page) => read(app, `?page=${page}`)));
    expect(pages.map(({ items }) => items.length)).toEqual([12, 12, 6]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(30);
    for (const [at, { page, pageCount, total }] of pages.entries()) {
      expect({ page, pageCount, total }).toEqual({ page: at + 1, pageCount: 3, total: 30 });
    }
    expect((await read(app, '?page=99')).page).toBe(3);
    for (const odd of ['0', '-1', 'x', '1.5', '%00', '9999999999999999', '1;drop table events']) {
      expect((await read(app, `?page=${odd}`)).page, odd).toBe(1);
    }
  });

  test('gets an empty first page when there is nothing', async () => {
    const app = await openSyncedApp();
    const empty = { items: [], calendars: [], page: 1, pageCount: 1, total: 0 };
    expect(await read(app)).toEqual({ ...empty, ids: [] });
  });
});

onEachDatabase('a member', (database) => {
  test('sees events by their start, all-day ones from midnight, equal ones by id', async () => {
    const app = await openSyncedApp(database);
    app.sandbox.setCalendar([
      timed('z tomorrow', SUNDAY + 24 * HOUR_MS, SUNDAY + 25 * HOUR_MS),
      timed('a tomorrow', SUNDAY + 24 * HOUR_MS, SUNDAY + 26 * HOUR_MS),
      timed('later', SUNDAY + 48 * HOUR_MS, SUNDAY + 49 * HOUR_MS),
      timed('running', SUNDAY - HOUR_MS, SUNDAY + HOUR_MS),
      allDay('feast tomorrow', '2026-11-16', '2026-11-17'),
      allDay('retreat since Friday', '2026-11-13', '2026-11-16'),
      timed('vigil', SUNDAY + 14 * HOUR_MS, SUNDAY + 16 * HOUR_MS),
      timed('just before midnight', Date.parse('2026-11-15T22:59:59Z'), SUNDAY + 15 * HOUR_MS),
    ]);
    await app.sync();
    const { ids, total, pageCount } = await read(app);
    expect(ids).toEqual([
      'retreat since Friday',
      'running',
      'just before midnight',
      'feast tomorrow',
      'vigil',
      'a tomorrow',
      'z tomorrow',
      'later',
    ]);
    expect({ total, pageCount }).toEqual({ total: 8, pageCount: 1 });
  });
});

test('events contain sanitized descriptions and only the fields that the screen needs', async () => {
  const app = await openSyncedApp();
  const description = '<b>Come</b><script>alert(1)</script>';
  app.sandbox.setCalendar([
    timed('e', SUNDAY, SUNDAY + HOUR_MS, {
      description,
      attendees: [{ email: 'secret@example.org' }],
    }),
  ]);
  await app.sync();
  const reply = await app.get('/api/events');
  const { items, calendars } = reply.json();
  expect(items[0]).toEqual({
    id: 'e',
    summary: 'e',
    status: 'confirmed',
    description: '<b>Come</b>',
    date: '2026-11-15T10:00:00+01:00',
    updated: '2026-11-15T10:00:00+01:00',
    dateEnd: '2026-11-15T11:00:00+01:00',
    startsAt: SUNDAY,
    endsAt: SUNDAY + HOUR_MS,
    calendar: { id: demoOptions.calendarId, name: 'Assembly calendar', color: '' },
    location: '',
    callUrl: '',
    attachments: [],
    repeats: false,
    repetition: null,
  });
  expect(calendars).toEqual([items[0].calendar]);
  expect(reply.body).not.toContain('secret@example.org');
});

test.each([
  '/api/events',
  '/api/events?from=2026-11-01&to=2026-12-01',
  '/api/events/x',
  '/api/calendars',
  '/api/announcements',
  '/api/documents',
  '/api/documents/x',
  '/api/documents/x/content',
])('%s requires the session of an active member', async (url) => {
  const { call, addPerson, cookieOf } = await openSyncedApp();
  expect((await call({ url })).statusCode).toBe(401);
  const cookie = await cookieOf(await addPerson({ isActive: false }));
  expect((await call({ url, headers: { cookie } })).statusCode).toBe(401);
});
