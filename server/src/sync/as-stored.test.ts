import { type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { contentOf, openTestSync } from '../testing/fixtures/test-sync.ts';

const folder = (id: string, parent: string): DriveFile => ({
  id,
  title: `${id}, a folder`,
  mimeType: FOLDER,
  parents: [parent],
  createdDate: '2026-01-02T03:04:05.000Z',
});
const file = (id: string, ...parents: string[]): DriveFile => ({
  id,
  title: `${id}.txt`,
  mimeType: 'text/plain',
  parents,
  createdDate: '2026-05-04T03:02:01.000Z',
  content: { text: id },
});
const unreadable = (one: DriveFile): DriveFile => ({ ...one, extra: { title: 5 } });
const shortcut = (id: string, parent: string, targetId: string, type: string): DriveFile => ({
  id,
  title: `${id}, a shortcut`,
  mimeType: SHORTCUT,
  parents: [parent],
  shortcutDetails: { targetId, targetMimeType: type },
});

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

onEachDatabase('a drive of which something cannot be read', (kind) => {
  test.each([
    { driveFolder: undefined, what: 'title', value: 5, says: 'the whole drive' },
    { driveFolder: ROOT_ID, what: 'title', value: 5, says: 'one folder of it' },
    { driveFolder: undefined, what: 'embedLink', value: 'x'.repeat(10_485_761), says: 'too long' },
  ])('stays as it is, record for record, whichever it is: $says', async (given) => {
    const held = await openTestSync(kind);
    const { db, sandbox } = held;
    const sync = () => held.sync(given.driveFolder ? { driveFolder: given.driveFolder } : {});
    sandbox.setDrive(DRIVE);
    await sync();
    const before = await contentOf(db, 'documents');
    for (const one of DRIVE) {
      sandbox.putFile({ ...one, extra: { [given.what]: given.value } });
      const { documents } = (await sync()).sources;
      const nothing = { state: 'done', added: 0, changed: 0, removed: 0 };
      expect(documents, one.id).toMatchObject(nothing);
      expect(documents.leftOutItems.map(({ id }) => id)).toContain(one.id);
      expect(await contentOf(db, 'documents'), one.id).toBe(before);
      sandbox.putFile(one);
    }
    await held.close();
  });

  test.each([
    {
      what: 'a folder that went into it',
      moved: [unreadable(folder('new', ROOT_ID)), folder('2026', 'new')],
      gone: [],
    },
    {
      what: 'a file that went into it',
      moved: [unreadable(folder('new', 'sermons')), file('first', 'new')],
      gone: [],
    },
    {
      what: 'one whose own folder is gone',
      moved: [unreadable(folder('advent', ROOT_ID))],
      gone: ['2026'],
    },
    {
      what: 'one that has changed places with its folder',
      moved: [unreadable(folder('2026', ROOT_ID)), folder('sermons', '2026')],
      gone: [],
    },
  ])('stays as it is where nobody can tell how it is now: $what', async ({ moved, gone }) => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    sandbox.setDrive(DRIVE);
    await sync();
    const before = await contentOf(db, 'documents');
    for (const one of moved) sandbox.putFile(one);
    for (const id of gone) sandbox.removeFile(id);
    const nothing = { state: 'done', added: 0, changed: 0, removed: 0 };
    expect((await sync()).sources.documents).toMatchObject(nothing);
    expect(await contentOf(db, 'documents')).toBe(before);
    await held.close();
  });

  test('is still one folder alone when one is named: nothing of the rest stays in sight', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    sandbox.setDrive([...DRIVE, folder('private', ROOT_ID), file('secret', 'private')]);
    await sync();
    sandbox.putFile(unreadable(folder('private', ROOT_ID)));
    sandbox.putFile(unreadable(file('secret', 'private')));
    expect((await sync({ driveFolder: 'sermons' })).sources.documents.state).toBe('done');
    const ids = (await db.selectFrom('drive_items').select('id').execute()).map(({ id }) => id);
    expect(ids).toContain('first');
    expect(ids).not.toContain('private');
    expect(ids).not.toContain('secret');
    await held.close();
  });

  test('keeps what is known of a file in a folder too full for one record', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    const originalFilename = 'x'.repeat(1_000_000);
    const many = Array.from({ length: 11 }, (_, at) => file(`long${at}`, 'sermons'));
    sandbox.setDrive([...DRIVE, ...many.map((one) => ({ ...one, extra: { originalFilename } }))]);
    await sync();
    const before = await contentOf(db, 'documents');
    sandbox.putFile(unreadable(file('first', 'advent')));
    await sync();
    expect(await contentOf(db, 'documents')).toBe(before);
    await held.close();
  });

  test('takes what is new beside it, in the right place', async () => {
    const held = await openTestSync(kind);
    const { db, sandbox, sync } = held;
    sandbox.setDrive(DRIVE);
    await sync();
    sandbox.putFile({ ...file('second', 'advent'), extra: { title: 5 } });
    sandbox.putFile(file('fourth', 'advent'));
    sandbox.removeFile('third');
    expect((await sync()).sources.documents).toMatchObject({ added: 1, removed: 1 });
    const { files } = await db.selectFrom('drive').select('files').executeTakeFirstOrThrow();
    const inAdvent = JSON.parse(files).filter(
      ({ parents: [parent] }: { parents: { id: string }[] }) => parent?.id === 'advent',
    );
    expect(inAdvent.map(({ title }: { title: string }) => title)).toEqual([
      'first.txt',
      'fourth.txt',
      'second.txt',
    ]);
    await held.close();
  });
});
