import { documentsReplySchema } from '@assembly/contract/document';
import { type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import { describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openSyncedApp, type SyncedApp } from '../../testing/fixtures/synced-app.ts';

const folder = (id: string, parent: string, title = id): DriveFile => ({
  id,
  title,
  mimeType: FOLDER,
  parents: [parent],
});
const file = (id: string, parent: string, title = id): DriveFile => ({
  id,
  title,
  mimeType: 'text/plain',
  parents: [parent],
  createdDate: '2026-01-01T00:00:00.000Z',
  content: { text: 'hello' },
});
const shortcut = (
  id: string,
  parent: string,
  targetId: string,
  targetMimeType: string,
): DriveFile => ({
  id,
  title: id,
  mimeType: SHORTCUT,
  parents: [parent],
  shortcutDetails: { targetId, targetMimeType },
});

async function read({ get }: SyncedApp, path = '') {
  const reply = await get(`/api/documents${path}`);
  expect(reply.statusCode).toBe(200);
  const body = documentsReplySchema.parse(reply.json());
  return { ...body, ids: body.items.map(({ id }) => id), pathIds: body.path.map(({ id }) => id) };
}

describe('a member', () => {
  test('reads twelve documents a page', async () => {
    const app = await openSyncedApp();
    app.sandbox.generate({ files: 30, folders: 1 });
    await app.sync();
    const [only] = (await read(app)).ids;
    const pages = await Promise.all([1, 2, 3, 9].map((page) => read(app, `/${only}?page=${page}`)));
    expect(pages.map(({ items, page }) => [items.length, page])).toEqual([
      [12, 1],
      [12, 2],
      [6, 3],
      [6, 3],
    ]);
    expect(pages[0]?.items.map(({ title }) => title).slice(0, 3)).toEqual([
      'File 1.txt',
      'File 2.txt',
      'File 3.txt',
    ]);
  });

  test('follows a shortcut to its folder, also when it leads back up', async () => {
    const app = await openSyncedApp();
    app.sandbox.setDrive([
      folder('a', ROOT_ID),
      folder('b', 'a'),
      shortcut('up', 'b', 'a', FOLDER),
      shortcut('away', 'b', 'nowhere', FOLDER),
    ]);
    await app.sync();
    const inB = await read(app, '/b');
    expect(inB.items).toMatchObject([{ id: 'up', isFolder: true, mimeType: FOLDER }]);
    expect(await read(app, '/up')).toMatchObject({
      folder: { id: 'a' },
      pathIds: ['a'],
      ids: ['b'],
    });
  });

  test('finds dated titles newest first, then the others in natural order, after the folders', async () => {
    const app = await openSyncedApp();
    app.sandbox.setDrive([
      folder('psalms', ROOT_ID, 'Psalms 10'),
      file('ten', 'psalms', 'Psalm 10'),
      file('two', 'psalms', 'Psalm 2'),
      file('old', 'psalms', '2026-09-27 Psalm 120'),
      file('new', 'psalms', '2026-10-04 Psalm 121'),
    ]);
    await app.sync();
    const ids = ['psalms', 'new', 'old', 'two', 'ten'];
    expect((await read(app, '?search=psalm')).ids).toEqual(ids);
    expect((await read(app, '/psalms')).ids).toEqual(ids.slice(1));
  });

  test('sees the order of a new version after the next sync, and nothing is new', async () => {
    const app = await openSyncedApp();
    app.sandbox.setDrive([
      folder('a', ROOT_ID),
      file('old', 'a', '2026-09'),
      file('new', 'a', '2026-10'),
    ]);
    await app.sync();
    const setPosition = (id: string, position: number) =>
      app.db.updateTable('drive_items').set({ position }).where('id', '=', id).execute();
    await setPosition('old', 0);
    await setPosition('new', 1);
    await app.sync();
    expect((await read(app, '/a')).ids).toEqual(['new', 'old']);
    const unseen = (await app.get('/api/account/seen')).json();
    expect(unseen).toMatchObject({ newDocuments: [], counts: { documents: 0 } });
    const waiting = await app.db.selectFrom('notifications').select('id').execute();
    expect(waiting).toEqual([]);
  });

  test('gets 404 for a folder that does not exist', async () => {
    const app = await openSyncedApp();
    app.sandbox.setDrive([folder('f', ROOT_ID), file('file', 'f'), file('loose', ROOT_ID)]);
    await app.sync();
    const odd = [
      'gone',
      'file',
      'loose',
      ROOT_ID,
      '%00',
      '..%2f..',
      "'%20or%201=1--",
      'x'.repeat(400),
    ];
    for (const id of odd) {
      const reply = await app.get(`/api/documents/${id}`);
      expect(reply.statusCode, id).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'folder_not_found' });
    }
  });
});

onEachDatabase('a member', (database) => {
  test('opens folders from the top, sees folders before files, and the path back', async () => {
    const app = await openSyncedApp(database);
    app.sandbox.setDrive([
      folder('sermons', ROOT_ID, 'Sermons'),
      folder('archive', ROOT_ID, 'Archive'),
      folder('y2026', 'sermons', '2026'),
      folder('y2025', 'sermons', '2025'),
      file('s10', 'sermons', 'Sermon 10'),
      file('s9', 'sermons', 'sermon 9'),
      file('deep', 'y2026', 'Deep'),
      file('loose', ROOT_ID),
    ]);
    await app.sync();
    const top = await read(app);
    const ids = ['archive', 'sermons', 'other-files'];
    expect(top).toMatchObject({ folder: null, path: [], ids, total: 3 });
    const sermons = await read(app, '/sermons');
    expect(sermons).toMatchObject({
      folder: { id: 'sermons', title: 'Sermons' },
      ids: ['y2026', 'y2025', 's9', 's10'],
    });
    expect(sermons.items[2]).toEqual({
      id: 's9',
      title: 'sermon 9',
      isFolder: false,
      mimeType: 'text/plain',
      fileName: 'sermon 9',
      fileSize: 5,
      createdDate: '2026-01-01T00:00:00.000Z',
    });
    expect(await read(app, '/y2026')).toMatchObject({
      pathIds: ['sermons', 'y2026'],
      ids: ['deep'],
    });
    expect(await read(app, '/archive')).toMatchObject({ items: [], pageCount: 1, total: 0 });
  });

  test('finds loose files in a folder "Other files" as long as there are any', async () => {
    const app = await openSyncedApp(database);
    const loose = Array.from({ length: 14 }, (_, at) => file(`f${at}`, ROOT_ID, `Plan ${at}`));
    app.sandbox.setDrive([...loose, folder('z', ROOT_ID, 'Zebra')]);
    await app.sync();
    expect((await read(app)).ids).toEqual(['z', 'other-files']);
    const path = [{ id: 'other-files', title: 'Other files' }];
    expect(await read(app, '/other-files?page=2')).toMatchObject({
      folder: path[0],
      path,
      ids: ['f12', 'f13'],
      total: 14,
    });
    const [found] = (await read(app, '?search=plan+7')).items;
    expect(found).toMatchObject({ id: 'f7', folderTitle: 'Other files' });
    expect((await app.get('/api/documents/f7/content')).body).toBe('hello');
    expect((await app.get('/api/documents/other-files/content')).statusCode).toBe(404);

    app.sandbox.setDrive([folder('z', ROOT_ID, 'Zebra')]);
    await app.sync();
    await expect.poll(async () => (await read(app)).ids).toEqual(['z']);
    expect((await app.get('/api/documents/other-files')).statusCode).toBe(404);
  });
});

test('shortcuts that lead to each other, as in a forged backup, do not stop the server', async () => {
  const { db, get } = await openSyncedApp();
  const shared = { parentId: '', isFolder: 1 as const, mimeType: FOLDER, fileName: '', search: '' };
  const rest = { fileSize: null, createdDate: '', contentHash: '', position: 0 };
  const loop = [
    { id: 'one', title: 'one', targetId: 'other', ...shared, ...rest },
    { id: 'other', title: 'other', targetId: 'one', ...shared, ...rest },
  ];
  await db.insertInto('drive_items').values(loop).execute();
  expect((await get('/api/documents/one')).statusCode).toBeLessThan(500);
});
