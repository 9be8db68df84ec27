import { expect, test } from 'vitest';
import { replaceDrive } from '../store/content/drive.ts';
import { replaceEvents } from '../store/content/events.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { addRun } from '../store/content/sync-runs.ts';
import { replaceTasks } from '../store/content/tasks.ts';
import { acquireLease } from '../store/database/lease.ts';
import { restoreSnapshot } from '../sync/restore-snapshot.ts';
import { SYNC_LEASE } from '../sync/sync-lease.ts';
import { createRun } from '../sync/sync-run.ts';
import { toAnnouncementLists } from '../sync/to-announcement-lists.ts';
import { toDocuments } from '../sync/to-document.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { ADA, openSnapshotsAdmin } from '../testing/fixtures/snapshots-admin.ts';
import { driveFolder, driveItem, event, list } from '../testing/fixtures/source-samples.ts';
import { openTestApp, SUNDAY, type TestApp } from '../testing/fixtures/test-app.ts';
import { contentOf } from '../testing/fixtures/test-sync.ts';

/** Writes each state of the calendar after the other, as syncs do. */
async function syncEvents({ db }: TestApp, ...states: ReturnType<typeof event>[][]) {
  for (const [n, state] of states.entries()) {
    await replaceEvents(db, state, { confirmed: ALL_CONFIRMED, now: SUNDAY + n });
  }
}

onEachDatabase('snapshots', (database) => {
  test('from before a source was emptied are restored, whatever came after', async () => {
    const testApp = await openTestApp({ database });
    const { restore, versions, summaries } = await openSnapshotsAdmin(testApp);
    await syncEvents(testApp, [event('a'), event('b')], [], [event('c'), event('d')]);
    const [, before] = await versions();
    expect(before).toMatchObject({ items: 2 });
    await restore(before?.id ?? '');
    expect(await summaries()).toEqual(['a', 'b']);
  });

  test('may be empty, so that a restore over an empty source can be undone', async () => {
    const testApp = await openTestApp({ database });
    const { restore, versions, summaries } = await openSnapshotsAdmin(testApp);
    // The empty source before the first sync is not a snapshot.
    expect(await versions()).toEqual([]);
    await syncEvents(testApp, [event('a'), event('b')], []);
    const [before] = await versions();
    await restore(before?.id ?? '');
    expect(await summaries()).toEqual(['a', 'b']);
    const [empty, ...older] = await versions();
    expect(empty).toMatchObject({ items: 0 });
    expect(older).toMatchObject([{ items: 2 }]);
    await restore(empty?.id ?? '');
    expect(await summaries()).toEqual([]);
  });

  test('are listed in the order of the screen', async () => {
    const testApp = await openTestApp({ database });
    const { versions } = await openSnapshotsAdmin(testApp);
    for (const [n, title] of ['old', 'new'].entries()) {
      const options = { confirmed: ALL_CONFIRMED, now: SUNDAY + n };
      const folder = driveFolder('folder', '', { title });
      await replaceDrive(testApp.db, toDocuments([folder]).items, options);
      await replaceTasks(
        testApp.db,
        toAnnouncementLists([list('l', title, ['Choir'])]).records,
        options,
      );
      await replaceEvents(testApp.db, [event('a', title)], options);
    }
    const sources = (await versions()).map(({ source }) => source);
    expect(sources).toEqual(['events', 'announcements', 'documents']);
  });

  test('that were restored are shown with who did it, until the next sync of that source', async () => {
    const testApp = await openTestApp({ database });
    const { call, restore, versions } = await openSnapshotsAdmin(testApp);
    const restored = async () => (await call('GET', '/api/sync')).json().restored;
    await syncEvents(testApp, [event('a')], [event('b')]);
    const [version] = await versions();
    expect(await restored()).toEqual([]);
    await restore(version?.id ?? '');
    const [{ at, ...rest }, ...others] = await restored();
    expect(rest).toEqual({ source: 'events', by: 'Ada' });
    expect(others).toEqual([]);

    const run = createRun('test', at + 1);
    run.sources.events.state = 'done';
    await addRun(testApp.db, { ...run, state: 'failed', finishedAt: at + 2 });
    expect(await restored()).toEqual([]);
  });

  test('that were restored equal what a sync of the same items writes', async () => {
    const testApp = await openTestApp({ database });
    const { restore, versions } = await openSnapshotsAdmin(testApp);
    const first = [event('a'), event('b'), event('c')];
    await syncEvents(testApp, first, [event('a', 'A changed'), event('b'), event('c')]);
    const [before] = await versions();
    await restore(before?.id ?? '');
    const options = { confirmed: ALL_CONFIRMED, now: SUNDAY };
    const plan = await replaceEvents(testApp.db, first, options);
    expect(plan).toMatchObject({ unchanged: 3, changed: [], added: [], removed: [] });
  });

  test('of announcements are restored with all their tasks, in order', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions, restore } = await openSnapshotsAdmin(testApp);
    const read = async () => (await call('GET', '/api/announcements')).json();
    const states = [
      [list('l', 'Notices', ['Choir', 'Soup']), list('m', 'Kitchen', ['Cake'])],
      [list('m', 'Kitchen', ['Bread', 'Cake']), list('l', 'Notices', ['Choir'])],
      [list('n', 'New', ['Choir'])],
    ];
    const seen: unknown[] = [];
    for (const [n, state] of states.entries()) {
      const options = { confirmed: ALL_CONFIRMED, now: SUNDAY + n };
      await replaceTasks(testApp.db, toAnnouncementLists(state).records, options);
      // As a sync does.
      testApp.changes.publish({ topic: 'announcements' });
      seen.push(await read());
    }
    const [second, first] = await versions();
    expect(await restore(first?.id ?? '')).toBe('announcements');
    expect(await read()).toEqual(seen[0]);
    expect(await restore(second?.id ?? '')).toBe('announcements');
    expect(await read()).toEqual(seen[1]);
    const [, third] = await versions();
    await restore(third?.id ?? '');
    expect(await read()).toEqual(seen[2]);
  });

  test('of documents are restored with their folders and every stored field', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions, restore } = await openSnapshotsAdmin(testApp);
    const readDrive = () => contentOf(testApp.db, 'documents');
    const readFolder = async () => (await call('GET', '/api/documents/folder')).json();
    const folder = driveFolder('folder', '');
    const inner = driveFolder('inner', 'folder');
    const states = [
      [folder, inner, driveItem('a', 'folder'), driveItem('b', 'inner')],
      [folder, driveItem('a', 'folder', { title: 'Another a' }), driveItem('c', 'folder')],
      [driveFolder('other', '')],
    ];
    const seen: { drive: string; folder: unknown }[] = [];
    for (const [n, state] of states.entries()) {
      const options = { confirmed: ALL_CONFIRMED, now: SUNDAY + n };
      await replaceDrive(testApp.db, toDocuments(state).items, options);
      testApp.changes.publish({ topic: 'documents' });
      seen.push({ drive: await readDrive(), folder: await readFolder() });
    }
    const [second, first] = await versions();
    for (const [version, state] of [
      [first, seen[0]],
      [second, seen[1]],
    ] as const) {
      expect(await restore(version?.id ?? '')).toBe('documents');
      expect({ drive: await readDrive(), folder: await readFolder() }).toEqual(state);
    }
    expect(seen[0]?.folder).toMatchObject({ items: [{ title: 'inner' }, { title: 'a' }] });
    expect(seen[2]?.folder).toMatchObject({ code: 'folder_not_found' });
  });

  test('are restored by only one of two administrators at the same moment', async () => {
    const testApp = await openTestApp({ database });
    const { versions, summaries } = await openSnapshotsAdmin(testApp);
    await syncEvents(testApp, [event('a')], [event('b')]);
    const [version] = await versions();
    const hold = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    // The first one waits for this transaction, so that both are in progress.
    const holding = testApp.db.transaction().execute(async (trx) => {
      await trx.updateTable('events').set({ status: 'held' }).execute();
      held.resolve();
      await hold.promise;
    });
    await held.promise;
    const restored = { snapshotId: version?.id ?? '', actor: ADA, now: SUNDAY + 2 };
    const restoring = () => restoreSnapshot(testApp.db, testApp.config.databaseUrl, restored);
    const both = [restoring(), restoring()].map((one) => one.catch((problem) => problem.code));
    expect(await Promise.race(both)).toBe('sync_running');
    hold.resolve();
    await holding;
    expect((await Promise.all(both)).sort()).toEqual(['events', 'sync_running']);
    expect(await summaries()).toEqual(['a']);
    expect(await versions()).toHaveLength(2);
  });

  test('are not created when events only ended or nothing changed', async () => {
    const testApp = await openTestApp({ database });
    const { versions } = await openSnapshotsAdmin(testApp);
    const past = event('past', 'past', '2026-11-14');
    await syncEvents(testApp, [past, event('a')], [event('a')], [event('a')]);
    expect(await versions()).toEqual([]);
  });
});

test('an administrator restores one of the last three snapshots, and undoes it', async () => {
  const testApp = await openTestApp();
  const { call, restore, restoreByApi, versions, summaries } = await openSnapshotsAdmin(testApp);
  await syncEvents(
    testApp,
    [event('a'), event('b')],
    [event('a', 'A changed'), event('b'), event('c')],
    [event('c')],
    [event('c'), event('d')],
    [event('d')],
  );
  expect(await summaries()).toEqual(['d']);
  const listed = await versions();
  expect(listed.map(({ items }) => items)).toEqual([2, 1, 3]);

  await restore(listed[2]?.id ?? '');
  expect(await summaries()).toEqual(['A changed', 'b', 'c']);

  const [latest] = await versions();
  const undone = await restoreByApi(latest?.id ?? '');
  expect(undone.json()).toEqual({ source: 'events' });
  expect(await summaries()).toEqual(['d']);
  expect(await versions()).toHaveLength(3);
  // Older ones are deleted in the background.
  const stored = testApp.db.selectFrom('source_versions').select('id');
  await expect.poll(() => stored.execute()).toHaveLength(3);
  const { items } = (await call('GET', '/api/audit')).json();
  expect(items[0]).toMatchObject({ actor: 'Ada', action: 'sync_restored', subject: 'events' });
});

test('a restore and its audit entry succeed or fail together, and then administrators are notified', async () => {
  const testApp = await openTestApp();
  const { call, restore, restoreByApi, versions, summaries } = await openSnapshotsAdmin(testApp);
  await syncEvents(testApp, [event('a')], [event('b')]);
  const [version] = await versions();
  const rename = (from: string, to: string) =>
    testApp.db.schema.alterTable(from).renameTo(to).execute();
  await rename('audit_log', 'renamed');
  await expect(restore(version?.id ?? '')).rejects.toThrow('audit_log');
  await rename('renamed', 'audit_log');
  expect(await summaries()).toEqual(['b']);

  const topics: string[] = [];
  testApp.changes.subscribe(({ topic }) => topics.push(topic));
  expect((await restoreByApi(version?.id ?? '')).statusCode).toBe(200);
  expect(await summaries()).toEqual(['a']);
  expect(topics).toEqual(expect.arrayContaining(['events', 'sync', 'users']));
  const { items } = (await call('GET', '/api/audit')).json();
  expect(items).toMatchObject([{ actor: 'Ada', action: 'sync_restored', subject: 'events' }]);
});

test('a restore is refused during a sync, and for an unknown snapshot', async () => {
  const testApp = await openTestApp();
  const { restoreByApi, versions } = await openSnapshotsAdmin(testApp);
  await syncEvents(testApp, [event('a')], [event('b')]);
  const [version] = await versions();
  const lease = await acquireLease(testApp.config.databaseUrl, SYNC_LEASE);
  const refused = await restoreByApi(version?.id ?? '');
  expect(refused.json()).toMatchObject({ status: 409, code: 'sync_running' });
  await lease?.release();
  const unknown = await restoreByApi('nothing');
  expect(unknown.json()).toMatchObject({ status: 404, code: 'version_not_found' });
});
