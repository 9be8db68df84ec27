import { expect, onTestFinished, test } from 'vitest';
import { findEvent, replaceEvents } from '../store/content/events.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { readSnapshots } from '../store/content/snapshots.ts';
import { openDatabase } from '../store/database/open-database.ts';
import type { Database } from '../store/database/tables.ts';
import { onEachDatabase, readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { event } from '../testing/fixtures/source-samples.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { restoreSnapshot } from './restore-snapshot.ts';

onEachDatabase('a snapshot', (kind) => {
  test('is restored completely, even if it is deleted while it is read', async () => {
    const databaseUrl = await readyDatabaseUrl(kind);
    const [db, other] = [await openDatabase(databaseUrl), await openDatabase(databaseUrl)];
    onTestFinished(async () => {
      await db.destroy();
      await other.destroy();
    });
    for (const [n, summary] of ['first', 'second', 'third'].entries()) {
      const state = [event('a', summary), event(`only ${summary}`)];
      await replaceEvents(db, state, { confirmed: ALL_CONFIRMED, now: SUNDAY + n });
    }
    const oldest = (await readSnapshots(db)).at(-1)?.id ?? '';
    // After the first query, the transaction no longer sees changes.
    let isFirst = true;
    const deleteMeanwhile: Parameters<Database['withPlugin']>[0] = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isFirst) await other.deleteFrom('source_versions').execute();
        isFirst = false;
        return result;
      },
    };
    const restore = { snapshotId: oldest, actor: { id: 'a1', name: 'Ada' }, now: SUNDAY + 9 };
    const reading = db.withPlugin(deleteMeanwhile);
    expect(await restoreSnapshot(reading, databaseUrl, restore)).toBe('events');
    const summaries = await db.selectFrom('events').select('summary').orderBy('id').execute();
    expect(summaries.map(({ summary }) => summary)).toEqual(['first', 'only first']);
  });

  test('with scripts in an event is restored without them', async () => {
    const databaseUrl = await readyDatabaseUrl(kind);
    const db = await openDatabase(databaseUrl);
    onTestFinished(() => db.destroy());
    const options = { confirmed: ALL_CONFIRMED, now: SUNDAY };
    await replaceEvents(db, [event('a')], options);
    const description = 'Welcome <img src=x onerror="alert(1)">';
    const callUrl = 'javascript:alert(1)';
    await db.updateTable('events').set({ description, callUrl, search: ' onerror' }).execute();
    await replaceEvents(db, [event('a', 'later')], options);
    const snapshotId = (await readSnapshots(db)).at(-1)?.id ?? '';
    const actor = { id: 'a1', name: 'Ada' };
    await restoreSnapshot(db, databaseUrl, { snapshotId, actor, now: SUNDAY });
    expect(await findEvent(db, 'a')).toMatchObject({
      description: 'Welcome ',
      callUrl: '',
      search: ' a welcome',
    });
  });
});
