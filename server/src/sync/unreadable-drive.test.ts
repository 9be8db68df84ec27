import { type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import { expect, onTestFinished, test } from 'vitest';
import { readFolder } from '../store/content/drive.ts';
import { contentOf, openTestSync, publish, type TestSync } from '../testing/fixtures/test-sync.ts';

const folder = (id: string, parent: string): DriveFile => ({
  id,
  title: `${id}, a folder`,
  mimeType: FOLDER,
  parents: [parent],
});
const file = (id: string, ...parents: string[]): DriveFile => ({
  id,
  title: `${id}.txt`,
  mimeType: 'text/plain',
  parents,
  content: { text: id },
});
const shortcut = (id: string, parent: string, targetId: string, type: string): DriveFile => ({
  id,
  title: `${id}, a shortcut`,
  mimeType: SHORTCUT,
  parents: [parent],
  shortcutDetails: { targetId, targetMimeType: type },
});
const unreadable = (one: DriveFile): DriveFile => ({ ...one, extra: { title: 5 } });

const DRIVE: DriveFile[] = [
  folder('sermons', ROOT_ID),
  folder('2025', 'sermons'),
  folder('2026', 'sermons'),
  folder('advent', '2026'),
  file('first', 'advent'),
  file('second', 'advent'),
  file('third', 'advent'),
  file('old', '2025'),
  file('latest', 'sermons', '2025'),
  file('loose', ROOT_ID),
  shortcut('to-file', 'sermons', 'second', 'text/plain'),
  shortcut('to-folder', '2025', 'sermons', FOLDER),
  shortcut('to-loose', 'sermons', 'loose', 'text/plain'),
];

async function open(drive: DriveFile[], driveFolder?: string): Promise<TestSync> {
  const opened = await openTestSync('SQLite');
  onTestFinished(() => opened.close());
  publish(opened.sandbox, 'first', 1);
  opened.sandbox.setDrive(drive);
  await opened.sync(driveFolder ? { driveFolder } : {});
  return opened;
}

/** Everything but the positions: the readable neighbors of an unreadable item move up. */
async function rowsOf({ db }: TestSync) {
  const items = await db.selectFrom('drive_items').selectAll().orderBy('id').execute();
  return items.map(({ position: _position, ...row }) => row);
}

test.each([
  { driveFolder: undefined, extra: { title: 5 }, what: 'cannot be read' },
  { driveFolder: ROOT_ID, extra: { title: 5 }, what: 'cannot be read in the folder that is shown' },
  {
    driveFolder: undefined,
    extra: { originalFilename: 'x'.repeat(10_485_761) },
    what: 'is too long',
  },
  { driveFolder: undefined, extra: { id: 5 }, what: 'has no readable id' },
])('any item that $what keeps its stored row, and so does what depends on it', async (given) => {
  const testSync = await open(DRIVE, given.driveFolder);
  const { sandbox } = testSync;
  const before = await rowsOf(testSync);
  // Ten megabytes for each would take long.
  for (const one of given.what === 'is too long' ? DRIVE.slice(3, 5) : DRIVE) {
    sandbox.putFile({ ...one, extra: given.extra });
    const options = given.driveFolder ? { driveFolder: given.driveFolder } : {};
    const { documents } = (await testSync.sync(options)).sources;
    expect(documents, one.id).toMatchObject({ state: 'done', added: 0, changed: 0, removed: 0 });
    expect(documents.leftOut, one.id).toBeGreaterThan(0);
    expect(await rowsOf(testSync), one.id).toEqual(before);
    sandbox.putFile(one);
  }
});

test.each([
  {
    what: 'a folder moved into an unreadable one',
    moved: [unreadable(folder('new', ROOT_ID)), folder('2026', 'new')],
    gone: [],
  },
  {
    what: 'a file moved into an unreadable folder',
    moved: [unreadable(folder('new', 'sermons')), file('first', 'new')],
    gone: [],
  },
  {
    what: 'the parent of an unreadable folder is gone',
    moved: [unreadable(folder('advent', ROOT_ID))],
    gone: ['2026'],
  },
  {
    what: 'a folder swapped places with an unreadable one',
    moved: [unreadable(folder('2026', ROOT_ID)), folder('sermons', '2026')],
    gone: [],
  },
])('nothing is removed when $what', async ({ moved, gone }) => {
  const testSync = await open(DRIVE);
  const before = await rowsOf(testSync);
  for (const one of moved) testSync.sandbox.putFile(one);
  for (const id of gone) testSync.sandbox.removeFile(id);
  const { documents } = (await testSync.sync()).sources;
  expect(documents).toMatchObject({ state: 'done', added: 0, removed: 0 });
  expect(await rowsOf(testSync)).toEqual(before);
});

test('around an unreadable file everything else is added, updated and removed', async () => {
  const testSync = await open([...DRIVE, folder('other', ROOT_ID), file('minutes', 'other')]);
  const { db, sandbox, sync } = testSync;
  sandbox.putFile(unreadable(file('second', 'advent')));
  sandbox.putFile(file('fourth', 'advent'));
  sandbox.putFile({ ...file('first', 'advent'), title: 'Renamed' });
  sandbox.removeFile('third');
  sandbox.removeFile('minutes');
  const { documents } = (await sync()).sources;
  expect(documents).toMatchObject({ added: 1, changed: 1, removed: 2, leftOut: 2 });
  const { page } = (await readFolder(db, 'advent', 1)) ?? {};
  expect(page?.items.map(({ title }) => title).sort()).toEqual([
    'Renamed',
    'fourth.txt',
    'second.txt',
  ]);
  sandbox.putFile(file('second', 'advent'));
  await sync();
  expect(await contentOf(db, 'documents')).not.toContain('third');
});

test('an unreadable item outside the folder that is shown now does not stay visible', async () => {
  const { db, sandbox, sync } = await open([
    ...DRIVE,
    folder('private', ROOT_ID),
    file('secret', 'private'),
  ]);
  sandbox.putFile(unreadable(folder('private', ROOT_ID)));
  sandbox.putFile(unreadable(file('secret', 'private')));
  expect((await sync({ driveFolder: 'sermons' })).sources.documents.state).toBe('done');
  const ids = (await db.selectFrom('drive_items').select('id').execute()).map(({ id }) => id);
  expect(ids).toContain('first');
  expect(ids).not.toContain('private');
  expect(ids).not.toContain('secret');
});

test('an unreadable loose file of another folder does not stay visible among the other files', async () => {
  const { db, sandbox, sync } = await open(
    [
      folder('public', ROOT_ID),
      file('notice', 'public'),
      folder('private', ROOT_ID),
      file('letter', 'private'),
      file('secret', 'private'),
    ],
    'private',
  );
  sandbox.putFile(unreadable(file('secret', 'private')));
  expect((await sync({ driveFolder: 'public' })).sources.documents.state).toBe('done');
  const ids = (await db.selectFrom('drive_items').select('id').execute()).map(({ id }) => id);
  expect(ids.sort()).toEqual(['notice', 'other-files']);
});

test('in a long folder with unreadable files every file is on exactly one page', async () => {
  const files = Array.from({ length: 100 }, (_, at) => file(`file${at}`, 'folder'));
  const { db, sandbox, sync } = await open([folder('folder', ROOT_ID), ...files]);
  for (const at of [11, 12, 23, 24, 35, 36, 47]) {
    sandbox.putFile(unreadable(file(`file${at}`, 'folder')));
  }
  expect((await sync()).sources.documents).toMatchObject({ removed: 0, leftOut: 7 });
  const shown: string[] = [];
  for (let page = 1; page <= 9; page += 1) {
    const found = await readFolder(db, 'folder', page);
    for (const { id } of found?.page.items ?? []) shown.push(id);
  }
  expect(shown).toHaveLength(100);
  expect(new Set(shown).size).toBe(100);
});
