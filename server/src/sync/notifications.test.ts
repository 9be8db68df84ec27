import { DAY_MS, HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { SOURCES } from '@assembly/contract/sync';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { demoOptions } from '@assembly/sandbox/options';
import { expect, onTestFinished, test } from 'vitest';
import { readSnapshots } from '../store/content/snapshots.ts';
import type { Database } from '../store/database/tables.ts';
import { dropHeld, listHeld } from '../store/notify/held-notifications.ts';
import { type DatabaseKind, onEachDatabase } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { openTestSync, type TestSync } from '../testing/fixtures/test-sync.ts';
import { restoreSnapshot } from './restore-snapshot.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const inDays = (days: number) => SUNDAY + days * DAY_MS;

const event = (id: string, startsAt: number, summary = 'Service') => ({
  id,
  summary,
  status: 'confirmed',
  description: '<b>Welcome</b>',
  start: { dateTime: iso(startsAt) },
  end: { dateTime: iso(startsAt + HOUR_MS) },
});
const task = (id: string, title = id) => ({
  id,
  title,
  notes: `About ${title}`,
  due: iso(inDays(2)).replace(/T.*/, 'T00:00:00.000Z'),
  updated: iso(SUNDAY),
  position: '1',
});
const file = (id: string, mimeType = 'audio/mpeg') => ({
  id,
  title: `${id}.mp3`,
  mimeType,
  parents: ['sermons'],
  content: { text: id },
});

/** With one item in each source. */
async function open(kind: DatabaseKind, isSynced = true): Promise<TestSync> {
  const opened = await openTestSync(kind);
  onTestFinished(() => opened.close());
  const { sandbox, db } = opened;
  sandbox.setCalendar([event('old event', inDays(1))]);
  const updated = iso(SUNDAY);
  sandbox.setTasks([{ id: 'list', title: 'News', updated, tasks: [task('old task')] }]);
  sandbox.setDrive([
    { id: 'sermons', title: 'Sermons', mimeType: FOLDER, parents: [ROOT_ID] },
    file('old-recording'),
  ]);
  if (!isSynced) return opened;
  await opened.sync();
  for (const { id } of await listHeld(db)) await dropHeld(db, id);
  return opened;
}

/** What is sent or offered: "state item: content", the oldest first. */
async function notificationsOf(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['itemId', 'state', 'content', 'dueAt'])
    .where('state', '!=', 'dropped')
    .orderBy('createdAt')
    .orderBy('itemId')
    .execute();
  return rows.map(({ itemId, state, content: json, dueAt }) => {
    const content = JSON.parse(json);
    const { title, change, reason, count, topic } = content;
    if (reason) return `${state} ${reason}: ${count} ${topic}`;
    const minutes = (dueAt - SUNDAY) / MINUTE_MS;
    return `${state} ${itemId} after ${minutes} min: ${[title, change].filter(Boolean).join(' ')}`;
  });
}

/** As a server process does when it makes the deliveries. */
async function queue(db: Database, now: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ state: 'queued' })
    .where('state', '=', 'due')
    .where('dueAt', '<=', now)
    .execute();
}

/** As if everything so far had been synced with another refresh token. */
async function replaceToken(db: Database): Promise<void> {
  await db.updateTable('connections').set({ id: 'another token' }).execute();
  for (const { source, origin } of await db.selectFrom('notified_sources').selectAll().execute()) {
    const changed = JSON.stringify({ ...JSON.parse(origin), token: 'another token' });
    await db
      .updateTable('notified_sources')
      .set({ origin: changed })
      .where('source', '=', source)
      .execute();
  }
}

onEachDatabase('a sync', (kind) => {
  test('the first sync holds one summary for each source, and none if nothing is new', async () => {
    const { db, sync } = await open(kind, false);
    await sync();
    await sync();
    expect(await notificationsOf(db)).toEqual(
      expect.arrayContaining(['held first: 1 announcements', 'held first: 1 sermons']),
    );
    expect(await listHeld(db)).toHaveLength(2);
  });

  test('members are notified of a new task once, and not of its next text', async () => {
    const { db, sandbox, sync } = await open(kind);
    sandbox.putTask('list', task('new task', 'Picnic'));
    await sync();
    expect(await notificationsOf(db)).toEqual(['due new task after 0 min: Picnic']);
    const [row] = await db
      .selectFrom('notifications')
      .where('state', '=', 'due')
      .selectAll()
      .execute();
    expect(JSON.parse(row?.content ?? '')).toEqual({
      kind: 'announcement',
      title: 'Picnic',
      notes: 'About Picnic',
      list: 'News',
      due: '2026-11-17',
    });
    sandbox.putTask('list', task('new task', 'Picnic at ten'));
    await sync();
    expect(await notificationsOf(db)).toEqual(['due new task after 0 min: Picnic at ten']);
    await queue(db, SUNDAY);
    sandbox.putTask('list', task('new task', 'Picnic at eleven'));
    await sync();
    expect(await notificationsOf(db)).toEqual(['queued new task after 0 min: Picnic at ten']);
  });

  test('the notification of a completed task is dropped, even if emails wait', async () => {
    const { db, sandbox, sync } = await open(kind);
    sandbox.putTask('list', task('a'));
    await sync();
    await queue(db, SUNDAY);
    sandbox.putTask('list', task('b'));
    await sync();
    for (const id of ['a', 'b']) sandbox.putTask('list', { ...task(id), status: 'completed' });
    await sync();
    expect(await notificationsOf(db)).toEqual([]);
    const states = db.selectFrom('notifications').select('state').where('itemId', '!=', '');
    expect(await states.execute()).toEqual([{ state: 'dropped' }, { state: 'dropped' }]);
  });

  test('members are notified of a new recording, but not of another file or a shortcut to an old one', async () => {
    const { db, sandbox, sync } = await open(kind);
    sandbox.putFile(file('romans'));
    sandbox.putFile(file('letter', 'application/pdf'));
    sandbox.putFile({
      ...file('shortcut', 'application/vnd.google-apps.shortcut'),
      shortcutDetails: { targetId: 'old-recording', targetMimeType: 'audio/mpeg' },
    });
    await sync();
    expect(await notificationsOf(db)).toEqual(['due romans after 0 min: romans.mp3']);
  });

  test('members are notified of a removed and of a moved event, but not of a new one or another calendar', async () => {
    const { db, sandbox, sync } = await open(kind);
    sandbox.putEvent(event('b', inDays(3), 'Prayer'));
    await sync();
    expect(await notificationsOf(db)).toEqual([]);
    sandbox.putEvent(event('b', inDays(4), 'Prayer'));
    sandbox.removeEvent('old event');
    await sync();
    expect(await notificationsOf(db)).toEqual([
      'due b after 0 min: Prayer moved',
      'due old event after 0 min: Service cancelled',
    ]);
  });

  test('members who have read that an event is canceled are notified that it takes place after all', async () => {
    const { db, sandbox, sync, clock } = await open(kind);
    sandbox.removeEvent('old event');
    await sync();
    await queue(db, SUNDAY);
    clock.now += HOUR_MS;
    sandbox.putEvent(event('old event', inDays(1)));
    await sync();
    // The emails about it that still wait are dropped.
    expect(await notificationsOf(db)).toEqual(['due old event after 60 min: Service reinstated']);
    sandbox.putEvent(event('old event', inDays(2)));
    await sync();
    expect(await notificationsOf(db)).toEqual(['due old event after 60 min: Service moved']);
  });

  test('an event that is moved again and again causes one more message after ten minutes', async () => {
    const { db, sandbox, sync, clock } = await open(kind);
    const move = async (minutes: number, startsAt: number) => {
      clock.now = SUNDAY + minutes * MINUTE_MS;
      sandbox.putEvent(event('old event', startsAt));
      await sync();
    };
    await move(0, inDays(2));
    await queue(db, SUNDAY);
    await move(2, inDays(3));
    await move(4, inDays(4));
    expect(await notificationsOf(db)).toEqual([
      'queued old event after 0 min: Service moved',
      'due old event after 10 min: Service moved',
    ]);
    const last = db.selectFrom('notifications').select('content').where('state', '=', 'due');
    expect(JSON.parse((await last.executeTakeFirstOrThrow()).content)).toMatchObject({
      before: { startsAt: inDays(2) },
      after: { startsAt: inDays(4) },
    });
    await move(6, inDays(2));
    expect(await notificationsOf(db)).toEqual(['queued old event after 0 min: Service moved']);
  });

  test('events that have ended, or whose calendar is no longer chosen, do not count as canceled', async () => {
    const { db, sandbox, sync, clock } = await open(kind);
    const youth = { id: 'youth@sandbox.example', summary: 'Youth', backgroundColor: '#123456' };
    sandbox.setOtherCalendars([{ ...youth, items: [event('b', inDays(3), 'Games')] }]);
    const calendarIds = [demoOptions.calendarId, youth.id];
    await sync({ access: { calendarIds } });
    clock.now = inDays(1.5);
    const { sources } = await sync({ access: { calendarIds: calendarIds.slice(0, 1) } });
    expect(sources.events).toMatchObject({ state: 'done', removed: 1 });
    expect(await notificationsOf(db)).toEqual([]);
  });

  test('an item that could not be read for a while counts neither as gone nor as new', async () => {
    const { db, sandbox, sync } = await open(kind);
    sandbox.putEvent({ ...event('old event', inDays(1)), summary: 5 as never });
    sandbox.putTask('list', { ...task('old task'), title: 5 as never });
    sandbox.putFile({ ...file('old-recording'), extra: { title: 5 } });
    const { sources } = await sync();
    expect(SOURCES.map((source) => sources[source].leftOut)).toEqual([1, 1, 1]);
    sandbox.putEvent(event('old event', inDays(1)));
    sandbox.putTask('list', task('old task'));
    sandbox.putFile(file('old-recording'));
    await sync();
    expect(await notificationsOf(db)).toEqual([]);
  });

  test('another time zone of the assembly does not move all-day events', async () => {
    const { db, sandbox, sync } = await open(kind);
    const day = { start: { date: '2026-11-18' }, end: { date: '2026-11-19' } };
    sandbox.putEvent({ ...event('day', 0), ...day });
    await sync();
    await sync({ timeZone: 'Pacific/Auckland' });
    expect(await notificationsOf(db)).toEqual([]);
  });

  test('more than 30 new tasks at once are held', async () => {
    const { db, sandbox, sync } = await open(kind);
    for (let n = 0; n <= 30; n += 1) sandbox.putTask('list', task(`task ${n}`));
    await sync();
    expect(await notificationsOf(db)).toEqual(['held many: 31 announcements']);
    for (let n = 0; n < 30; n += 1) sandbox.removeTask('list', `task ${n}`);
    await sync({ confirm: true });
    await sync({ confirm: true });
    expect(await notificationsOf(db)).toEqual(['held many: 1 announcements']);
    sandbox.removeTask('list', 'task 30');
    await sync();
    expect(await notificationsOf(db)).toEqual([]);
  });

  test('items of other task lists or another account are held', async () => {
    const { db, sandbox, sync } = await open(kind);
    sandbox.putTask('list', task('a'));
    await sync({ access: { taskLists: ['list'] } });
    expect(await notificationsOf(db)).toEqual(['held origin: 1 announcements']);
    sandbox.putTask('list', task('b'));
    const other = { readAccount: async () => 'other@sandbox.example' };
    const access = { taskLists: ['list'] };
    await replaceToken(db);
    await sync({ access, google: other });
    expect((await listHeld(db)).map(({ reason }) => reason)).toEqual(['origin', 'origin']);
  });

  test('after the same account is connected again, members are notified at once', async () => {
    const { db, sandbox, sync } = await open(kind);
    await sync();
    await replaceToken(db);
    sandbox.putTask('list', task('a'));
    await sync();
    expect(await notificationsOf(db)).toEqual(['due a after 0 min: a']);
  });

  test('members are not notified of a source that could not be written', async () => {
    const { db, sandbox, sync } = await open(kind);
    for (let n = 0; n < 30; n += 1)
      sandbox.putEvent(event(`e${n}`, inDays(1) + n * HOUR_MS, `${n}`));
    await sync();
    for (let n = 0; n < 20; n += 1) sandbox.removeEvent(`e${n}`);
    expect((await sync()).sources.events.state).toBe('stopped');
    expect(await notificationsOf(db)).toEqual([]);
  });
});

onEachDatabase('a snapshot that is restored', (kind) => {
  test('restoring a snapshot sends nothing automatically, and neither does the next sync', async () => {
    const { db, databaseUrl, sandbox, sync, clock } = await open(kind);
    sandbox.putTask('list', task('a'));
    sandbox.putEvent(event('old event', inDays(3)));
    sandbox.putFile(file('romans'));
    await sync();
    sandbox.removeTask('list', 'old task');
    await sync();
    await queue(db, SUNDAY);
    const sent = await notificationsOf(db);
    expect(sent).toHaveLength(3);
    clock.now += HOUR_MS;
    for (const source of ['events', 'announcements', 'documents']) {
      const oldest = (await readSnapshots(db)).findLast((one) => one.source === source);
      const restore = {
        versionId: oldest?.id ?? '',
        actor: { id: 'a1', name: 'Ada' },
        now: clock.now,
      };
      await restoreSnapshot(db, databaseUrl, restore);
    }
    const held = await listHeld(db);
    expect(held.map(({ topic, reason, titles }) => [topic, reason, ...titles]).sort()).toEqual([
      ['announcements', 'restored', 'old task'],
      ['events', 'restored', 'Service'],
    ]);
    clock.now += HOUR_MS;
    await sync();
    // The event is back where members know it, and the task is gone again.
    expect(await listHeld(db)).toMatchObject([{ topic: 'events', reason: 'restored' }]);
    clock.now += HOUR_MS;
    sandbox.putTask('list', task('b'));
    await sync();
    expect((await notificationsOf(db)).filter((one) => one.startsWith('due'))).toEqual([
      'due b after 180 min: b',
    ]);
  });
});
