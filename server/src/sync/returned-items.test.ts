import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import type { Source } from '@assembly/contract/sync';
import { demoOptions } from '@assembly/sandbox/options';
import { expect, test } from 'vitest';
import { readSnapshots } from '../store/content/snapshots.ts';
import { setChoices } from '../store/notify/choices.ts';
import {
  claimDelivery,
  recordDropped,
  recordSent,
  renewLease,
} from '../store/notify/deliveries.ts';
import { findEmailRecipient } from '../store/notify/delivery-recipient.ts';
import { listHeld } from '../store/notify/held-notifications.ts';
import { queueNextDue } from '../store/notify/queue-due.ts';
import { type DatabaseKind, onEachDatabase } from '../testing/databases/each-database.ts';
import { addPerson } from '../testing/fixtures/people.ts';
import {
  event,
  file,
  inDays,
  notificationsOf,
  openNews,
  task,
} from '../testing/fixtures/test-news.ts';
import { restoreSnapshot } from './restore-snapshot.ts';

const SETTINGS = { isEmailOn: true, defaultChoice: 'email', hasMailServer: true } as const;

/** With three people who get an email about everything. */
async function open(kind: DatabaseKind) {
  const opened = await openNews(kind);
  const { db, databaseUrl, clock } = opened;
  for (const id of ['p1', 'p2', 'p3']) await addPerson(db, { id }, clock.now);
  const received: string[] = [];
  return {
    ...opened,
    received,
    queue: async () => {
      while (await queueNextDue(db, SETTINGS, clock.now));
    },
    /** As a sender does, without a mail server: at most so many emails. */
    async send(max = Number.POSITIVE_INFINITY) {
      const { now } = clock;
      for (let sent = 0; sent < max; ) {
        const claim = await claimDelivery(db, { channel: 'email', now });
        if (!claim) return;
        const recipient = await findEmailRecipient(db, claim, SETTINGS);
        if (recipient) {
          await recordSent(db, claim, { now, hadRefusals: false });
          received.push(JSON.parse(recipient.content).title);
          sent += 1;
        } else await recordDropped(db, claim, now);
      }
    },
    /** Restores the snapshot that the last sync has made. */
    async restore(source: Source) {
      const last = (await readSnapshots(db)).find((one) => one.source === source);
      const request = { versionId: last?.id ?? '', actor: { id: 'a1', name: 'Ada' } };
      await restoreSnapshot(db, databaseUrl, { ...request, now: clock.now });
    },
  };
}

onEachDatabase('an item that is back', (kind) => {
  test.each([
    ['announcements', 'a'],
    ['documents', 'a.mp3'],
  ] as const)(
    'when a sync brings back what a snapshot of %s lacks, those who have not received it get it',
    async (source, title) => {
      const { db, sandbox, sync, clock, queue, send, restore, received } = await open(kind);
      if (source === 'announcements') sandbox.putTask('list', task('a'));
      else sandbox.putFile(file('a'));
      await sync();
      await queue();
      await send(2);
      await restore(source);
      await send();
      expect(received).toEqual([title, title]);
      expect(await notificationsOf(db)).toEqual([]);
      clock.now += 25 * HOUR_MS;
      await addPerson(db, { id: 'later' }, clock.now);
      await sync();
      await queue();
      await send();
      await sync();
      await send();
      expect(received).toEqual([title, title, title]);
    },
  );

  test('an email that is being sent while its item disappears and is back is sent once', async () => {
    const { db, sandbox, sync, clock, queue, send, restore, received } = await open(kind);
    sandbox.putTask('list', task('a'));
    await sync();
    await queue();
    const claims = [];
    for (const channel of ['email', 'email'] as const) {
      claims.push(await claimDelivery(db, { channel, now: clock.now }));
    }
    const [slow, dropping] = claims;
    if (!slow || !dropping) throw new Error('Two emails must wait.');
    await restore('announcements');
    clock.now += 5 * SECOND_MS;
    await sync();
    // This process has read before the sync that the item is gone.
    await recordDropped(db, dropping, clock.now);
    await renewLease(db, slow, clock.now);
    clock.now += 19 * SECOND_MS;
    await send();
    expect(received).toEqual(['a', 'a']);
    await recordSent(db, slow, { now: clock.now, hadRefusals: false });
    clock.now += MINUTE_MS;
    await send();
    expect(received).toEqual(['a', 'a']);
  });

  test('what waits for the end of the quiet hours still does after a restored snapshot', async () => {
    const { db, sandbox, sync, restore, queue, send, received } = await open(kind);
    sandbox.putTask('list', task('a'));
    await sync();
    await restore('announcements');
    expect(await notificationsOf(db)).toEqual([]);
    await sync();
    expect(await notificationsOf(db)).toEqual(['due a after 0 min: a']);
    await queue();
    await send();
    expect(received).toEqual(['a', 'a', 'a']);
  });

  test('a task that was deleted by mistake is sent to the rest with its new text', async () => {
    const { db, sandbox, sync, clock, queue, send, received } = await open(kind);
    sandbox.putTask('list', task('a', 'Picnic'));
    await sync();
    await queue();
    await send(1);
    sandbox.removeTask('list', 'a');
    await sync();
    // One email is dropped, and another one still waits.
    await db
      .updateTable('deliveries')
      .set({ nextAt: clock.now + 1 })
      .where('userId', '=', 'p3')
      .execute();
    await send();
    sandbox.putTask('list', task('a', 'Picnic at ten'));
    await sync();
    clock.now += 1;
    await queue();
    await send();
    expect(received).toEqual(['Picnic', 'Picnic at ten', 'Picnic at ten']);
  });

  test('a task without a due day for a while is not sent again', async () => {
    const { sandbox, sync, queue, send, received } = await open(kind);
    sandbox.putTask('list', task('a'));
    await sync();
    await queue();
    await send();
    const { due: _due, ...withoutDay } = task('a');
    sandbox.putTask('list', withoutDay);
    await sync();
    sandbox.putTask('list', task('a'));
    await sync();
    await queue();
    await send();
    expect(received).toEqual(['a', 'a', 'a']);
  });

  test('a task that is opened again after days is news again', async () => {
    const { sandbox, sync, clock, queue, send, received } = await open(kind);
    sandbox.putTask('list', task('a'));
    await sync();
    await queue();
    await send();
    sandbox.removeTask('list', 'a');
    await sync();
    clock.now += 2 * DAY_MS;
    sandbox.putTask('list', task('a'));
    await sync();
    await queue();
    await send();
    expect(received).toHaveLength(6);
  });

  test('someone who has unsubscribed in the meantime gets nothing', async () => {
    const { db, sandbox, sync, queue, send, restore, received } = await open(kind);
    sandbox.putTask('list', task('a'));
    await sync();
    await queue();
    await restore('announcements');
    await send();
    await setChoices(db, 'p2', { announcements: 'off' });
    await sync();
    await send();
    expect(received).toEqual(['a', 'a']);
  });

  test('what another snapshot brings back is held, unless everyone has received it', async () => {
    const { db, sandbox, sync, queue, send, restore } = await open(kind);
    sandbox.putTask('list', task('a'));
    await sync();
    await queue();
    await send();
    sandbox.putTask('list', task('b'));
    await sync();
    await queue();
    await restore('announcements');
    await restore('announcements');
    expect(await listHeld(db)).toMatchObject([{ reason: 'restored', titles: ['b'] }]);
    await sync();
    expect(await listHeld(db)).toHaveLength(1);
  });

  test('what a snapshot lacks stays in a summary that waits for an administrator', async () => {
    const { db, sandbox, sync, restore } = await open(kind);
    for (let n = 0; n <= 30; n += 1) sandbox.putTask('list', task(`task ${n}`));
    await sync();
    await restore('announcements');
    await sync();
    expect(await notificationsOf(db)).toEqual(['held many: 31 announcements']);
  });

  test('an event that is back is not offered as canceled', async () => {
    const { db, sandbox, sync, restore } = await open(kind);
    sandbox.putEvent(event('b', inDays(3), 'Prayer'));
    await sync();
    await restore('events');
    expect(await listHeld(db)).toMatchObject([{ titles: ['Prayer'] }]);
    await sync();
    expect(await listHeld(db)).toEqual([]);
  });

  test('an event that was moved is held when its calendar is chosen again', async () => {
    const { db, sandbox, sync, queue, send } = await open(kind);
    const youth = { id: 'youth@sandbox.example', summary: 'Youth', backgroundColor: '#123456' };
    const calendarIds = [demoOptions.calendarId, youth.id];
    const move = (day: number) =>
      sandbox.setOtherCalendars([{ ...youth, items: [event('b', inDays(day), 'Games')] }]);
    move(3);
    await sync({ access: { calendarIds } });
    move(4);
    await sync({ access: { calendarIds } });
    await queue();
    await send(1);
    await sync({ access: { calendarIds: [demoOptions.calendarId] } });
    await send();
    await sync({ access: { calendarIds } });
    expect(await listHeld(db)).toMatchObject([{ reason: 'origin', titles: ['Games'] }]);
  });
});
