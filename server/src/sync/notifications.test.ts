import { HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { SOURCES } from '@assembly/contract/sync';
import { demoOptions } from '@assembly/sandbox/options';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import {
  event,
  file,
  inDays,
  notificationsOf,
  openNews,
  queueAndSend,
  task,
} from '../testing/fixtures/test-news.ts';

onEachDatabase('a sync', (kind) => {
  test('members are notified of a new task once, not of its next text, and not if it comes back', async () => {
    const { db, sandbox, sync } = await openNews(kind);
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
    await queueAndSend(db, SUNDAY);
    sandbox.putTask('list', task('new task', 'Picnic at ten'));
    await sync();
    sandbox.removeTask('list', 'new task');
    await sync();
    sandbox.putTask('list', task('new task', 'Picnic at ten'));
    await sync();
    expect(await notificationsOf(db)).toEqual(['queued new task after 0 min: Picnic']);
  });

  test('members are notified of a new recording, but not of another file or a shortcut to an old one', async () => {
    const { db, sandbox, sync } = await openNews(kind);
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
    const { db, sandbox, sync } = await openNews(kind);
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

  test('an event that is moved again and again causes one more message after ten minutes', async () => {
    const { db, sandbox, sync, clock } = await openNews(kind);
    const move = async (minutes: number, startsAt: number) => {
      clock.now = SUNDAY + minutes * MINUTE_MS;
      sandbox.putEvent(event('old event', startsAt));
      await sync();
    };
    await move(0, inDays(2));
    await queueAndSend(db, SUNDAY);
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
    const { db, sandbox, sync, clock } = await openNews(kind);
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
    const { db, sandbox, sync } = await openNews(kind);
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
    const { db, sandbox, sync } = await openNews(kind);
    const day = { start: { date: '2026-11-18' }, end: { date: '2026-11-19' } };
    sandbox.putEvent({ ...event('day', 0), ...day });
    await sync();
    await sync({ timeZone: 'Pacific/Auckland' });
    expect(await notificationsOf(db)).toEqual([]);
  });

  test('members are not notified of a source that could not be written', async () => {
    const { db, sandbox, sync } = await openNews(kind);
    for (let n = 0; n < 30; n += 1)
      sandbox.putEvent(event(`e${n}`, inDays(1) + n * HOUR_MS, `${n}`));
    await sync();
    for (let n = 0; n < 20; n += 1) sandbox.removeEvent(`e${n}`);
    expect((await sync()).sources.events.state).toBe('stopped');
    expect(await notificationsOf(db)).toEqual([]);
  });
});
