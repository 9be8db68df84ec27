import { STRING_MAX_BYTES } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { replaceDrive } from '../store/content/drive.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { ALL_TABLES } from '../store/copies/table-rows.ts';
import { readAudit } from '../store/users/audit-log.ts';
import { findUserByEmail } from '../store/users/users.ts';
import { toDocuments } from '../sync/to-document.ts';
import { freshDatabase, onEachDatabase } from '../testing/databases/each-database.ts';
import { exportOf, hashesOf } from '../testing/databases/read-all-tables.ts';
import { fillDatabase } from '../testing/fixtures/sample-content.ts';
import { driveFolder, driveItem } from '../testing/fixtures/source-samples.ts';
import { openTestApp, SUNDAY } from '../testing/fixtures/test-app.ts';
import { importInto, TREE } from '../testing/fixtures/test-import.ts';

test('the output lists every imported administrator, and the addresses that already had an account', async () => {
  const app = await openTestApp();
  const waiting = await app.addPerson({ email: 'bob@example.org', isActive: false });
  const evil = { name: 'ada@example.org)\u001b[2K\n', email: 'eve@example.org', isAdmin: true };
  const said = await importInto(app, { Users: { ...TREE.Users, eve: evil } });
  expect(said.split('\n').slice(-5)).toEqual([
    'Imported as administrators. Check that they all should be:',
    '  Ada@example.org (Ada L)',
    '  eve@example.org (ada@example.org) [2K)',
    'Already had an account, which was not changed. Check that it is theirs:',
    '  bob@example.org',
  ]);
  expect(await findUserByEmail(app.db, waiting.email)).toMatchObject({ isActive: false });

  const many = Array.from({ length: 120 }, (_, n) => [
    `n${n}`,
    { name: `N ${n}`, email: `n${n}@example.org`, isAdmin: 1 },
  ]);
  const Users = Object.fromEntries(many);
  expect(await importInto(app, { Users })).toContain('n119@example.org (N 119)');
  expect((await importInto(app, { Users })).split('\n').at(-1)).toBe('  and 20 more');
});

onEachDatabase('importing a tree', (kind) => {
  test('people and content of a Firebase export are added, and a second import changes nothing', async () => {
    const app = await openTestApp({ database: kind });
    const said = await importInto(app, TREE);
    expect(said.split('\n')).toEqual([
      'Users: 3 added.',
      'Events: 1 added.',
      'Tasks: 2 added.',
      'Drive: 3 added.',
      'People who have no password yet: 3. They can use "Forgot password", or a link from npm run assembly -- reset-link EMAIL.',
      'Imported as administrators. Check that they all should be:',
      '  Ada@example.org (Ada L)',
    ]);
    expect(await findUserByEmail(app.db, 'ada@EXAMPLE.org')).toEqual({
      id: 'ada',
      name: 'Ada L',
      email: 'Ada@example.org',
      password: '',
      isAdmin: true,
      isActive: true,
    });
    // Only 1 and true mean yes.
    expect(await findUserByEmail(app.db, 'eve@example.org')).toMatchObject({
      isAdmin: false,
      isActive: false,
    });
    const member = await app.addPerson();
    const get = async (url: string) =>
      (await app.call({ url, headers: { cookie: await app.cookieOf(member) } })).json();
    expect(await get('/api/events')).toMatchObject({
      items: [{ id: '1', description: '<b>all</b> day' }],
    });
    expect(await get('/api/announcements')).toMatchObject({
      items: [{ title: 'First', subtasks: [{ title: 'Bring cake' }] }, { title: 'Second' }],
    });
    expect(await get('/api/documents/sub')).toMatchObject({
      items: [{ id: 'mp3', fileSize: 123 }],
    });

    const before = await hashesOf(app.db, ALL_TABLES);
    const again = await importInto(app, TREE);
    expect(again).toContain('Users: 0 added.');
    expect(again).toContain('Drive: not imported, because the database already has some.');
    expect(await hashesOf(app.db, ALL_TABLES)).toEqual(before);
  });

  test('the activity log names each imported person once', async () => {
    const app = await openTestApp({ database: kind });
    await importInto(app, TREE);
    await importInto(app, TREE);
    const { items } = await readAudit(app.db, 1);
    expect(items.map(({ actor, action }) => `${actor} ${action}`)).toEqual(
      Array(3).fill('The command line imported'),
    );
    expect(items.map(({ subject }) => subject)).toContain('Ada L');
  });

  test('existing people and content are neither overwritten nor removed', async () => {
    const app = await openTestApp({ database: kind });
    await importInto(app, TREE);
    const other = structuredClone(TREE);
    other.Users.bob = {
      ...other.Users.bob,
      email: 'BOB@example.org',
      name: 'Mallory',
      isAdmin: true,
    };
    const users = { ...other.Users, ada: { ...other.Users.ada, email: 'new@example.org' } };
    const events = { 1: { ...TREE.Events[1], summary: 'Changed' }, 2: { summary: 'New' } };
    const said = await importInto(app, { Users: users, Events: events });
    expect(said).toContain('Users: 0 added.');
    expect(said).toContain('duplicates:\n  Users ada');
    expect(said).toContain('Events: not imported, because the database already has some.');
    expect(await findUserByEmail(app.db, 'bob@example.org')).toMatchObject({
      name: 'Bob B',
      isAdmin: false,
    });
    const rows = await app.db
      .selectFrom('events')
      .select(['id', 'summary'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([{ id: '1', summary: 'Feast' }]);
    expect(await app.db.selectFrom('tasks').select('id').execute()).toHaveLength(2);
  });

  test('our own export imports and exports again byte for byte', async () => {
    const from = await freshDatabase(kind);
    await fillDatabase(from, { people: 20, events: 30, files: 20 });
    const exported = await exportOf(from);
    const app = await openTestApp({
      database: kind,
      environment: { ASSEMBLY_TIME_ZONE: 'Europe/Zurich' },
    });
    expect(await importInto(app, exported)).not.toContain('Skipped');
    expect(await exportOf(app.db)).toBe(exported);
  });

  test('loose files of our own export are loose files again', async () => {
    const from = await freshDatabase(kind);
    const folder = driveFolder('folder', '');
    const list = [folder, driveItem('inside', 'folder'), driveItem('loose', '')];
    await replaceDrive(from, toDocuments(list).items, { confirmed: ALL_CONFIRMED, now: SUNDAY });
    const exported = await exportOf(from);
    const app = await openTestApp({ database: kind });
    expect(await importInto(app, exported)).toContain('Drive: 3 added.');
    expect(await exportOf(app.db)).toBe(exported);
    expect(await hashesOf(app.db, ['drive_items'])).toEqual(await hashesOf(from, ['drive_items']));
  });

  test('a hostile tree does no harm: invalid records are left out and listed', async () => {
    const app = await openTestApp({ database: kind });
    const long = 'x'.repeat(STRING_MAX_BYTES + 1);
    // Written out: an object literal would take __proto__ for something else.
    const text = `{
      "Users": {
        "__proto__": {"email": "proto@example.org", "isAdmin": true},
        "constructor": {"email": "con@example.org", "name": {"toString": 1}, "isActive": [1]},
        "one": {"email": "Same@example.org"}, "two": {"email": "same@EXAMPLE.org", "isAdmin": 1},
        "a.b": {"email": "dot@example.org"}, "c": {"email": "not an address"}, "d": "text", "e": [1], "f": 7, "g": null,
        "h": {"email": "long@example.org", "name": "${'n'.repeat(200)}"},
        "i": {"email": "ctrl@example.org", "name": "A\\u001b[31m\\u202eB\\u0000"},
        "j": {"email": "token@example.org", "deviceToken": "${'t'.repeat(5000)}"},
        "k": {"email": "admin@assembly.example", "isAdmin": true}
      },
      "Events": {
        "__proto__": {"summary": "kept"}, "a/b": {"summary": "slash"}, "": {"summary": "no key"},
        "long": {"summary": "${long}"}, "types": {"summary": 5, "date": ["x"], "status": {"a": 1}},
        "html": {"description": "<img src=x onerror=alert(1)>", "date": "2027-02-30T99:00", "dateEnd": false}
      },
      "Tasks": {"bad": {"subtask": "{not json"}, "odd": {"subtask": "\\"text\\""}, "mixed": {"subtask": [null, 1, {"title": "t"}]}},
      "Drive": {
        "file": {"title": "loose.pdf", "mimeType": "application/pdf"},
        "bad": {"files": "]"},
        "top": {"subFolder": [{"id": "top", "title": "itself"}, {"id": "deep"}, {"title": "no id"}, {"id": "x$"}],
          "files": [{"id": "f", "parents": [{"id": "elsewhere"}]}, {"id": "g", "fileSize": "99999999999999999999"}, {"id": "g"}]}
      },
      "Other": {"x": 1}
    }`;
    const said = await importInto(app, text);
    expect(said).toContain('Users: 5 added.');
    for (const id of ['two', 'a.b', 'c', 'd', 'h', 'k']) expect(said).toContain(`  Users ${id}\n`);
    expect(said).toContain('Events: 3 added.');
    for (const id of ['a/b', 'long']) expect(said).toContain(`  Events ${id}\n`);
    expect(said).toContain('Tasks: 3 added.');
    expect(said.length).toBeLessThan(5000);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(await findUserByEmail(app.db, 'same@example.org')).toMatchObject({
      id: 'one',
      isAdmin: false,
    });
    expect(await findUserByEmail(app.db, 'con@example.org')).toMatchObject({
      name: 'con',
      isActive: false,
    });
    expect(await findUserByEmail(app.db, 'ctrl@example.org')).toMatchObject({ name: 'A [31m B' });
    expect(await exportOf(app.db)).not.toContain('onerror');
  });

  test('an import that fails halfway adds nothing', async () => {
    const app = await openTestApp({ database: kind });
    const before = await hashesOf(app.db, ALL_TABLES);
    await app.db.schema.alterTable('drive_items').renameTo('items_gone').execute();
    await expect(importInto(app, TREE)).rejects.toThrow();
    await app.db.schema.alterTable('items_gone').renameTo('drive_items').execute();
    expect(await hashesOf(app.db, ALL_TABLES)).toEqual(before);
  });
});

test('a file that is not a tree is refused with a clear message', async () => {
  const app = await openTestApp();
  await expect(importInto(app, '{"Users":')).rejects.toThrow('is not valid JSON.');
  await expect(importInto(app, [])).rejects.toThrow('it has none of Users, Events, Tasks, Drive');
  await expect(importInto(app, { users: {} })).rejects.toThrow('is not a tree to import');
  expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([]);
});
