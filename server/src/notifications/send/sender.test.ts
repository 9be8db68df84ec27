import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { openDatabase } from '../../store/database/open-database.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { removeUser } from '../../testing/fixtures/stored-users.ts';
import { at } from '../../testing/notifications/test-notifications.ts';
import { openTestSender } from '../../testing/notifications/test-sender.ts';
import {
  claimDelivery,
  recordDropped,
  recordFailed,
  recordSent,
  scheduleRetry,
} from '../queue/deliveries.ts';

const EVENT = {
  topic: 'events',
  content: {
    kind: 'event',
    change: 'cancelled',
    title: 'Choir practice',
    location: '',
    description: '',
    before: at('2026-11-20T18:00:00Z', '2026-11-20T19:00:00Z'),
    after: null,
  },
} as const;
const AT_ONCE = { announcements: 'email' } as const;
const A = 'a@example.org';
const B = 'b@example.org';
const C = 'c@example.org';

onEachDatabase('the queue of emails', (database) => {
  test('a member who chose emails at once gets one, and others do not', async () => {
    const { addMember, notify, send, recipients, db } = await openTestSender({ database });
    await addMember(AT_ONCE, { email: A });
    await addMember({ announcements: 'email', events: 'off' }, { email: B });
    await addMember({ announcements: 'off', events: 'email' });
    await addMember({ announcements: 'weekly' });
    await addMember({});
    await addMember(AT_ONCE, { isActive: false });
    const paused = await addMember(AT_ONCE);
    const failures = { count: 3, pausedAt: 1, error: '550 no such mailbox' };
    await db
      .insertInto('email_refusals')
      .values({ userId: paused.id, ...failures })
      .execute();
    await notify();
    await send();
    await send();
    expect(recipients()).toEqual([A, B]);
  });

  test('a member who has not chosen gets what the assembly chose as the default', async () => {
    const environment = { NOTIFICATION_DEFAULT: 'email' };
    const { addMember, notify, send, recipients } = await openTestSender({ database, environment });
    await addMember({}, { email: A });
    await addMember({ announcements: 'off' });
    await notify();
    await send();
    expect(recipients()).toEqual([A]);
  });

  test('members get no emails if the assembly has turned off those about updates', async () => {
    const environment = { NOTIFICATION_EMAILS: 'off', NOTIFICATION_DEFAULT: 'email' };
    const { addMember, notify, send, deliveries } = await openTestSender({ database, environment });
    await addMember({});
    await notify();
    await send();
    expect(await deliveries()).toEqual([]);
  });

  test('everyone with a topic in the weekly email gets it', async () => {
    const { addMember, notify, sender, deliveries } = await openTestSender({ database });
    const off = { announcements: 'off', events: 'off', sermons: 'off' } as const;
    await addMember({}, { email: A });
    await addMember({ ...off, sermons: 'weekly' }, { email: B });
    await addMember({ ...off, signUps: 'weekly' }, { email: C, isAdmin: true });
    await addMember({ ...off, signUps: 'weekly' });
    await addMember({ ...off, announcements: 'email' });
    await notify({ topic: 'weekly', content: { kind: 'weekly', since: 0, at: 0 } });
    await sender.queue();
    expect((await deliveries()).map(({ email }) => email)).toEqual([A, B, C]);
  });

  test('each email is sent once if three processes send at the same time', async () => {
    const opened = await openTestSender({ database });
    const { addMember, notify, openSender, config, recipients } = opened;
    const people = Array.from({ length: 20 }, (_, n) => `${n + 10}@example.org`);
    for (const email of people) await addMember(AT_ONCE, { email });
    await notify();
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(config.databaseUrl)));
    await Promise.all(
      databases.map(async (db) => {
        const sender = openSender(db);
        await sender.queue();
        await sender.sendEmails();
      }),
    );
    await Promise.all(databases.map((db) => db.destroy()));
    expect(recipients()).toEqual(people);
  });

  test('people who were deleted, unsubscribed or deactivated meanwhile get nothing', async () => {
    const opened = await openTestSender({ database });
    const { addMember, notify, sender, send, db, recipients, deliveries, call } = opened;
    const deleted = await addMember(AT_ONCE);
    const unsubscribed = await addMember(AT_ONCE, { email: A });
    const inactive = await addMember(AT_ONCE, { email: B });
    await addMember(AT_ONCE, { email: C });
    await notify();
    await sender.queue();
    await removeUser(db, deleted.id);
    await db.updateTable('users').set({ isActive: 0 }).where('id', '=', inactive.id).execute();
    await call({
      method: 'PATCH',
      url: '/api/account/notifications',
      headers: { cookie: await opened.cookieOf(unsubscribed) },
      payload: { announcements: 'off' },
    });
    await send();
    expect(recipients()).toEqual([C]);
    expect((await deliveries()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'sent']);
  });

  test('an announcement that was removed after it was queued is not sent', async () => {
    const { addMember, notify, sender, send, db, deliveries } = await openTestSender({ database });
    await addMember(AT_ONCE);
    await notify({ id: 'n' });
    await sender.queue();
    await db.deleteFrom('tasks').execute();
    await send();
    expect(await deliveries()).toMatchObject([{ state: 'dropped' }]);
  });

  test('nothing is sent before it is due, or while it is held', async () => {
    const { addMember, notify, send, clock, recipients } = await openTestSender({ database });
    await addMember({ ...AT_ONCE, events: 'email' });
    await notify({ state: 'held' });
    await notify({ ...EVENT, dueAt: clock.now + MINUTE_MS });
    await send();
    expect(recipients()).toHaveLength(0);
    clock.now += MINUTE_MS;
    await send();
    expect(recipients()).toHaveLength(1);
  });

  test('emails wait until the quiet hours end, the weekly email too', async () => {
    const environment = { QUIET_HOURS: '9-10', ASSEMBLY_TIME_ZONE: 'UTC' };
    const opened = await openTestSender({ database, environment });
    const { addMember, notify, send, clock, recipients, deliveries } = opened;
    await addMember({ ...AT_ONCE, events: 'weekly' }, { email: A });
    await notify();
    await notify({ topic: 'weekly', content: { kind: 'weekly', since: 0, at: clock.now } });
    await send();
    expect(recipients()).toEqual([]);
    const states = async () => (await deliveries()).map(({ state }) => state).sort();
    // Until then they can still change.
    expect(await states()).toEqual([]);
    clock.now += HOUR_MS;
    await send();
    expect(recipients()).toEqual([A]);
    // The weekly email has nothing to say.
    expect(await states()).toEqual(['dropped', 'sent']);
  });

  test('an email has headers for unsubscribing, and the same Message-ID in each attempt', async () => {
    const sources: string[] = [];
    const mailServer = {
      replies: {
        data({ source }: { source: string }) {
          sources.push(source);
          return sources.length === 1 ? '451 try again' : undefined;
        },
      },
    };
    const opened = await openTestSender({ database, mailServer });
    const { addMember, notify, send, clock, db } = opened;
    await addMember(AT_ONCE);
    await notify();
    await send();
    clock.now += MINUTE_MS;
    await send();
    expect(sources).toHaveLength(2);
    const { id } = await db.selectFrom('deliveries').select('id').executeTakeFirstOrThrow();
    const { token } = await db
      .selectFrom('unsubscribe_links')
      .select('token')
      .executeTakeFirstOrThrow();
    for (const source of sources) {
      const [headers = ''] = source.replace(/\r\n[ \t]+/g, ' ').split('\r\n\r\n');
      expect(headers.split('\r\n')).toEqual(
        expect.arrayContaining([
          `Message-ID: <${id}@assembly.test>`,
          `List-Unsubscribe: <http://assembly.test/unsubscribe/${token}>`,
          'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
          'Auto-Submitted: auto-generated',
        ]),
      );
    }
  });

  test('if a process dies while it sends an email, another one sends it after the lease', async () => {
    const opened = await openTestSender({ database });
    const { addMember, notify, sender, send, clock, db, recipients } = opened;
    await addMember(AT_ONCE, { email: A });
    await notify();
    await sender.queue();
    expect(await claimDelivery(db, 'email', clock.now)).toBeDefined();
    clock.now += 19 * SECOND_MS;
    await send();
    expect(recipients()).toEqual([]);
    clock.now += SECOND_MS;
    await send();
    expect(recipients()).toEqual([A]);
  });

  test('a process that was suspended for longer than its lease changes nothing, except that it has sent the email', async () => {
    const opened = await openTestSender({ database });
    const { addMember, notify, sender, clock, db, deliveries } = opened;
    await addMember(AT_ONCE);
    await notify();
    await sender.queue();
    const claim = async () => {
      const claimed = await claimDelivery(db, 'email', clock.now);
      if (!claimed) throw new Error('Nothing waits.');
      return claimed;
    };
    const suspended = await claim();
    clock.now += 20 * SECOND_MS;
    await claim();
    const { now } = clock;
    await scheduleRetry(db, suspended, { now, error: 'lost' });
    await recordFailed(db, suspended, { error: 'lost', isRecipientRejected: false, now });
    await recordDropped(db, suspended, now);
    expect(await claimDelivery(db, 'email', now)).toBeUndefined();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 0, error: '' }]);
    // What it has sent was sent.
    await recordSent(db, suspended, { now, hadRefusals: false });
    expect(await deliveries()).toMatchObject([{ state: 'sent' }]);
  });

  test('an email is given up after a day, even if it was never tried', async () => {
    const { addMember, notify, sender, clock, db, deliveries } = await openTestSender({ database });
    await addMember(AT_ONCE);
    await notify();
    await sender.queue();
    await db.updateTable('deliveries').set({ leasedUntil: clock.now }).execute();
    clock.now += DAY_MS;
    await sender.sendEmails();
    await sender.queue();
    expect(await deliveries()).toMatchObject([
      { state: 'failed', error: 'It could not be sent within a day.' },
    ]);
  });
});
