import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { onEachDatabase, readyDatabaseUrl } from '../../testing/databases/each-database.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { readVersions } from '../database/change-counters.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { replaceDrive } from './drive.ts';
import {
  deleteGoneRecordings,
  findUnreadRecordings,
  NO_TAGS,
  recordChecksums,
  writeTags,
} from './recording-tags.ts';
import { readRecordings } from './recordings.ts';
import type { DriveItemRecord } from './records.ts';
import { ALL_CONFIRMED } from './removal-guard.ts';

const recording = (id: string, day: number, targetId = id): DriveItemRecord => ({
  ...{ id, parentId: 'psalms', position: day, isFolder: 0, targetId, title: `${id}.mp3` },
  ...{ mimeType: 'audio/mpeg', fileName: `${id}.mp3`, fileSize: 1, search: '' },
  createdDate: `2026-10-0${day}T10:00:00.000Z`,
});
const folder: DriveItemRecord = {
  ...recording('psalms', 9),
  ...{ parentId: '', isFolder: 1, title: 'Psalms', mimeType: '' },
};

onEachDatabase('tags of recordings', (kind) => {
  let db: Database;
  beforeEach(async () => {
    db = await openDatabase(await readyDatabaseUrl(kind));
    onTestFinished(() => db.destroy());
  });

  const sync = (items: DriveItemRecord[], checksum: string) =>
    replaceDrive(db, [folder, ...items], {
      confirmed: ALL_CONFIRMED,
      now: SUNDAY,
      beforeWrite: (trx) =>
        recordChecksums(
          trx,
          items.map(({ targetId: fileId }) => ({ fileId, checksum })),
        ),
    });
  const titles = async () =>
    (await readRecordings(db, 'UTC')).map(({ sermon }) => [sermon.title, sermon.series]);

  test('the newest is read first, each once, and again when its content changes', async () => {
    const items = [recording('old', 1), recording('new', 3), recording('link', 2, 'old')];
    await sync(items, 'first');
    const [newest, ...others] = await findUnreadRecordings(db);
    expect(newest).toEqual({ fileId: 'new', checksum: 'first', mimeType: 'audio/mpeg' });
    expect(others).toMatchObject([{ fileId: 'old' }]);

    const { documents } = await readVersions(db);
    await writeTags(db, [
      { fileId: 'new', checksum: 'first', tags: { ...NO_TAGS, title: 'Psalm 121' } },
      { fileId: 'old', checksum: 'first', tags: NO_TAGS },
    ]);
    expect((await readVersions(db)).documents).toBe(documents + 1);
    expect(await findUnreadRecordings(db)).toEqual([]);
    await sync(items, 'first');
    expect(await findUnreadRecordings(db)).toEqual([]);
    await sync(items, 'second');
    const again = { checksum: 'second' };
    expect(await findUnreadRecordings(db)).toMatchObject([again, again]);
    // Until they are read again, the tags stay.
    expect(await titles()).toEqual([
      ['Psalm 121', 'Psalms'],
      ['old', 'Psalms'],
    ]);
  });

  test('tags of content that was replaced or removed meanwhile are not stored', async () => {
    await sync([recording('one', 1)], 'second');
    const tags = { ...NO_TAGS, title: 'Psalm 121' };
    await writeTags(db, [{ fileId: 'one', checksum: 'first', tags }]);
    await writeTags(db, [{ fileId: 'gone', checksum: 'first', tags }]);
    expect(await titles()).toEqual([['one', 'Psalms']]);
    expect(await findUnreadRecordings(db)).toMatchObject([{ fileId: 'one' }]);
  });

  test('the tags of a removed recording are deleted', async () => {
    await sync([recording('one', 1), recording('two', 2)], 'first');
    await sync([recording('two', 2)], 'first');
    await deleteGoneRecordings(db);
    const rows = await db.selectFrom('recordings').select('fileId').execute();
    expect(rows).toEqual([{ fileId: 'two' }]);
  });
});
