import { DAY_MS } from '@assembly/contract/limits';
import { SOURCES } from '@assembly/contract/sync';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/records';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { inProcessFeed } from '../live/change-feed.ts';
import { watchChanges } from '../live/watch-changes.ts';
import { openDatabase } from '../store/open-database.ts';
import { readVersions } from '../store/sources.ts';
import { type DatabaseKind, onEachDatabase } from '../testing/each-database.ts';
import { forbidWrites } from '../testing/forbid-writes.ts';
import { contentOf, openTestSync, publish, type TestSync } from '../testing/test-sync.ts';

async function open(kind: DatabaseKind): Promise<TestSync> {
  const opened = await openTestSync(kind);
  onTestFinished(() => opened.close());
  publish(opened.sandbox, 'first');
  return opened;
}

const counts = (
  added: number,
  changed: number,
  removed: number,
  unchanged: number,
  leftOut = 0,
) => ({
  state: 'done',
  added,
  changed,
  removed,
  unchanged,
  leftOut,
});

onEachDatabase('a sync', (kind) => {
  test('fills all three sources and says how much of each', async () => {
    const { sync, faults } = await open(kind);
    const run = await sync();
    expect(run).toMatchObject({
      state: 'done',
      startedBy: 'test',
      sources: {
        events: { ...counts(25, 0, 0, 0), read: 25, error: null },
        announcements: { ...counts(25, 0, 0, 0), read: 49 },
        documents: { ...counts(26, 0, 0, 0), read: 26 },
      },
    });
    expect(faults).toEqual([]);
  });

  test('of the same data again writes no row and tells nobody that something changed', async () => {
    const { db, sandbox, sync, clock } = await open(kind);
    sandbox.reset();
    const first = await sync();
    expect(first.state).toBe('done');
    const versions = await readVersions(db);
    const feed = inProcessFeed();
    const told: string[] = [];
    feed.subscribe(({ topic }) => told.push(topic));
    const watch = await watchChanges(db, feed, (error) => told.push(String(error)));
    onTestFinished(() => watch.close());
    await forbidWrites(db);
    clock.now += 1;

    const second = await sync();
    expect(second.state).toBe('done');
    for (const source of SOURCES) {
      const { added, unchanged } = first.sources[source];
      expect(second.sources[source]).toMatchObject(
        counts(0, 0, 0, added + unchanged, first.sources[source].leftOut),
      );
    }
    expect(await readVersions(db)).toEqual(versions);
    watch.look();
    await expect.poll(() => told).toContain('sync');
    expect(new Set(told)).toEqual(new Set(['sync']));
  });

  test('tells what was added, changed, removed and stayed', async () => {
    const { db, sandbox, sync } = await open(kind);
    await sync();
    const before = await readVersions(db);
    const { calendar, taskLists, drive } = sandbox.data();
    const [event, list, file] = [calendar[0], taskLists[0], drive[0]];
    if (!event || !list || !file) throw new Error('There is nothing to change.');
    sandbox.putEvent({ ...event, summary: 'Another' });
    sandbox.putEvent({ ...event, id: 'new' });
    sandbox.removeEvent('event5');
    const tasks = list.tasks
      .filter(({ id }) => id !== 'task5' && id !== 'sub5')
      .map((task) => (task.id === 'task0' ? { ...task, title: 'Another' } : task));
    sandbox.setTasks([
      { ...list, tasks },
      { ...list, id: 'new', tasks: [] },
    ]);
    sandbox.putFile({ ...file, title: 'Another' });
    sandbox.putFile({ ...file, id: 'new' });
    sandbox.removeFile('file5');
    expect((await sync()).sources).toMatchObject({
      events: counts(1, 1, 1, 23),
      announcements: counts(1, 1, 1, 23),
      documents: counts(1, 1, 1, 24),
    });
    const after = await readVersions(db);
    for (const source of SOURCES) expect(after[source]).toBe(before[source] + 1);
  });

  test('that only moves things counts nothing as changed, and yet moves them', async () => {
    const { db, sandbox, sync } = await open(kind);
    await sync();
    for (const task of sandbox.data().taskLists[0]?.tasks ?? []) {
      sandbox.putTask('list', { ...task, position: `${5000 - Number(task.position)}` });
    }
    expect((await sync()).sources.announcements).toMatchObject(counts(0, 0, 0, 25));
    const rows = await db.selectFrom('tasks').select('id').orderBy('position').execute();
    expect(rows.slice(0, 3).map(({ id }) => id)).toEqual(['list', 'task23', 'task22']);
  });

  test('stores a thumbnail’s address, and takes another address for no change', async () => {
    const { db, sandbox, sync } = await open(kind);
    const draw = (link: string, title = 'Picture "thumbnailLink":"x"') => {
      sandbox.putFile({
        id: 'picture',
        title,
        mimeType: 'image/png',
        parents: ['folder'],
        content: { text: 'x' },
        extra: { thumbnailLink: link },
      });
    };
    const stored = async () => {
      const [row] = await db.selectFrom('drive').select('files').execute();
      return JSON.parse(row?.files ?? '').find(({ id }: { id: string }) => id === 'picture');
    };
    draw('https://lh3.example/one\\"');
    await sync();
    expect(await stored()).toMatchObject({ thumbnailLink: 'https://lh3.example/one\\"' });
    const before = await readVersions(db);
    draw('https://lh3.example/two');
    expect((await sync()).sources.documents).toMatchObject(counts(0, 0, 0, 27));
    expect(await readVersions(db)).toEqual(before);
    draw('https://lh3.example/three', 'Renamed');
    expect((await sync()).sources.documents).toMatchObject(counts(0, 1, 0, 26));
    expect(await stored()).toMatchObject({ thumbnailLink: 'https://lh3.example/three' });
  });

  test('takes only what lies below a folder, when one is named', async () => {
    const { sandbox, sync } = await open(kind);
    const drive = [
      { id: 'ours', title: 'Ours', mimeType: FOLDER, parents: ['folder'] },
      {
        id: 'in',
        title: 'In it',
        mimeType: 'text/plain',
        parents: ['ours'],
        content: { text: '' },
      },
      { id: 'other', title: 'Other', mimeType: FOLDER, parents: [ROOT_ID] },
    ];
    for (const file of drive) sandbox.putFile(file);
    const { documents } = (await sync({ driveFolder: 'folder' })).sources;
    expect(documents).toMatchObject({ added: 2, leftOut: 0 });
  });

  test('takes texts that a database would refuse', async () => {
    const { sandbox, sync } = await open(kind);
    const [event] = sandbox.data().calendar;
    sandbox.putEvent({ ...event, id: 'odd', summary: 'a\0b\ud800', description: '\0'.repeat(10) });
    const { events } = (await sync()).sources;
    expect(events).toMatchObject({ state: 'done', added: 26 });
    expect((await sync()).sources.events).toMatchObject({ changed: 0, unchanged: 26 });
  });
});

onEachDatabase('what Google sends in a form that cannot be read', (kind) => {
  test('stays as it was, in a small source too, and a folder keeps what lies in it', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    publish(sandbox, 'first', 10);
    await sync();
    const before = await Promise.all(SOURCES.map((source) => contentOf(db, source)));
    const when = { dateTime: '2026-11-20T10:00:00Z' };
    sandbox.setCalendar(
      Array.from({ length: 10 }, (_, at) => ({
        id: `event${at}`,
        summary: 5 as never,
        start: when,
        end: when,
      })),
    );
    sandbox.setDrive([
      { id: 'folder', title: 'Folder', mimeType: FOLDER, parents: [ROOT_ID], extra: { title: 5 } },
      ...Array.from({ length: 10 }, (_, at) => ({
        id: `file${at}`,
        title: `File ${at}, first.txt`,
        mimeType: 'text/plain',
        parents: ['folder'],
        content: { text: 'first' },
      })),
    ]);
    const { sources } = await sync();
    expect(sources.events).toMatchObject({ state: 'done', removed: 0, leftOut: 10 });
    expect(sources.documents).toMatchObject({ state: 'done', removed: 0 });
    expect(await Promise.all(SOURCES.map((source) => contentOf(db, source)))).toEqual(before);
    await held.close();
  });

  test('of the task lists stays as it was: a list with its tasks, a task, and the tasks in a task', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    publish(sandbox, 'first', 10);
    await sync();
    const before = await contentOf(db, 'announcements');
    for (const fault of ['wrong-types', 'long-string'] as const) {
      for (const path of ['/tasks/v1/users/@me/lists', '/tasks/v1/lists/list/tasks']) {
        sandbox.fault({ kind: fault, path });
        const { announcements } = (await sync()).sources;
        expect(announcements).toMatchObject({ state: 'done', leftOut: 1, unchanged: 10 });
        expect(await contentOf(db, 'announcements')).toBe(before);
      }
    }
    // The one task in a task is all that makes that a record.
    sandbox.fault({ kind: 'wrong-types', path: '/tasks/v1/lists/list/tasks', index: 1 });
    expect((await sync()).sources.announcements).toMatchObject({ leftOut: 1, unchanged: 10 });
    expect(await contentOf(db, 'announcements')).toBe(before);
    await held.close();
  });

  test('or is too long to be kept does not take the old one away', async () => {
    const held = await openTestSync(kind);
    publish(held.sandbox, 'first', 10);
    await held.sync();
    publish(held.sandbox, 'second', 10);
    held.sandbox.fault({ kind: 'long-string', path: '/calendar/v3/*' });
    const { sources } = await held.sync();
    expect(sources.events).toMatchObject({ removed: 0, leftOut: 1, changed: 9, unchanged: 1 });
    await held.close();
  });

  test('or is a file too long to be kept does not take the old one away', async () => {
    const held = await openTestSync(kind);
    publish(held.sandbox, 'first', 10);
    await held.sync();
    publish(held.sandbox, 'second', 10);
    held.sandbox.fault({ kind: 'long-string', path: '/drive/v2/*' });
    const { sources } = await held.sync();
    expect(sources.documents).toMatchObject({ state: 'done', removed: 0, leftOut: 1 });
    const content = await contentOf(held.db, 'documents');
    expect(content).toContain('File 0, first');
    expect(content).toContain('File 1, second');
    await held.close();
  });
});

onEachDatabase('what would be missed', (kind) => {
  test('are the tasks of a list, which is one record however many it has', async () => {
    const held = await openTestSync(kind);
    const { sandbox, sync } = held;
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
    await held.close();
  });
});

onEachDatabase('a sync that would remove more than half of at least twenty', (kind) => {
  let held: TestSync;
  beforeAll(async () => {
    held = await openTestSync(kind);
  });
  afterAll(() => held.close());
  beforeEach(async () => {
    held.clock.now = Date.UTC(2026, 10, 15, 9, 0);
    publish(held.sandbox, 'first');
    await held.sync({ isConfirmed: true });
  });

  test('stops, lists what would go, and keeps it all', async () => {
    const { db, sandbox, sync } = held;
    const before = await Promise.all(SOURCES.map((source) => contentOf(db, source)));
    publish(sandbox, 'first', 11);
    const run = await sync();
    expect(run.state).toBe('failed');
    for (const source of SOURCES) {
      const { state, removed, removals, error } = run.sources[source];
      expect({ state, removed }).toEqual({ state: 'stopped', removed: 14 });
      expect(removals).toHaveLength(14);
      expect(removals[0]).toMatch(/^(Event|Task|File) \d+, first/);
      expect(error).toBe(
        '14 items would be removed, more than half of what is there. Check in Google that this is meant, then confirm.',
      );
    }
    expect(await Promise.all(SOURCES.map((source) => contentOf(db, source)))).toEqual(before);
  });

  test('lets them go once an administrator has said so', async () => {
    const { sandbox, sync } = held;
    publish(sandbox, 'first', 11);
    expect((await sync()).state).toBe('failed');
    const { state, sources } = await sync({ isConfirmed: true });
    expect(state).toBe('done');
    for (const source of SOURCES)
      expect(sources[source]).toMatchObject({ removed: 14, removals: [] });
  });

  test('still asks about what nobody had seen when another was confirmed', async () => {
    const { clock, db, sandbox, sync } = held;
    sandbox.setTasks([]);
    clock.now += 1000;
    const seen = await sync();
    expect(seen.sources.announcements.state).toBe('stopped');
    sandbox.setCalendar([]);
    clock.now += 1000;
    const before = await contentOf(db, 'events');
    const { sources } = await sync({ isConfirmed: true });
    expect(sources.announcements).toMatchObject({ state: 'done', removed: 25 });
    expect(sources.events).toMatchObject({ state: 'stopped', removed: 25 });
    expect(await contentOf(db, 'events')).toBe(before);
  });

  test('goes on when it is half or less', async () => {
    const { sandbox, sync } = held;
    publish(sandbox, 'first', 13);
    const { state, sources } = await sync();
    expect(state).toBe('done');
    for (const source of SOURCES) expect(sources[source]).toMatchObject({ removed: 12 });
  });

  test('does not count events that have ended since', async () => {
    const { sandbox, sync, clock, db } = held;
    clock.now += 60 * DAY_MS;
    const before = await contentOf(db, 'events');
    sandbox.setCalendar([]);
    const { events } = (await sync()).sources;
    expect(events).toMatchObject({ state: 'done', removed: 25 });
    expect(await contentOf(db, 'events')).not.toBe(before);
  });

  test('stops for an empty answer of one source while the others go on', async () => {
    const { sandbox, sync, db } = held;
    publish(sandbox, 'second');
    sandbox.setDrive([]);
    const { sources } = await sync();
    expect(sources.documents).toMatchObject({ state: 'stopped', removed: 26 });
    expect(sources.events).toMatchObject({ state: 'done', changed: 25 });
    expect(sources.announcements).toMatchObject({ state: 'done', changed: 25 });
    expect(await contentOf(db, 'documents')).toContain('first');
  });
});

onEachDatabase('readers', (kind) => {
  test('see the whole old or the whole new while a sync goes on', async () => {
    const { sandbox, sync, databaseUrl } = await open(kind);
    const elsewhere = await openDatabase(databaseUrl);
    onTestFinished(() => elsewhere.destroy());
    publish(sandbox, 'a', 60);
    await sync();
    let isRunning = true;
    const seen = new Set<string>();
    const reading = (async () => {
      while (isRunning) {
        const rows = await elsewhere.selectFrom('events').select('summary').execute();
        seen.add([...new Set(rows.map(({ summary }) => summary.split(', ')[1]))].join());
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    for (const edition of ['b', 'a', 'b']) {
      publish(sandbox, edition, 60);
      await sync();
    }
    isRunning = false;
    await reading;
    expect(seen).toEqual(new Set(['a', 'b']));
  });
});
