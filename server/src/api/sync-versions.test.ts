import { FOLDER_TYPE } from '@assembly/contract/document';
import { expect, test } from 'vitest';
import { swapDrive } from '../store/content/drive.ts';
import { swapEvents } from '../store/content/events.ts';
import { ALL_CONFIRMED } from '../store/content/large-removal.ts';
import { addRun } from '../store/content/sync-runs.ts';
import { swapTasks } from '../store/content/tasks.ts';
import { restoreVersion } from '../sync/restore-snapshot.ts';
import { newRun } from '../sync/run-record.ts';
import { toAnnouncements } from '../sync/to-announcement.ts';
import { toDocuments } from '../sync/to-document.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { asAdmin } from '../testing/fixtures/snapshots-admin.ts';
import { driveItem, event, list } from '../testing/fixtures/source-samples.ts';
import { openTestApp, SUNDAY } from '../testing/fixtures/test-app.ts';
import { contentOf } from '../testing/fixtures/test-sync.ts';

const ADA = { id: 'a1', name: 'Ada' };

onEachDatabase('earlier states of a source', (database) => {
  test('one of the last three can be put back, and that can be undone', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions, summaries } = await asAdmin(testApp);
    const states = [
      [event('a'), event('b')],
      [event('a', 'A changed'), event('b'), event('c')],
      [event('c')],
      [event('c'), event('d')],
      [event('d')],
    ];
    for (const [n, state] of states.entries()) {
      await swapEvents(testApp.db, state, { confirmed: ALL_CONFIRMED, now: SUNDAY + n });
    }
    expect(await summaries()).toEqual(['d']);
    const kept = await versions();
    expect(kept.map((one: { items: number }) => one.items)).toEqual([2, 1, 3]);

    const restored = await call('POST', `/api/sync/versions/${kept[2].id}/restore`);
    expect(restored.json()).toEqual({ source: 'events' });
    expect(await summaries()).toEqual(['A changed', 'b', 'c']);

    const [latest] = await versions();
    await call('POST', `/api/sync/versions/${latest.id}/restore`);
    expect(await summaries()).toEqual(['d']);
    expect(await versions()).toHaveLength(3);
    // The others are gone for good, once nobody waits for that.
    const all = testApp.db.selectFrom('source_versions').select('id');
    await expect.poll(() => all.execute()).toHaveLength(3);
    const { items } = (await call('GET', '/api/audit')).json();
    expect(items[0]).toMatchObject({ actor: 'Ada', action: 'sync_restored', subject: 'events' });
  });

  test('the state before a source was emptied is put back as it was, whatever came after', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions, summaries } = await asAdmin(testApp);
    const states = [[event('a'), event('b')], [], [event('c'), event('d')]];
    for (const [n, state] of states.entries()) {
      await swapEvents(testApp.db, state, { confirmed: ALL_CONFIRMED, now: SUNDAY + n });
    }
    const [, before] = await versions();
    expect(before).toMatchObject({ items: 2 });
    await call('POST', `/api/sync/versions/${before.id}/restore`);
    expect(await summaries()).toEqual(['a', 'b']);
  });

  test('one that was emptied can be put back too, so that putting back what went can be undone', async () => {
    const testApp = await openTestApp({ database });
    const { restore, versions, summaries } = await asAdmin(testApp);
    // Before the first sync it was empty as well, but that was no state.
    expect(await versions()).toEqual([]);
    for (const [n, state] of [[event('a'), event('b')], []].entries()) {
      await swapEvents(testApp.db, state, { confirmed: ALL_CONFIRMED, now: SUNDAY + n });
    }
    const [before] = await versions();
    await restore(before.id);
    expect(await summaries()).toEqual(['a', 'b']);
    const [emptied, ...older] = await versions();
    expect(emptied).toMatchObject({ items: 0 });
    expect(older).toMatchObject([{ items: 2 }]);
    await restore(emptied.id);
    expect(await summaries()).toEqual([]);
  });

  test('are listed in the order of the screen', async () => {
    const testApp = await openTestApp({ database });
    const { versions } = await asAdmin(testApp);
    for (const [n, title] of ['old', 'new'].entries()) {
      const options = { confirmed: ALL_CONFIRMED, now: SUNDAY + n };
      const folder = driveItem('folder', '', { mimeType: FOLDER_TYPE, title });
      await swapDrive(testApp.db, toDocuments([folder], undefined), options);
      await swapTasks(testApp.db, toAnnouncements([list('l', title, ['Choir'])]).records, options);
      await swapEvents(testApp.db, [event('a', title)], options);
    }
    const sources = (await versions()).map(({ source }: { source: string }) => source);
    expect(sources).toEqual(['events', 'announcements', 'documents']);
  });

  test('that somebody has put back are told with who did and when', async () => {
    const testApp = await openTestApp({ database });
    const { call, restore, versions } = await asAdmin(testApp);
    const restored = async () => (await call('GET', '/api/sync')).json().restored;
    await swapEvents(testApp.db, [event('a')], { confirmed: ALL_CONFIRMED, now: SUNDAY });
    await swapEvents(testApp.db, [event('b')], { confirmed: ALL_CONFIRMED, now: SUNDAY + 1 });
    const [{ id }] = await versions();
    expect(await restored()).toEqual([]);
    await restore(id);
    const [{ at, ...who }, ...others] = await restored();
    expect(who).toEqual({ source: 'events', by: 'Ada' });
    expect(others).toEqual([]);

    // A sync that copies the source anew ends it.
    const run = newRun('test', at + 1);
    run.sources.events.state = 'done';
    await addRun(testApp.db, { ...run, state: 'failed', finishedAt: at + 2 });
    expect(await restored()).toEqual([]);
  });

  test('a sync of just what was put back finds nothing changed', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions } = await asAdmin(testApp);
    const first = [event('a'), event('b'), event('c')];
    const options = { confirmed: ALL_CONFIRMED, now: SUNDAY };
    await swapEvents(testApp.db, first, options);
    await swapEvents(testApp.db, [event('a', 'A changed'), event('b'), event('c')], options);
    const [before] = await versions();
    await call('POST', `/api/sync/versions/${before.id}/restore`);
    const plan = await swapEvents(testApp.db, first, options);
    expect(plan).toMatchObject({ unchanged: 3, changed: [], added: [], removed: [] });
  });

  test('announcements are put back with all that was in them, in their order', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions, restore } = await asAdmin(testApp);
    const read = async () => (await call('GET', '/api/announcements')).json();
    const states = [
      [list('l', 'Notices', ['Choir', 'Soup']), list('m', 'Kitchen', ['Cake'])],
      [list('m', 'Kitchen', ['Bread', 'Cake']), list('l', 'Notices', ['Choir'])],
      [list('n', 'New', ['Choir'])],
    ];
    const seen: unknown[] = [];
    for (const [n, state] of states.entries()) {
      await swapTasks(testApp.db, toAnnouncements(state).records, {
        confirmed: ALL_CONFIRMED,
        now: SUNDAY + n,
      });
      // As a sync does.
      testApp.feed.publish({ topic: 'announcements' });
      seen.push(await read());
    }
    const [second, first] = await versions();
    expect(await restore(first.id)).toEqual({ source: 'announcements' });
    expect(await read()).toEqual(seen[0]);
    expect(await restore(second.id)).toEqual({ source: 'announcements' });
    expect(await read()).toEqual(seen[1]);
    const [, beforeAll] = await versions();
    await restore(beforeAll.id);
    expect(await read()).toEqual(seen[2]);
  });

  test('documents are put back with their folders, and what the spec stores of them', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions, restore } = await asAdmin(testApp);
    const readDrive = () => contentOf(testApp.db, 'documents');
    const readFolder = async () => (await call('GET', '/api/documents/folder')).json();
    const folder = driveItem('folder', '', { mimeType: FOLDER_TYPE });
    const inner = driveItem('inner', 'folder', { mimeType: FOLDER_TYPE });
    const states = [
      [folder, inner, driveItem('a', 'folder'), driveItem('b', 'inner')],
      [folder, driveItem('a', 'folder', { title: 'Another a' }), driveItem('c', 'folder')],
      [driveItem('other', '', { mimeType: FOLDER_TYPE })],
    ];
    const seen: { drive: string; folder: unknown }[] = [];
    for (const [n, state] of states.entries()) {
      await swapDrive(testApp.db, toDocuments(state, undefined), {
        confirmed: ALL_CONFIRMED,
        now: SUNDAY + n,
      });
      testApp.feed.publish({ topic: 'documents' });
      seen.push({ drive: await readDrive(), folder: await readFolder() });
    }
    const [second, first] = await versions();
    for (const [version, state] of [
      [first, seen[0]],
      [second, seen[1]],
    ]) {
      expect(await restore(version.id)).toEqual({ source: 'documents' });
      expect({ drive: await readDrive(), folder: await readFolder() }).toEqual(state);
    }
    expect(seen[0]?.folder).toMatchObject({ items: [{ title: 'inner' }, { title: 'a' }] });
    expect(seen[2]?.folder).toMatchObject({ code: 'folder_not_found' });
  });

  test('of two who put something back at once, one does and the other is told', async () => {
    const testApp = await openTestApp({ database });
    const { versions, summaries } = await asAdmin(testApp);
    await swapEvents(testApp.db, [event('a')], { confirmed: ALL_CONFIRMED, now: SUNDAY });
    await swapEvents(testApp.db, [event('b')], { confirmed: ALL_CONFIRMED, now: SUNDAY + 1 });
    const [{ id: versionId }] = await versions();
    const hold = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    // Whichever comes first gets no further than this, so that both are under way.
    const holding = testApp.db.transaction().execute(async (trx) => {
      await trx.updateTable('events').set({ status: 'held' }).execute();
      held.resolve();
      await hold.promise;
    });
    await held.promise;
    const what = { versionId, actor: ADA, now: SUNDAY + 2 };
    const restoring = () => restoreVersion(testApp.db, testApp.config.databaseUrl, what);
    const both = [restoring(), restoring()].map((one) => one.catch((problem) => problem.code));
    expect(await Promise.race(both)).toBe('sync_running');
    hold.resolve();
    await holding;
    expect((await Promise.all(both)).sort()).toEqual(['events', 'sync_running']);
    expect(await summaries()).toEqual(['a']);
    expect(await versions()).toHaveLength(2);
  });

  test('who put it back is written down in the same act, and then told to the administrators', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions, summaries } = await asAdmin(testApp);
    await swapEvents(testApp.db, [event('a')], { confirmed: ALL_CONFIRMED, now: SUNDAY });
    await swapEvents(testApp.db, [event('b')], { confirmed: ALL_CONFIRMED, now: SUNDAY + 1 });
    const [{ id }] = await versions();
    const rename = (from: string, to: string) =>
      testApp.db.schema.alterTable(from).renameTo(to).execute();
    await rename('audit_log', 'mislaid');
    const failed = await call('POST', `/api/sync/versions/${id}/restore`);
    expect(failed.statusCode).toBe(500);
    await rename('mislaid', 'audit_log');
    expect(await summaries()).toEqual(['b']);

    const told: string[] = [];
    testApp.feed.subscribe(({ topic }) => told.push(topic));
    expect((await call('POST', `/api/sync/versions/${id}/restore`)).statusCode).toBe(200);
    expect(await summaries()).toEqual(['a']);
    expect(told).toEqual(expect.arrayContaining(['events', 'sync', 'users']));
    const { items } = (await call('GET', '/api/audit')).json();
    expect(items).toMatchObject([{ actor: 'Ada', action: 'sync_restored', subject: 'events' }]);
  });

  test('what has merely ended is no earlier state, and an equal sync leaves none', async () => {
    const testApp = await openTestApp({ database });
    const { versions } = await asAdmin(testApp);
    const past = event('past', 'past', '2026-11-14');
    await swapEvents(testApp.db, [past, event('a')], { confirmed: ALL_CONFIRMED, now: SUNDAY });
    await swapEvents(testApp.db, [event('a')], { confirmed: ALL_CONFIRMED, now: SUNDAY + 1 });
    await swapEvents(testApp.db, [event('a')], { confirmed: ALL_CONFIRMED, now: SUNDAY + 2 });
    expect(await versions()).toEqual([]);
  });
});
