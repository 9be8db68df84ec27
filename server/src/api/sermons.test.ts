import { listSermons } from '@assembly/contract/endpoints/content';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { listFolder } from '@assembly/contract/endpoints/library';
import type { SermonsQuery } from '@assembly/contract/sermons/sermon';
import { type DriveFile, FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { writeTags } from '../store/content/recording-tags.ts';
import { openSyncedApp } from '../testing/fixtures/synced-app.ts';

const folder = (id: string, title: string, parent = ROOT_ID): DriveFile => ({
  ...{ id, title, mimeType: FOLDER, parents: [parent] },
});
const recording = (id: string, title: string, parent: string): DriveFile => ({
  ...{ id, title, mimeType: 'audio/mpeg', parents: [parent], content: { text: id } },
  createdDate: '2026-10-11T10:00:00.000Z',
});

async function open() {
  const app = await openSyncedApp();
  app.sandbox.setDrive([
    folder('psalms', 'Psalms'),
    folder('year', '2025', 'psalms'),
    recording('p121', '2026-10-04 Psalm 121 – Ruth Keller.mp3', 'psalms'),
    recording('p1', '2025-01-05 Psalm 1 – Ana Ferreira.mp3', 'year'),
    recording('hope', 'Hope.mp3', 'psalms'),
    { ...recording('notes', 'Notes.pdf', 'psalms'), mimeType: 'application/pdf' },
  ]);
  await app.sync();
  const list = async (query: SermonsQuery = {}) =>
    (await app.get(addressOf(listSermons, { query }))).json();
  const idsOf = async (query: SermonsQuery) =>
    (await list(query)).items.map(({ id }: { id: string }) => id);
  return { app, list, idsOf };
}

test('a member sees every recording, the newest first, with what the filters offer', async () => {
  const { app, list, idsOf } = await open();
  const reply = await list();
  expect(reply).toMatchObject({
    ...{ page: 1, pageCount: 1, total: 3, series: ['Psalms'], years: ['2026', '2025'] },
    speakers: ['Ana Ferreira', 'Ruth Keller'],
  });
  expect(reply.items).toMatchObject([
    { id: 'hope', title: 'Hope', speaker: '', series: 'Psalms', date: '2026-10-11' },
    {
      ...{ id: 'p121', title: 'Psalm 121', speaker: 'Ruth Keller', series: 'Psalms' },
      ...{ date: '2026-10-04', durationSeconds: null, chapters: [], mimeType: 'audio/mpeg' },
      ...{ fileName: '2026-10-04 Psalm 121 – Ruth Keller.mp3', fileSize: 4 },
    },
    { id: 'p1', series: '', date: '2025-01-05' },
  ]);
  expect(await idsOf({ speaker: 'Ana Ferreira' })).toEqual(['p1']);
  expect(await idsOf({ series: 'Psalms', year: '2026' })).toEqual(['hope', 'p121']);
  expect(await idsOf({ search: 'psa 121' })).toEqual(['p121']);
  expect(await idsOf({ year: '1999' })).toEqual([]);
  expect((await app.call({ url: listSermons.path })).statusCode).toBe(401);
});

test('an open screen that has the newest list gets 304, until tags arrive', async () => {
  const { app } = await open();
  const { headers } = await app.get(listSermons.path);
  const again = () => app.get(listSermons.path, { 'if-none-match': String(headers.etag) });
  expect((await again()).statusCode).toBe(304);
  const { checksum } = await app.db
    .selectFrom('recordings')
    .selectAll()
    .where('fileId', '=', 'hope')
    .executeTakeFirstOrThrow();
  const tags = { title: 'Faith', speaker: '', series: '', date: '' };
  await writeTags(app.db, [
    { fileId: 'hope', checksum, tags: { ...tags, durationSeconds: 60, chapters: [] } },
  ]);
  app.changes.publish({ topic: 'documents' });
  const changed = await again();
  expect(changed.json().items[0]).toMatchObject({ title: 'Faith', durationSeconds: 60 });
  const inFolder = await app.get(addressOf(listFolder, { params: { folderId: 'psalms' } }));
  expect(inFolder.json().items).toContainEqual(
    expect.objectContaining({ id: 'hope', durationSeconds: 60 }),
  );
});

test('one member who invents filters does not keep another waiting', async () => {
  const { app, list } = await open();
  const cookie = await app.cookieOf(await app.addPerson());
  const done: string[] = [];
  const invented = Array.from({ length: 30 }, (_, at) =>
    list({ series: `Invented ${at}` }).then(() => done.push('invented')),
  );
  const url = addressOf(listSermons, { query: { series: 'Another' } });
  const other = app.call({ url, headers: { cookie } });
  await Promise.all([...invented, other.then(() => done.push('other'))]);
  expect(done.indexOf('other')).toBeLessThan(10);
});
