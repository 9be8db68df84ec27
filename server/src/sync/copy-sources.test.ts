import { SOURCES } from '@assembly/contract/sync';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLocalFeed } from '../live/change-feed.ts';
import { pollChanges } from '../live/poll-changes.ts';
import { readVersions } from '../store/database/change-counters.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { type DatabaseKind, onEachDatabase } from '../testing/databases/each-database.ts';
import { forbidWrites } from '../testing/databases/forbid-writes.ts';
import { contentOf, openTestSync, publish, type TestSync } from '../testing/fixtures/test-sync.ts';

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
  test('copies all three sources and counts their items', async () => {
    const { sync, errors } = await open(kind);
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
    expect(errors).toEqual([]);
  });

  test('of the same data again writes no row and announces no change', async () => {
    const { db, sandbox, sync, clock } = await open(kind);
    sandbox.reset();
    const first = await sync();
    expect(first.state).toBe('done');
    const versions = await readVersions(db);
    const changes = createLocalFeed();
    const topics: string[] = [];
    changes.subscribe(({ topic }) => topics.push(topic));
    const watch = await pollChanges(db, changes, (error) => topics.push(String(error)));
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
    watch.poll();
    await expect.poll(() => topics).toContain('sync');
    expect(new Set(topics)).toEqual(new Set(['sync']));
  });

  test('cuts long texts, also those stored before, and then leaves them unchanged', async () => {
    const { db, sandbox, sync } = await open(kind);
    const { calendar, taskLists } = sandbox.data();
    const [event, list] = [calendar[0], taskLists[0]];
    if (!event || !list) throw new Error('There is nothing to change.');
    sandbox.putEvent({ ...event, description: '<'.repeat(1_000_000) });
    const [task, ...tasks] = list.tasks;
    if (!task) throw new Error('The sandbox has no task.');
    sandbox.setTasks([{ ...list, tasks: [{ ...task, notes: '🕊'.repeat(50_000) }, ...tasks] }]);
    await sync();
    await db
      .updateTable('events')
      .set({ description: '&lt;'.repeat(1_000_000), contentHash: 'of the long text' })
      .where('id', '=', event.id)
      .execute();
    expect((await sync()).sources).toMatchObject({
      events: counts(0, 1, 0, 24),
      announcements: counts(0, 0, 0, 25),
    });
    expect((await sync()).sources.events).toMatchObject(counts(0, 0, 0, 25));
    const stored = db.selectFrom('events').select('description').where('id', '=', event.id);
    const { description } = await stored.executeTakeFirstOrThrow();
    expect(description).toBe(`${'&lt;'.repeat(19_999)}…`);
    const { notes } = await db
      .selectFrom('tasks')
      .select('notes')
      .where('id', '=', task.id)
      .executeTakeFirstOrThrow();
    expect(notes).toBe(`${'🕊'.repeat(9999)}…`);
  });

  test('counts what was added, changed, removed and unchanged', async () => {
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

  test('copies the details of an event, and counts a change of any of them', async () => {
    const { db, sandbox, sync } = await open(kind);
    const [event] = sandbox.data().calendar;
    if (!event) throw new Error('There is nothing to change.');
    const details = {
      location: 'Church hall,\n Main Street 1',
      hangoutLink: 'javascript:alert(1)',
      conferenceData: {
        entryPoints: [{ entryPointType: 'video', uri: 'https://zoom.example/j/1' }],
      },
      attachments: [
        { title: 'Agenda', fileUrl: 'https://drive.example/1', fileId: 'f1' },
        { title: 'Trap', fileUrl: 'javascript:alert(1)' },
      ],
      recurringEventId: 'series',
    };
    await sync();
    const stored = () =>
      db
        .selectFrom('events')
        .select(['location', 'callUrl', 'attachments', 'repeats', 'search'])
        .where('id', '=', event.id)
        .executeTakeFirstOrThrow();
    let current = event;
    for (const [name, value] of Object.entries(details)) {
      const before = await stored();
      current = { ...current, [name]: value };
      sandbox.putEvent(current);
      const expected = name === 'hangoutLink' ? counts(0, 0, 0, 25) : counts(0, 1, 0, 24);
      expect((await sync()).sources.events, name).toMatchObject(expected);
      if (name === 'hangoutLink') expect(await stored()).toEqual(before);
    }
    expect(await stored()).toEqual({
      location: 'Church hall, Main Street 1',
      callUrl: 'https://zoom.example/j/1',
      attachments: '[{"title":"Agenda","url":"https://drive.example/1","fileId":"f1"}]',
      repeats: 1,
      search: ' event 0 first church hall main street 1',
    });
    expect((await sync()).sources.events).toMatchObject(counts(0, 0, 0, 25));
    sandbox.putEvent(event);
    expect((await sync()).sources.events).toMatchObject(counts(0, 1, 0, 24));
  });

  test('that only moves items counts none as changed, but moves them', async () => {
    const { db, sandbox, sync } = await open(kind);
    await sync();
    for (const task of sandbox.data().taskLists[0]?.tasks ?? []) {
      sandbox.putTask('list', { ...task, position: `${5000 - Number(task.position)}` });
    }
    expect((await sync()).sources.announcements).toMatchObject(counts(0, 0, 0, 25));
    const rows = await db.selectFrom('tasks').select('id').orderBy('position').execute();
    expect(rows.slice(0, 3).map(({ id }) => id)).toEqual(['list', 'task23', 'task22']);
  });

  test('removes characters that a database would refuse', async () => {
    const { sandbox, sync } = await open(kind);
    const [event] = sandbox.data().calendar;
    sandbox.putEvent({ ...event, id: 'odd', summary: 'a\0b\ud800', description: '\0'.repeat(10) });
    const { events } = (await sync()).sources;
    expect(events).toMatchObject({ state: 'done', added: 26 });
    expect((await sync()).sources.events).toMatchObject({ changed: 0, unchanged: 26 });
  });
});

describe('a sync', () => {
  test('copies only what is below GOOGLE_DRIVE_FOLDER, if it is set', async () => {
    const { sandbox, sync } = await open('SQLite');
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
    // With the 25 files in the folder itself.
    expect(documents).toMatchObject({ added: 27, leftOut: 0 });
  });

  test('removes what was copied once nothing is chosen any more, after a confirmation', async () => {
    const { db, sandbox, sync } = await open('SQLite');
    await sync();
    sandbox.calls.length = 0;
    const nothing = { driveFolder: 'none', access: { taskLists: ['none'] } };
    const stopped = await sync(nothing);
    expect(stopped.sources.documents).toMatchObject({ state: 'stopped', removed: 26 });
    const { documents, announcements } = (await sync({ ...nothing, confirm: true })).sources;
    expect([documents.removed, announcements.removed]).toEqual([26, 25]);
    expect(await db.selectFrom('drive_items').select('id').execute()).toEqual([]);
    expect(sandbox.calls.filter(({ path }) => /^\/tasks|\/files/.test(path))).toEqual([]);
  });

  test('keeps the stored data if GOOGLE_DRIVE_FOLDER cannot be found', async () => {
    const { db, sandbox, sync } = await open('SQLite');
    publish(sandbox, 'first', 5);
    await sync({ confirm: true });
    const before = await contentOf(db, 'documents');
    const { documents, events } = (await sync({ driveFolder: 'mistyped' })).sources;
    expect(documents.state).toBe('failed');
    expect(documents.error).toMatch(/cannot find the folder to sync.*Check.*shared/);
    expect(events.state).toBe('done');
    expect(await contentOf(db, 'documents')).toBe(before);
  });
});

test.each([
  ['2026-11-15T09:00:00.000Z', '2046-11-15T09:00:00.000Z'],
  ['2028-02-29T23:59:59.999Z', '2048-02-29T23:59:59.999Z'],
  // A year that has no such day.
  ['2080-02-29T12:00:00.000Z', '2100-03-01T12:00:00.000Z'],
])('a sync at %s asks for the events from then until %s', async (timeMin, timeMax) => {
  const { clock, sandbox, sync } = await open('SQLite');
  clock.now = Date.parse(timeMin);
  await sync();
  const asked = sandbox.calls.filter(({ path }) => path.startsWith('/calendar/'));
  expect(asked.map(({ query }) => [query.timeMin, query.timeMax])).toEqual([[timeMin, timeMax]]);
});

onEachDatabase('readers', (kind) => {
  test('see either all the old data or all the new during a sync', async () => {
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
