import {
  type SeenItems,
  type UnseenReply,
  unseenReplySchema,
} from '@assembly/contract/account/unseen';
import { getUnseen } from '@assembly/contract/endpoints/library';
import { DAY_MS, NEW_FOR_MS, NEWS_MAX_ITEMS } from '@assembly/contract/limits';
import { type DriveFile, FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { expect, test } from 'vitest';
import { removeExpired } from '../../cleanup.ts';
import { readSnapshots } from '../../store/content/snapshots.ts';
import { restoreSnapshot } from '../../sync/restore-snapshot.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { removeUser } from '../../testing/fixtures/stored-users.ts';
import { openSyncedApp, type SyncedApp } from '../../testing/fixtures/synced-app.ts';
import { useTestApp } from '../../testing/fixtures/test-app.ts';

const updated = '2026-11-01T00:00:00.000Z';

const folder = (id: string, parent = ROOT_ID) => ({
  id,
  title: id,
  mimeType: FOLDER,
  parents: [parent],
});
const file = (id: string, parent: string, text = 'first', title = id) => ({
  id,
  title,
  mimeType: id.includes('sermon') ? 'audio/mpeg' : 'text/plain',
  parents: [parent],
  content: { text },
});
const task = (id: string, title = id, due = '2026-12-24') => {
  return { id, title, updated, due: `${due}T00:00:00.000Z` };
};
const listOf = (...tasks: ReturnType<typeof task>[]) => [
  { id: 'list', title: 'List', updated, tasks },
];

async function openReader({ addPerson, call, cookieOf }: SyncedApp) {
  const person = await addPerson();
  const headers = { cookie: await cookieOf(person) };
  const read = async (): Promise<UnseenReply> =>
    unseenReplySchema.parse((await call({ url: getUnseen.path, headers })).json());
  const mark = async (payload: SeenItems) =>
    (await call({ method: 'PUT', url: getUnseen.path, headers, payload })).json() as UnseenReply;
  const newIds = async () => {
    const { newAnnouncements, newDocuments } = await read();
    return [...newAnnouncements, ...newDocuments].map(({ id }) => id).sort();
  };
  return { person, read, mark, newIds };
}

onEachDatabase('a member', (database) => {
  test('finds what came or changed since the last visit, until it was shown', async () => {
    const app = await openSyncedApp(database);
    const { sandbox, clock, sync } = app;
    const drive: DriveFile[] = [folder('top'), folder('sub', 'top'), file('old', 'top')];
    sandbox.setDrive(drive);
    sandbox.setTasks(listOf(task('call'), task('over', 'over', '2026-11-01')));
    await sync();
    const mia = await openReader(app);
    const ben = await openReader(app);
    for (const { newIds } of [mia, ben]) expect(await newIds()).toEqual([]);

    clock.now += DAY_MS;
    // The size of "old" stays the same.
    sandbox.setDrive([
      ...drive.slice(0, 2),
      file('old', 'top', 'other'),
      file('new-sermon', 'sub'),
    ]);
    sandbox.setTasks(listOf(task('call', 'Call again'), task('over', 'Past', '2026-11-01')));
    await sync();
    const found = await mia.read();
    expect(found).toMatchObject({
      newAnnouncements: [{ id: 'call', changedAt: clock.now }],
      newDocuments: [
        { id: 'new-sermon', folderIds: ['top', 'sub'] },
        { id: 'old', folderIds: ['top'] },
      ],
      counts: { announcements: 1, documents: 2, sermons: 1 },
    });
    // One who joins now has missed nothing.
    expect(await (await openReader(app)).newIds()).toEqual([]);

    const [opened] = found.newDocuments;
    const left = await mia.mark({ documents: opened ? [opened] : [] });
    expect(left.newDocuments.map(({ id }) => id)).toEqual(['old']);
    expect(left.counts).toEqual({ announcements: 1, documents: 1, sermons: 0 });
    const rest = { announcements: left.newAnnouncements, documents: left.newDocuments };
    // From two tabs at once.
    await Promise.all([mia.mark(rest), mia.mark(rest)]);
    expect((await mia.read()).counts).toEqual({
      announcements: 0,
      documents: 0,
      sermons: 0,
    });
    expect(await ben.newIds()).toEqual(['call', 'new-sermon', 'old']);

    clock.now += DAY_MS;
    sandbox.setDrive([...drive.slice(0, 2), file('old', 'top', 'other', 'Renamed')]);
    await sync();
    expect(await mia.newIds()).toEqual(['old']);
    expect(await ben.newIds()).toEqual(['call', 'old']);
    // His visits keep the session alive.
    clock.now += NEW_FOR_MS / 2;
    expect(await ben.newIds()).toEqual(['call', 'old']);
    clock.now += NEW_FOR_MS / 2;
    expect(await ben.newIds()).toEqual([]);
  });

  test('is not shown old content as new after an administrator restored it', async () => {
    const app = await openSyncedApp(database);
    const { sandbox, clock, config, db, sync } = app;
    sandbox.setDrive([folder('top'), file('a', 'top')]);
    await sync();
    const { newIds } = await openReader(app);
    await newIds();
    clock.now += DAY_MS;
    sandbox.setDrive([folder('top'), file('a', 'top', 'second, longer'), file('b', 'top')]);
    await sync();
    expect(await newIds()).toEqual(['a', 'b']);
    const [{ id: snapshotId } = { id: '' }] = await readSnapshots(db);
    const actor = { id: 'ada', name: 'Ada' };
    await restoreSnapshot(db, config.databaseUrl, { snapshotId, actor, now: clock.now });
    expect(await newIds()).toEqual(['a']);
    clock.now += DAY_MS;
    await sync();
    expect(
      (await db.selectFrom('item_changes').selectAll().execute()).filter(
        ({ changedAt }) => changedAt === clock.now,
      ),
    ).toEqual([]);
    expect(await newIds()).toEqual(['a', 'b']);
  });

  test('leaves nothing behind: what was seen ends with the account and after 30 days', async () => {
    const app = await openSyncedApp(database);
    const { sandbox, clock, db, sync } = app;
    sandbox.setDrive([folder('top'), file('a', 'top')]);
    await sync();
    const readers = [await openReader(app), await openReader(app)];
    for (const { read } of readers) await read();
    clock.now += DAY_MS;
    sandbox.setDrive([folder('top'), file('a', 'top'), file('b', 'top'), file('c', 'top')]);
    await sync();
    for (const { read, mark } of readers) {
      await mark({ documents: (await read()).newDocuments.slice(0, 1) });
    }
    const seenBy = async () =>
      (await db.selectFrom('seen_items').select('userId').execute()).map(({ userId }) => userId);
    const ids = readers.map(({ person }) => person.id);
    expect((await seenBy()).sort()).toEqual(ids.toSorted());
    await removeUser(db, ids[0] ?? '');
    expect(await seenBy()).toEqual([ids[1]]);
    const now = () => clock.now + NEW_FOR_MS + 1;
    await removeExpired(db, { auditDays: () => 730, now });
    expect(await seenBy()).toEqual([]);
    expect(await db.selectFrom('seen').select('userId').execute()).toHaveLength(2);
  });
});

const sharedApp = useTestApp();

test.each([
  { documents: Array(NEWS_MAX_ITEMS + 1).fill({ id: 'x', changedAt: 1 }) },
  { documents: [{ id: 'x', changedAt: '1' }] },
  { documents: [{ id: 'x' }] },
  { announcements: 1_000_000 },
  [],
])('a call that marks %j is refused', async (payload) => {
  const { call, addPerson, cookieOf } = sharedApp();
  const headers = { cookie: await cookieOf(await addPerson()) };
  const reply = await call({ method: 'PUT', url: getUnseen.path, headers, payload });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid_input']);
});

onEachDatabase('an attacker', (database) => {
  test('cannot mark what does not exist', async () => {
    const app = await openSyncedApp(database);
    const { mark } = await openReader(app);
    const items = [
      { id: 'a\0b', changedAt: 1 },
      { id: '\ud800', changedAt: Number.MAX_SAFE_INTEGER },
      { id: "'; drop table seen; --", changedAt: -1.5 },
    ];
    expect(await mark({ announcements: items, documents: items })).toMatchObject({
      documents: app.clock.now,
    });
    expect(await app.db.selectFrom('seen_items').selectAll().execute()).toEqual([]);
  });
});
