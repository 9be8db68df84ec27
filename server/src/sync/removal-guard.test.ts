import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { SOURCES } from '@assembly/contract/sync';
import { ROOT_ID } from '@assembly/sandbox/data/google-items';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DatabaseKind, onEachDatabase } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { contentOf, openTestSync, publish, type TestSync } from '../testing/fixtures/test-sync.ts';

describe('the removal guard', () => {
  test('counts the tasks of a list, which is one record', async () => {
    const testSync = await openTestSync('SQLite');
    const { sandbox, sync } = testSync;
    const list = (many: number) => {
      const tasks = Array.from({ length: many }, (_, at) => ({
        id: `t${at}`,
        title: `Task ${at}`,
      }));
      sandbox.setTasks([{ id: 'list', title: 'One list', tasks }]);
    };
    list(25);
    await sync();
    list(0);
    expect((await sync()).sources.announcements).toMatchObject({ state: 'stopped', removed: 25 });
    list(24);
    expect((await sync()).sources.announcements.state).toBe('done');
    await testSync.close();
  });

  test('counts loose files, but not the folder "Other files" that they are in', async () => {
    const testSync = await openTestSync('SQLite');
    const { sandbox, sync } = testSync;
    const looseFiles = (many: number) =>
      sandbox.setDrive(
        Array.from({ length: many }, (_, at) => ({
          id: `f${at}`,
          title: `File ${at}`,
          mimeType: 'text/plain',
          parents: [ROOT_ID],
        })),
      );
    sandbox.setDrive([]);
    await sync({ confirm: true });
    looseFiles(19);
    expect((await sync()).sources.documents).toMatchObject({ state: 'done', added: 19 });
    looseFiles(0);
    expect((await sync()).sources.documents).toMatchObject({ state: 'done', removed: 19 });
    looseFiles(20);
    await sync();
    looseFiles(0);
    const { documents } = (await sync()).sources;
    expect(documents).toMatchObject({ state: 'stopped', removed: 20 });
    expect(documents.removals[0]).toMatchObject({ parentTitle: 'Other files' });
    await testSync.close();
  });

  test('counts an empty list as one item, which is not removed when it gets its first task', async () => {
    const testSync = await openTestSync('SQLite');
    const { sandbox, sync } = testSync;
    const lists = (tasksOf: (id: string) => { id: string; title: string }[]) =>
      sandbox.setTasks(
        Array.from({ length: 25 }, (_, at) => `list${at}`).map((id) => ({
          id,
          title: id,
          tasks: tasksOf(id),
        })),
      );
    lists(() => []);
    await sync();
    sandbox.setTasks([]);
    expect((await sync()).sources.announcements).toMatchObject({ state: 'stopped', removed: 25 });
    lists((id) => [{ id: `first of ${id}`, title: 'First' }]);
    expect((await sync()).sources.announcements).toMatchObject({ state: 'done', changed: 25 });
    await testSync.close();
  });
});

/** One database for all tests, filled again before each. */
function useFilled(kind: DatabaseKind): TestSync {
  const testSync = {} as TestSync;
  beforeAll(async () => void Object.assign(testSync, await openTestSync(kind)));
  afterAll(() => testSync.close());
  beforeEach(async () => {
    testSync.clock.now = SUNDAY;
    publish(testSync.sandbox, 'first');
    await testSync.sync({ confirm: true });
  });
  return testSync;
}

onEachDatabase('a sync that would remove more than half of at least twenty', (kind) => {
  const testSync = useFilled(kind);

  test('stops, lists the removals, and removes nothing', async () => {
    const { db, sandbox, sync } = testSync;
    const before = await Promise.all(SOURCES.map((source) => contentOf(db, source)));
    publish(sandbox, 'first', 11);
    const run = await sync();
    expect(run.state).toBe('failed');
    for (const source of SOURCES) {
      const { state, removed, removals, error } = run.sources[source];
      expect({ state, removed }).toEqual({ state: 'stopped', removed: 14 });
      expect(removals).toHaveLength(14);
      expect(removals[0]?.title).toMatch(/^(Event 11|Task 10|File 11), first/);
      expect(error).toBe(
        '14 items would be removed, more than half of all items. Check in Google whether this is intended, then confirm.',
      );
    }
    const at = testSync.clock.now + DAY_MS + 11 * HOUR_MS;
    expect(run.sources.events.removals[0]).toMatchObject({ from: at, to: at });
    expect(run.sources.announcements.removals[0]).toMatchObject({ parentTitle: 'Task 10, first' });
    expect(run.sources.documents.removals[0]).toMatchObject({ parentTitle: 'Folder, first' });
    expect(await Promise.all(SOURCES.map((source) => contentOf(db, source)))).toEqual(before);
  });
});

describe('a sync that would remove more than half of at least twenty', () => {
  const testSync = useFilled('SQLite');

  test('lists repeated events once, with their number and dates', async () => {
    const { sandbox, sync } = testSync;
    const calendar = sandbox.data().calendar;
    const isChoir = (at: number) => at % 2 === 0;
    const summary = (at: number) => (isChoir(at) ? 'Choir practice' : '');
    sandbox.setCalendar(calendar.map((one, at) => ({ ...one, summary: summary(at) })));
    await sync();
    sandbox.setCalendar([]);
    const first = testSync.clock.now + DAY_MS;
    const { events } = (await sync()).sources;
    expect(events.removed).toBe(25);
    expect(events.removals).toMatchObject([
      { title: 'Choir practice', count: 13, from: first, to: first + 24 * HOUR_MS },
      { title: '', count: 12, from: first + HOUR_MS, to: first + 23 * HOUR_MS },
    ]);
  });

  test('removes them once an administrator has confirmed', async () => {
    const { sandbox, sync } = testSync;
    publish(sandbox, 'first', 11);
    expect((await sync()).state).toBe('failed');
    const { state, sources } = await sync({ confirm: true });
    expect(state).toBe('done');
    for (const source of SOURCES)
      expect(sources[source]).toMatchObject({ removed: 14, removals: [] });
  });

  test('asks again if more would be removed than the administrator saw', async () => {
    const { db, sandbox, sync } = testSync;
    const before = await Promise.all(SOURCES.map((source) => contentOf(db, source)));
    publish(sandbox, 'first', 11);
    await sync();
    publish(sandbox, 'first', 10);
    const { sources } = await sync({ confirm: true });
    for (const source of SOURCES) {
      expect(sources[source]).toMatchObject({ state: 'stopped', removed: 15 });
      expect(sources[source].removals).toHaveLength(15);
      expect(sources[source].error).toBe(
        '15 items would be removed, and they are not the ones that were confirmed. Check in Google whether this is intended, then confirm.',
      );
    }
    expect(await Promise.all(SOURCES.map((source) => contentOf(db, source)))).toEqual(before);
    expect(await sync({ confirm: true })).toMatchObject({
      state: 'done',
      sources: {
        events: { removed: 15 },
        announcements: { removed: 15 },
        documents: { removed: 15 },
      },
    });
  });

  test('asks again if as many would be removed, but others', async () => {
    const { db, sandbox, sync } = testSync;
    publish(sandbox, 'first', 11);
    await sync();
    const before = await contentOf(db, 'events');
    publish(sandbox, 'first');
    sandbox.setCalendar(sandbox.data().calendar.slice(14));
    const { sources } = await sync({ confirm: true });
    expect(sources.events).toMatchObject({ state: 'stopped', removed: 14 });
    expect(await contentOf(db, 'events')).toBe(before);
  });

  test('removes what was seen in the confirmed run, not what a later run found', async () => {
    const { db, sandbox, sync } = testSync;
    publish(sandbox, 'first', 11);
    const seen = await sync();
    publish(sandbox, 'first', 5);
    await sync();
    const before = await contentOf(db, 'events');
    const { sources } = await sync({ confirm: seen.id });
    for (const source of SOURCES) {
      expect(sources[source]).toMatchObject({ state: 'stopped', removed: 20 });
    }
    expect(await contentOf(db, 'events')).toBe(before);
    publish(sandbox, 'first', 11);
    expect((await sync({ confirm: seen.id })).state).toBe('done');
  });

  test('still asks about another source that was not seen', async () => {
    const { clock, db, sandbox, sync } = testSync;
    sandbox.setTasks([]);
    clock.now += 1000;
    const seen = await sync();
    expect(seen.sources.announcements.state).toBe('stopped');
    sandbox.setCalendar([]);
    clock.now += 1000;
    const before = await contentOf(db, 'events');
    const { sources } = await sync({ confirm: true });
    expect(sources.announcements).toMatchObject({ state: 'done', removed: 25 });
    expect(sources.events).toMatchObject({ state: 'stopped', removed: 25 });
    expect(await contentOf(db, 'events')).toBe(before);
  });

  test('continues if half or less would be removed', async () => {
    const { sandbox, sync } = testSync;
    publish(sandbox, 'first', 13);
    const { state, sources } = await sync();
    expect(state).toBe('done');
    for (const source of SOURCES) expect(sources[source]).toMatchObject({ removed: 12 });
  });

  test('does not count events that have ended', async () => {
    const { sandbox, sync, clock, db } = testSync;
    clock.now += 60 * DAY_MS;
    const before = await contentOf(db, 'events');
    sandbox.setCalendar([]);
    const { events } = (await sync()).sources;
    expect(events).toMatchObject({ state: 'done', removed: 25 });
    expect(await contentOf(db, 'events')).not.toBe(before);
  });

  test('does not count events that ended less than a month ago, which stay stored', async () => {
    const { sandbox, sync, clock, db } = testSync;
    clock.now += 20 * DAY_MS;
    const before = await contentOf(db, 'events');
    expect((await sync()).sources.events).toMatchObject({ state: 'done', unchanged: 25 });
    expect(await contentOf(db, 'events')).toBe(before);
    sandbox.setCalendar([]);
    expect((await sync()).sources.events).toMatchObject({ state: 'done', unchanged: 25 });
    clock.now += 40 * DAY_MS;
    expect((await sync()).sources.events).toMatchObject({ state: 'done', removed: 25 });
  });

  test('stops for one empty source while the others are synced', async () => {
    const { sandbox, sync, db } = testSync;
    publish(sandbox, 'second');
    sandbox.setDrive([]);
    const { sources } = await sync();
    expect(sources.documents).toMatchObject({ state: 'stopped', removed: 26 });
    expect(sources.events).toMatchObject({ state: 'done', changed: 25 });
    expect(sources.announcements).toMatchObject({ state: 'done', changed: 25 });
    expect(await contentOf(db, 'documents')).toContain('first');
  });
});
