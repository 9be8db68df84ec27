import { DAY_MS, MINUTE_MS } from '@assembly/contract/limits';
import type { DeliveryReply } from '@assembly/contract/notifications/delivery';
import { expect, test } from 'vitest';
import { setChoices } from '../../notifications/queue/choices.ts';
import type {
  DeliveriesTable,
  NotificationsTable,
} from '../../store/database/tables/notifications.ts';
import { type DatabaseKind, onEachDatabase } from '../../testing/databases/each-database.ts';
import { openTestApp, SUNDAY } from '../../testing/fixtures/test-app.ts';
import { postDevice } from '../../testing/notifications/test-device.ts';

const SUMMARY = {
  kind: 'summary',
  topic: 'events',
  reason: 'many',
  count: 31,
  items: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, title: `Event ${id}` })),
};
const ANNOUNCEMENT = { kind: 'announcement', title: 'Choir', notes: '', list: 'News', due: '' };

async function openAsAdmin(database: DatabaseKind, environment = {}) {
  const testApp = await openTestApp({ database, environment });
  const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  const headers = { cookie };
  return {
    ...testApp,
    async addNotification(values: Partial<NotificationsTable>, content: object) {
      const row = { id: 'n', topic: 'events', itemId: '', state: 'queued', dueAt: SUNDAY } as const;
      await testApp.db
        .insertInto('notifications')
        .values({ ...row, createdAt: SUNDAY, content: JSON.stringify(content), ...values })
        .execute();
    },
    async addDelivery(values: Partial<DeliveriesTable> & { id: string; userId: string }) {
      const row = { notificationId: 'n', channel: 'email', deviceId: values.id } as const;
      const times = { nextAt: SUNDAY, leasedUntil: 0, leaseId: '', attempts: 0, createdAt: SUNDAY };
      const rest = { state: 'waiting', error: '', finishedAt: null } as const;
      await testApp.db
        .insertInto('deliveries')
        .values({ ...row, ...times, ...rest, ...values })
        .execute();
    },
    read: async (): Promise<DeliveryReply> =>
      (await testApp.call({ url: '/api/delivery', headers })).json(),
    decide: (id: string, action: string) =>
      testApp.call({
        method: 'POST',
        url: `/api/delivery/held/${id}`,
        headers,
        payload: { action },
      }),
    resume: () => testApp.call({ method: 'DELETE', url: '/api/delivery/paused', headers }),
  };
}

onEachDatabase('the delivery panel', (database) => {
  test('I see what waits, what failed and why, and nothing that is older than 30 days', async () => {
    const { addPerson, addNotification, addDelivery, read } = await openAsAdmin(database);
    const { id: userId, name, email } = await addPerson();
    await addNotification({ topic: 'announcements' }, ANNOUNCEMENT);
    await addNotification({ id: 'n2', topic: 'announcements', state: 'due' }, ANNOUNCEMENT);
    const at = SUNDAY - MINUTE_MS;
    await addDelivery({ id: 'w1', userId, createdAt: at, error: 'no answer' });
    await addDelivery({ id: 'w2', userId, attempts: 1, error: '450 try later' });
    await addDelivery({ id: 's', userId, state: 'sent' });
    await addDelivery({ id: 'd', userId, state: 'dropped' });
    const failed = { userId, state: 'failed', attempts: 1, finishedAt: SUNDAY } as const;
    await addDelivery({ ...failed, id: 'f', error: '550 no such mailbox' });
    await addDelivery({ ...failed, id: 'old', createdAt: SUNDAY - 31 * DAY_MS });
    expect(await read()).toEqual({
      counts: { waiting: 2, sent: 1, failed: 1 },
      due: 1,
      waitingSince: at,
      mailServerError: 'no answer',
      failures: [
        {
          id: 'f',
          name,
          email,
          channel: 'email',
          title: 'Choir',
          error: '550 no such mailbox',
          attempts: 1,
          at: SUNDAY,
        },
      ],
      paused: [],
      held: [],
    });
  });

  test('the mail server counts as usable once it has accepted another email', async () => {
    const { addPerson, addNotification, addDelivery, read, db } = await openAsAdmin(database);
    const { id: userId } = await addPerson();
    await addNotification({ topic: 'announcements' }, ANNOUNCEMENT);
    const triedAt = SUNDAY - MINUTE_MS;
    const sent = { userId, state: 'sent', attempts: 1 } as const;
    await addDelivery({ ...sent, id: 's1', finishedAt: triedAt - 1 });
    await addDelivery({ id: 'w', userId, leasedUntil: triedAt, error: 'no answer' });
    await addDelivery({ ...sent, id: 's2', finishedAt: triedAt + 1, channel: 'push' });
    expect((await read()).mailServerError).toBe('no answer');
    await addDelivery({ ...sent, id: 's3', finishedAt: triedAt + 1 });
    expect((await read()).mailServerError).toBeNull();
    // It has stopped working again.
    await db.updateTable('deliveries').set({ leasedUntil: SUNDAY }).where('id', '=', 'w').execute();
    expect((await read()).mailServerError).toBe('no answer');
  });

  test('what was held is sent or dropped once, and the audit log says by whom', async () => {
    const { addNotification, read, decide, db } = await openAsAdmin(database);
    for (const id of ['h1', 'h2']) await addNotification({ id, state: 'held' }, SUMMARY);
    const titles = ['Event a', 'Event b', 'Event c', 'Event d', 'Event e'];
    const held = {
      topic: 'events',
      reason: 'many',
      count: 31,
      titles,
      createdAt: SUNDAY,
      recipients: 0,
    };
    expect((await read()).held).toEqual([
      { id: 'h1', ...held },
      { id: 'h2', ...held },
    ]);
    expect((await decide('h1', 'forget')).statusCode).toBe(422);
    for (const status of [204, 404]) expect((await decide('h1', 'send')).statusCode).toBe(status);
    expect((await decide('h1', 'drop')).statusCode).toBe(404);
    expect((await decide('h2', 'drop')).statusCode).toBe(204);
    expect((await read()).held).toEqual([]);
    const states = await db.selectFrom('notifications').select('state').orderBy('id').execute();
    expect(states).toEqual([{ state: 'due' }, { state: 'dropped' }]);
    const entries = await db.selectFrom('audit_log').select(['action', 'subject']).execute();
    expect(new Set(entries)).toEqual(
      new Set([
        { action: 'notifications_sent', subject: 'events' },
        { action: 'notifications_dropped', subject: 'events' },
      ]),
    );
  });

  test('what was held says how many people would get it: those with emails at once or push', async () => {
    const environment = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@assembly.test',
      ASSEMBLY_SECRET: 's'.repeat(32),
    };
    const opened = await openAsAdmin(database, environment);
    const { addPerson, cookieOf, addNotification, read, db } = opened;
    await addNotification({ id: 'h1', state: 'held' }, SUMMARY);
    await addNotification({ id: 'h2', state: 'held' }, { ...SUMMARY, topic: 'sermons' });
    const [both, email, push, inactive, paused] = [
      await addPerson(),
      await addPerson(),
      await addPerson(),
      await addPerson({ isActive: false }),
      await addPerson(),
    ];
    for (const { id } of [both, email, inactive, paused])
      await setChoices(db, id, { events: 'email' });
    for (const user of [both, push, push]) {
      const device = await postDevice(opened, await cookieOf(user), { topics: ['events'] });
      expect(device.statusCode).toBe(201);
    }
    const failures = { count: 3, pausedAt: SUNDAY, error: '550 no such mailbox' };
    await db
      .insertInto('email_refusals')
      .values({ userId: paused.id, ...failures })
      .execute();
    const recipients = (await read()).held.map(({ topic, recipients: count }) => [topic, count]);
    expect(recipients.sort()).toEqual([
      ['events', 3],
      ['sermons', 0],
    ]);
  });

  test('I see whose addresses are paused, and resume them, which their owners see', async () => {
    const { addPerson, read, resume, db, changes } = await openAsAdmin(database);
    const [first, second, once] = [await addPerson(), await addPerson(), await addPerson()];
    const error = '550 blocked';
    await db
      .insertInto('email_refusals')
      .values([
        { userId: first.id, count: 3, pausedAt: SUNDAY, error },
        { userId: second.id, count: 4, pausedAt: SUNDAY, error },
        { userId: once.id, count: 1, pausedAt: null, error },
      ])
      .execute();
    expect((await read()).paused).toHaveLength(2);
    expect((await read()).paused).toContainEqual({
      userId: first.id,
      name: first.name,
      email: first.email,
      error,
      since: SUNDAY,
    });
    const notified: unknown[] = [];
    changes.subscribe(({ userId }) => notified.push(userId));
    for (const _time of [1, 2]) expect((await resume()).statusCode).toBe(204);
    expect((await read()).paused).toEqual([]);
    expect(notified.sort()).toEqual([first.id, second.id].sort());
    expect(await db.selectFrom('email_refusals').select('userId').execute()).toEqual([
      { userId: once.id },
    ]);
  });
});
