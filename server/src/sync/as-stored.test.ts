import { type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from '@assembly/sandbox/records';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../testing/each-database.ts';
import { contentOf, openTestSync } from '../testing/test-sync.ts';

const folder = (id: string, parent: string): DriveFile => ({
  id,
  title: `${id}, a folder`,
  mimeType: FOLDER,
  parents: [parent],
});
const file = (id: string, parent: string): DriveFile => ({
  id,
  title: `${id}.txt`,
  mimeType: 'text/plain',
  parents: [parent],
  content: { text: id },
});
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
  file('latest', 'sermons'),
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
