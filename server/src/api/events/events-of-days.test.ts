import { eventReplySchema, eventsReplySchema } from '@assembly/contract/event';
import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { type CalendarItem, FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import { YOUTH_CALENDAR_ID } from '@assembly/sandbox/options';
import { describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openSyncedApp, type SyncedApp } from '../../testing/fixtures/synced-app.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { parseDays } from './events.ts';

const timed = (id: string, from: string, to: string, fields = {}): CalendarItem => ({
  id,
  summary: id,
  status: 'confirmed',
  start: { dateTime: from },
  end: { dateTime: to },
  ...fields,
});
const allDay = (id: string, from: string, to: string): CalendarItem => ({
  id,
  summary: id,
  start: { date: from },
  end: { date: to },
});

async function idsOf({ get }: SyncedApp, query: string): Promise<string[]> {
  const reply = await get(`/api/events?${query}`);
  expect(reply.statusCode).toBe(200);
  return eventsReplySchema.parse(reply.json()).items.map(({ id }) => id);
}

onEachDatabase('a month', (kind) => {
  test('has every event of its days in the assembly’s zone, also those that have ended', async () => {
    const app = await openSyncedApp(kind);
    app.sandbox.setBehavior({ showsCancelled: true });
    app.sandbox.setCalendar([
      timed('ends at midnight', '2026-11-01T22:00:00+01:00', '2026-11-02T00:00:00+01:00'),
      timed('over midnight', '2026-11-01T22:00:00+01:00', '2026-11-02T00:00:01+01:00'),
      timed('first', '2026-11-02T00:00:00+01:00', '2026-11-02T00:00:00+01:00'),
      allDay('retreat', '2026-10-30', '2026-12-24'),
      allDay('day before', '2026-11-01', '2026-11-02'),
      allDay('last day', '2026-11-29', '2026-11-30'),
      timed('last', '2026-11-29T23:59:59+01:00', '2026-11-30T01:00:00+01:00'),
      timed('next', '2026-11-30T00:00:00+01:00', '2026-11-30T01:00:00+01:00'),
      allDay('next day', '2026-11-30', '2026-12-01'),
      timed('cancelled', '2026-11-10T10:00:00Z', '2026-11-10T11:00:00Z', { status: 'cancelled' }),
    ]);
    // The second sync no longer finds what has ended.
    app.clock.now = Date.parse('2026-11-01T12:00:00+01:00');
    await app.sync();
    app.clock.now = SUNDAY;
    await app.sync();
    const month = 'from=2026-11-02&to=2026-11-30';
    expect(await idsOf(app, month)).toEqual([
      'retreat',
      'over midnight',
      'first',
      'last day',
      'last',
    ]);
    // An event is listed until 31 days after its end, whether or not a sync has run.
    app.clock.now = Date.parse('2026-11-02T00:00:01+01:00') + 31 * DAY_MS;
    expect(await idsOf(app, month)).toContain('over midnight');
    app.clock.now += 1;
    expect(await idsOf(app, month)).toEqual(['retreat', 'last day', 'last']);
    expect((await app.get('/api/events/over%20midnight')).statusCode).toBe(404);
    expect((await app.get('/api/events')).json()).toMatchObject({ total: 1 });
  });

  test('of one calendar has only its events, and one of an unknown calendar none', async () => {
    const app = await openSyncedApp(kind);
    app.setCalendarIds([YOUTH_CALENDAR_ID]);
    await app.sync();
    const query = 'from=2026-11-01&to=2026-12-31&calendar=';
    expect((await idsOf(app, query)).length).toBeGreaterThan(8);
    expect(await idsOf(app, query + encodeURIComponent(YOUTH_CALENDAR_ID))).toEqual(
      await idsOf(app, query),
    );
    expect(await idsOf(app, `${query}%00`)).toEqual([]);
  });

  test('shows an attachment that is synced as our document, also through a shortcut', async () => {
    const app = await openSyncedApp(kind);
    const file = (id: string, parents: string[]) => {
      return { id, title: id, mimeType: 'text/plain', parents, content: { text: id } };
    };
    const shortcut = (id: string, targetId: string) => {
      const shortcutDetails = { targetId, targetMimeType: 'text/plain' };
      return { id, title: id, mimeType: SHORTCUT, parents: ['ours'], shortcutDetails };
    };
    app.sandbox.setDrive([
      { id: 'ours', title: 'Ours', mimeType: FOLDER, parents: [ROOT_ID] },
      file('agenda', ['ours']),
      shortcut('a way to agenda', 'agenda'),
      file('song', ['not ours to see']),
      shortcut('a way to song', 'song'),
      file('private', ['not ours to see']),
    ]);
    const fileIds = ['agenda', 'song', 'private', 'ours', ''];
    const attachments = fileIds.map((fileId) => ({
      title: fileId,
      fileUrl: 'https://drive.example/',
      fileId,
    }));
    app.sandbox.setCalendar([
      timed('e', '2026-11-16T10:00:00Z', '2026-11-16T11:00:00Z', { attachments }),
    ]);
    const documentIds = async () => {
      const reply = await app.get('/api/events/e');
      const { event } = eventReplySchema.parse(reply.json());
      return event.attachments.map(({ documentId }) => documentId);
    };
    await app.sync();
    expect(await documentIds()).toEqual(['agenda', 'a way to song', null, null, null]);
    const { documentId } = (await app.get('/api/events')).json().items[0].attachments[1];
    expect(documentId).toBe('a way to song');
    // A sync of the documents alone changes it, too.
    app.sandbox.removeFile('a way to song');
    await app.sync();
    app.changes.publish({ topic: 'documents' });
    expect(await documentIds()).toEqual(['agenda', null, null, null, null]);
  });
});

describe('an event', () => {
  test('can be opened until 31 days after its end, unless it was canceled before', async () => {
    const app = await openSyncedApp();
    const end = new Date(SUNDAY + HOUR_MS).toISOString();
    const supper = timed('supper', new Date(SUNDAY).toISOString(), end, { location: 'Hall' });
    app.sandbox.setCalendar([supper]);
    await app.sync();
    const open = async (headers?: Record<string, string>) => app.get('/api/events/supper', headers);
    const first = await open();
    expect(eventReplySchema.parse(first.json()).event).toMatchObject({ location: 'Hall' });
    const etag = String(first.headers.etag);
    expect((await open({ 'if-none-match': etag })).statusCode).toBe(304);
    app.clock.now = SUNDAY + HOUR_MS + 31 * DAY_MS;
    const cookie = await app.cookieOf(await app.addPerson());
    expect((await open({ cookie })).statusCode).toBe(200);
    app.clock.now += 1;
    const gone = await open({ cookie });
    expect(gone.json()).toMatchObject({ status: 404, code: 'event_not_found' });
    app.clock.now = SUNDAY;
    app.sandbox.putEvent({ ...supper, status: 'cancelled' });
    await app.sync();
    app.changes.publish({ topic: 'events' });
    expect((await open()).statusCode).toBe(404);
    for (const odd of ['%00', 'a%2Fb', '%ED%A0%80', 'x'.repeat(2000)]) {
      expect([400, 404, 414], odd).toContain((await app.get(`/api/events/${odd}`)).statusCode);
    }
  });
});

describe('the days of a span', () => {
  test.each([
    ['2026-11-02', ''],
    ['', '2026-11-02'],
    ['2026-11-02', '2026-11-02'],
    ['2026-11-02', '2026-11-01'],
    ['2026-02-29', '2026-03-05'],
    ['2026-11-1', '2026-11-20'],
    ['20261101', '20261120'],
    ['2026-11-01T00:00', '2026-11-20'],
    ['2026-11-01', '2027-02-10'],
    ['٢٠٢٦-١١-٠١', '2026-11-20'],
    ['2026-11-01\n', '2026-11-20'],
  ])('from %j to %j are refused', (from, to) => {
    expect(() => parseDays(from, to, 'Europe/Zurich')).toThrow(
      expect.objectContaining({ code: 'invalid_input', status: 400 }),
    );
  });

  test.each([
    // 23 and 25 hours, a day that begins at one o'clock, and one that does not exist.
    ['Europe/Zurich', '2027-03-28', '2027-03-27T23:00:00Z', 23],
    ['Europe/Zurich', '2026-10-25', '2026-10-24T22:00:00Z', 25],
    ['Africa/Cairo', '2027-04-30', '2027-04-29T22:00:00Z', 23],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 0],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', 25],
  ])('in %s begin and end at midnight on %s', (zone, day, begin, hours) => {
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
    const { from, to } = parseDays(day, next, zone);
    expect(new Date(from).toISOString()).toBe(new Date(begin).toISOString());
    expect((to - from) / HOUR_MS).toBe(hours);
  });

  test('are at most a hundred', async () => {
    const app = await openSyncedApp();
    expect(await idsOf(app, 'from=2026-11-01&to=2027-02-09')).toEqual([]);
    for (const query of ['from=2026-11-01&to=2027-02-10', 'to=2026-11-01', 'from=x', 'from=']) {
      const reply = await app.get(`/api/events?${query}`);
      expect(reply.json(), query).toMatchObject({ status: 400, code: 'invalid_input' });
    }
  });
});
