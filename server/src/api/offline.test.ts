import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { offlineReplySchema } from '@assembly/contract/offline';
import { type CalendarItem, FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { replaceDrive } from '../store/content/drive.ts';
import { replaceEvents } from '../store/content/events.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { toDocuments } from '../sync/to-document.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { driveItem, event } from '../testing/fixtures/source-samples.ts';
import { storeTasks } from '../testing/fixtures/stored-items.ts';
import { openSyncedApp, type SyncedApp } from '../testing/fixtures/synced-app.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';

const GOOGLE_SHEET = 'application/vnd.google-apps.spreadsheet';
const updated = '2026-11-01T00:00:00.000Z';
const task = (id: string, due: string) => ({ id, title: id, updated, due: `${due}T00:00:00.000Z` });
const allDay = (id: string, from: string, to: string, fields = {}): CalendarItem => ({
  id,
  summary: id,
  start: { date: from },
  end: { date: to },
  ...fields,
});

async function read({ get }: SyncedApp) {
  const reply = await get('/api/offline');
  expect(reply.statusCode).toBe(200);
  return { etag: String(reply.headers.etag), ...offlineReplySchema.parse(reply.json()) };
}

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

onEachDatabase('a phone', (database) => {
  test('gets the events of 31 days back and 90 ahead, open announcements and all documents', async () => {
    const app = await openSyncedApp(database);
    app.sandbox.setBehavior({ showsCancelled: true });
    const calendar = [
      allDay('too old', '2026-10-14', '2026-10-15'),
      allDay('oldest', '2026-10-15', '2026-10-16'),
      allDay('canceled', '2026-11-16', '2026-11-17', { status: 'cancelled' }),
      allDay('last', '2027-02-13', '2027-02-14'),
      allDay('too far', '2027-02-14', '2027-02-15'),
    ];
    app.sandbox.setCalendar(calendar);
    app.sandbox.setTasks([
      {
        id: 'l',
        title: 'L',
        updated,
        tasks: [task('open', '2026-11-15'), task('past', '2026-11-14')],
      },
    ]);
    app.sandbox.setDrive([
      { id: 'b', title: 'B', mimeType: FOLDER, parents: [ROOT_ID] },
      { id: 'a', title: 'A', mimeType: FOLDER, parents: [ROOT_ID] },
      { id: 'plan', title: 'Plan', mimeType: GOOGLE_SHEET, parents: ['b'], createdDate: updated },
      {
        id: 'way',
        title: 'Way',
        mimeType: SHORTCUT,
        parents: ['b'],
        shortcutDetails: { targetId: 'a', targetMimeType: FOLDER },
      },
    ]);
    // A later sync no longer finds what has ended.
    app.clock.now = Date.parse('2026-10-14T12:00:00+02:00');
    await app.sync();
    app.clock.now = SUNDAY;
    const { events, announcements, documents } = await read(app);
    expect(idsOf(events)).toEqual(['oldest', 'last']);
    expect(events.items[0]?.calendar).toEqual(events.calendars[0]);
    expect(new Date(events.until).toISOString()).toBe('2027-02-13T23:00:00.000Z');
    expect(announcements.items.map(announcementIds)).toEqual([['open']]);
    expect(idsOf(documents)).toEqual(['a', 'b', 'way', 'plan']);
    const [, , way, file] = documents.items;
    expect(way).toMatchObject({ parentId: 'b', isFolder: true, targetId: 'a' });
    expect(file).toEqual({
      id: 'plan',
      title: 'Plan',
      fileName: 'Plan.pdf',
      parentId: 'b',
      isFolder: false,
      mimeType: GOOGLE_SHEET,
      fileSize: null,
      createdDate: updated,
    });
  });

  test('gets documents of one moment, also if a sync replaces them in between', async () => {
    const app = await openSyncedApp(database);
    const replaceAll = (title: string) => {
      const files = Array.from({ length: 6000 }, (_, n) => driveItem(`f${n}`, '', { title }));
      const { items } = toDocuments(files);
      return replaceDrive(app.db, items, { confirmed: ALL_CONFIRMED, now: SUNDAY });
    };
    await replaceAll('old');
    const reading = read(app);
    // On SQLite these alternate with the queries of the reply, so the sync begins while documents are read.
    for (let n = 0; n < 15; n += 1) await app.db.selectFrom('sources').select('name').execute();
    await replaceAll('new');
    const { documents } = await reading;
    const titles = documents.items.filter(({ isFolder }) => !isFolder).map(({ title }) => title);
    expect(titles).toHaveLength(6000);
    expect(new Set(titles)).toHaveLength(1);
  });

  test('with many documents keeps no other request waiting while the reply is built', {
    tags: 'long',
  }, async () => {
    const app = await openSyncedApp(database);
    const files = Array.from({ length: 20_000 }, (_, n) => driveItem(`f${n}`, ''));
    const { items } = toDocuments(files);
    await replaceDrive(app.db, items, { confirmed: ALL_CONFIRMED, now: SUNDAY });
    const other = { cookie: await app.cookieOf(await app.addPerson()) };
    let isBuilt = false;
    let longestMs = 0;
    const callOften = async () => {
      while (!isBuilt) {
        const from = performance.now();
        await app.call({ url: '/api/events?search=choir', headers: other });
        longestMs = Math.max(longestMs, performance.now() - from);
      }
    };
    const others = callOften();
    const from = performance.now();
    await app.get('/api/offline', { 'accept-encoding': 'br' });
    const builtMs = performance.now() - from;
    isBuilt = true;
    await others;
    expect(longestMs / builtMs).toBeLessThan(1 / 4);
  });
});

test('invented calendars, pages and days displace neither this reply nor others', {
  tags: 'long',
}, async () => {
  const app = await openSyncedApp();
  await storeTasks(app.db, ['open']);
  const { asOf } = await read(app);
  const listed = (await app.get('/api/announcements')).body;
  // Not announced, so only a reply that was built again shows it.
  await app.db.deleteFrom('tasks').execute();
  app.clock.now += 1;
  const days = 'from=2026-11-15&to=2026-11-16';
  for (let n = 2; n < 220; n += 1) {
    await app.get(`/api/events?calendar=invented${n}`);
    await app.get(`/api/events?${days}&calendar=invented${n}`);
    await app.get(`/api/events?page=${n}`);
    await app.get(`/api/documents?page=${n}`);
  }
  expect((await app.get('/api/announcements')).body).toBe(listed);
  expect((await read(app)).asOf).toBe(asOf);
});

const announcementIds = ({ subtasks }: { subtasks: { id: string }[] }) =>
  subtasks.map(({ id }) => id);

test('a phone loads it again only after a change, after midnight or when a subtask closes', async () => {
  const app = await openSyncedApp();
  const closing = { id: 'closing', title: '', updated: new Date(SUNDAY + HOUR_MS).toISOString() };
  app.sandbox.setTasks([{ id: 'l', title: 'L', updated, tasks: [closing] }]);
  app.sandbox.setCalendar([allDay('retreat', '2026-11-20', '2026-11-22')]);
  await app.sync();
  const first = await read(app);
  expect(first.asOf).toBe(SUNDAY);
  const revalidate = async (etag: string) =>
    (await app.get('/api/offline', { 'if-none-match': etag })).statusCode;
  app.clock.now = SUNDAY + HOUR_MS - 1;
  // The reply is built again, as in another process.
  app.changes.publish({ topic: 'events' });
  expect(await revalidate(first.etag)).toBe(304);
  app.clock.now += 1;
  const closed = await read(app);
  expect(closed.announcements.items.map(announcementIds)).toEqual([[]]);
  app.clock.now = Date.parse('2026-11-15T23:59:59.999+01:00');
  expect(await revalidate(closed.etag)).toBe(304);
  app.clock.now += 1;
  const nextDay = await read(app);
  expect(nextDay.events.until - closed.events.until).toBe(DAY_MS);
  app.sandbox.putEvent(allDay('retreat', '2026-11-20', '2026-11-23'));
  await app.sync();
  await expect.poll(() => revalidate(nextDay.etag)).toBe(200);
});

test('a phone learns up to when it has all events if there are too many', async () => {
  const app = await openSyncedApp();
  const days = ['2026-11-16', '2026-11-18', '2026-11-20'];
  const records = days.flatMap((day) =>
    Array.from({ length: 2400 }, (_, at) => event(`${day} ${at}`, 'Visit', day)),
  );
  await replaceEvents(app.db, records, { confirmed: ALL_CONFIRMED, now: SUNDAY });
  const { events } = await read(app);
  expect(new Date(events.until).toISOString()).toBe('2026-11-20T00:00:00.000Z');
  expect(events.items).toHaveLength(4800);
});
