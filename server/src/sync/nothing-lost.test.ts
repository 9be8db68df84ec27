import { SOURCES } from '@assembly/contract/sync';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { readFolder } from '../store/content/drive.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { contentOf, openTestSync, publish } from '../testing/fixtures/test-sync.ts';

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

  test('not even in its id, which may be that of any, takes none away', async () => {
    const held = await openTestSync(kind);
    const { sandbox, sync } = held;
    publish(sandbox, 'first', 10);
    await sync();
    for (const path of [
      '/calendar/v3/*',
      '/tasks/v1/users/@me/lists',
      '/tasks/v1/lists/list/tasks',
      '/drive/v2/*',
    ]) {
      for (const index of [0, 1, 10]) {
        sandbox.fault({ kind: 'wrong-types', path, index, spoilsId: true });
        const { sources } = await sync();
        for (const source of SOURCES) {
          const nothing = { state: 'done', added: 0, changed: 0, removed: 0 };
          expect(sources[source], `${source}, ${path}, ${index}`).toMatchObject(nothing);
        }
        sandbox.clearFaults();
      }
    }
    await held.close();
  });

  test('because Google names a list and then does not find it, stays until it is named no more', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    const list = (id: string) => ({
      id,
      title: id,
      tasks: [{ id: `${id} task` }, { id: `${id} part`, parent: `${id} task` }],
    });
    sandbox.setTasks([list('a'), list('b')]);
    await sync();
    const before = await contentOf(db, 'announcements');
    for (const reason of ['notFound', 'gone'] as const) {
      sandbox.fault({ kind: 'error', reason, path: '/tasks/v1/lists/b/tasks' });
      const { announcements } = (await sync()).sources;
      expect(announcements).toMatchObject({ state: 'done', removed: 0, leftOut: 1 });
      expect(await contentOf(db, 'announcements')).toBe(before);
    }
    sandbox.setTasks([list('a')]);
    expect((await sync()).sources.announcements).toMatchObject({ removed: 2, leftOut: 0 });
    await held.close();
  });

  test('of the task lists leaves a task where it was that went into a list nobody can read', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    const task = (id: string) => ({ id, title: id });
    const list = (id: string, ...tasks: string[]) => ({ id, title: id, tasks: tasks.map(task) });
    sandbox.setTasks([list('a', 'one', 'two'), list('b', 'three')]);
    await sync();
    const before = await contentOf(db, 'announcements');
    sandbox.setTasks([list('a', 'one'), list('b', 'two', 'three')]);
    sandbox.fault({ kind: 'error', reason: 'notFound', path: '/tasks/v1/lists/b/tasks' });
    await sync();
    expect(await contentOf(db, 'announcements')).toBe(before);
    await held.close();
  });

  test('keeps its place in a long folder, where every file is shown on one page and no more', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    publish(sandbox, 'first', 100);
    await sync();
    for (const at of [11, 12, 23, 24, 35, 36, 47]) {
      sandbox.putFile({
        id: `file${at}`,
        title: `File ${at}`,
        mimeType: 'text/plain',
        parents: ['folder'],
        extra: { title: 5 },
      });
    }
    expect((await sync()).sources.documents).toMatchObject({ removed: 0, leftOut: 7 });
    const shown: string[] = [];
    for (let page = 1; page <= 9; page += 1) {
      const found = await readFolder(db, 'folder', page);
      for (const { id } of found?.page.items ?? []) shown.push(id);
    }
    expect(new Set(shown).size).toBe(100);
    const places = await db
      .selectFrom('drive_items')
      .select(['id', 'position'])
      .where('parentId', '=', 'folder')
      .execute();
    const inOrder = places.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
    expect(shown).toEqual(inOrder.map(({ id }) => id));
    await held.close();
  });

  test('because it is the size of a file that no file has, leaves the folder readable', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    publish(sandbox, 'first', 5);
    for (const [at, fileSize] of [
      '9999999999999999',
      '9'.repeat(23),
      '-1',
      'abc',
      '1.5',
    ].entries()) {
      sandbox.putFile({
        id: `file${at}`,
        title: `File ${at}`,
        mimeType: 'text/plain',
        parents: ['folder'],
        extra: { fileSize },
      });
    }
    expect((await sync()).sources.documents).toMatchObject({ state: 'done', leftOut: 0, added: 6 });
    const { page } = (await readFolder(db, 'folder', 1)) ?? {};
    expect(page?.items.map(({ fileSize }) => fileSize)).toEqual([null, null, null, null, null]);
    publish(sandbox, 'second', 5);
    expect((await sync()).sources.documents).toMatchObject({ state: 'done', changed: 6 });
    expect(held.faults).toEqual([]);
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

  test('or is a folder too full for one record is shown all the same, and said how to mend', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    publish(sandbox, 'first', 10);
    sandbox.putFile({ id: 'full', title: 'Full', mimeType: FOLDER, parents: [ROOT_ID] });
    for (let at = 0; at < 11; at += 1) {
      sandbox.putFile({
        id: `long${at}`,
        title: `Long ${at}`,
        mimeType: 'text/plain',
        parents: ['full'],
        extra: { originalFilename: 'x'.repeat(1_000_000) },
      });
    }
    const { documents } = (await sync()).sources;
    expect(documents).toMatchObject({ state: 'done', added: 23, leftOut: 1 });
    expect(documents.leftOutItems).toEqual([
      {
        id: 'full',
        title: 'Full',
        reason:
          'It holds more than fits into one record of 10485760 bytes. Members see its files all the same, but an export leaves it out: split it into several top-level folders.',
      },
    ]);
    const shown = await readFolder(db, 'full', 1);
    expect(shown?.page.total).toBe(11);
    const records = await db.selectFrom('drive').select('id').execute();
    expect(records).toEqual([{ id: 'folder' }]);

    for (let at = 0; at < 6; at += 1) sandbox.removeFile(`long${at}`);
    expect((await sync()).sources.documents).toMatchObject({ removed: 6, leftOut: 0 });
    expect(await db.selectFrom('drive').select('id').execute()).toHaveLength(2);
    await held.close();
  });

  test('or is a list too full for one record stays as it was, and is said how to mend', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    const list = (id: string, notes: string) => ({
      id,
      title: id,
      tasks: Array.from({ length: 11 }, (_, at) => ({ id: `${id}${at}`, title: 'Task', notes })),
    });
    sandbox.setTasks([list('full', 'first'), list('other', 'first')]);
    await sync();
    sandbox.setTasks([list('full', 'x'.repeat(1_000_000)), list('other', 'second')]);
    const { announcements } = (await sync()).sources;
    expect(announcements).toMatchObject({ state: 'done', changed: 1, unchanged: 1, removed: 0 });
    expect(announcements.leftOutItems.map(({ id, reason }) => [id, reason])).toEqual([
      [
        'full',
        'It holds more tasks than fit into one record of 10485760 bytes. Split it into several lists.',
      ],
    ]);
    const content = await contentOf(db, 'announcements');
    expect(content).toContain('first');
    expect(content).toContain('second');
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
