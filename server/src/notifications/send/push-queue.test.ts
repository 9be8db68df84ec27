import { HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { type DatabaseKind, onEachDatabase } from '../../testing/databases/each-database.ts';
import { openTestSender } from '../../testing/notifications/test-sender.ts';
import { addPushDevice } from '../queue/push-devices.ts';
import type { PushOutcome } from './push/send-push.ts';

/** A sender whose push service replies as the test says, and members with a device each. */
async function openWithDevices(database: DatabaseKind, environment: Record<string, string> = {}) {
  const outcomes = new Map<string, PushOutcome>();
  const sent: { endpoint: string; title: string }[] = [];
  const opened = await openTestSender({
    database,
    environment,
    async sendPush({ endpoint }, { title }) {
      const outcome = outcomes.get(endpoint) ?? 'sent';
      if (outcome === 'sent') sent.push({ endpoint, title });
      return outcome;
    },
  });
  const { addPerson, cookieOf, clock, db } = opened;
  return {
    ...opened,
    outcomes,
    endpoints: () => sent.map(({ endpoint }) => endpoint).sort(),
    sent,
    async addDevice(
      name: string,
      topics: ('announcements' | 'events' | 'signUps')[],
      isAdmin = false,
    ) {
      const user = await addPerson({ email: `${name.replace(/\W/g, '-')}@example.org`, isAdmin });
      await cookieOf(user);
      const { id: sessionId } = await db
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', user.id)
        .executeTakeFirstOrThrow();
      const device = { endpoint: name, p256dh: '', auth: '', topics };
      await addPushDevice(db, device, { user, sessionId, now: clock.now });
      return { user, sessionId };
    },
  };
}

onEachDatabase('push messages', (database) => {
  test('my devices get the topics that they were added for, whatever I chose for emails', async () => {
    const { addDevice, notify, send, sent, endpoints } = await openWithDevices(database);
    await addDevice('a', ['announcements']);
    await addDevice('b', ['events', 'announcements']);
    await addDevice('c', ['events']);
    await notify();
    await send();
    await send();
    expect(endpoints()).toEqual(['a', 'b']);
    expect(sent[0]?.title).toBe('Choir');
  });

  test('only administrators get push messages about sign-ups', async () => {
    const { addDevice, addPerson, notify, send, endpoints } = await openWithDevices(database);
    await addPerson({ isActive: false });
    await addDevice('member', ['signUps']);
    await addDevice('admin', ['signUps'], true);
    const content = { kind: 'signUps', count: 1, newestId: null } as const;
    await notify({ topic: 'signUps', content });
    await send();
    expect(endpoints()).toEqual(['admin']);
  });

  test('a device that was signed out, or was turned off for a topic, gets nothing', async () => {
    const opened = await openWithDevices(database);
    const { addDevice, notify, sender, send, db, deliveries, endpoints } = opened;
    const a = await addDevice('a', ['announcements']);
    await addDevice('b', ['announcements']);
    await addDevice('c', ['announcements']);
    await notify();
    await sender.queue();
    await db.deleteFrom('sessions').where('id', '=', a.sessionId).execute();
    await db
      .updateTable('push_devices')
      .set({ topics: '["events"]' })
      .where('endpoint', '=', 'b')
      .execute();
    await send();
    expect(endpoints()).toEqual(['c']);
    expect((await deliveries()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'sent']);
  });

  test('a message is tried again when the push service says so, and fails with its words', async () => {
    const opened = await openWithDevices(database);
    const { addDevice, notify, send, clock, outcomes, deliveries, endpoints } = opened;
    for (const name of ['gone', 'later', 'never', 'works']) {
      await addDevice(name, ['announcements']);
    }
    outcomes.set('gone', 'gone');
    outcomes.set('later', { retryAfterMs: 2 * MINUTE_MS, reason: '429' });
    outcomes.set('never', { error: '400 bad key' });
    await notify();
    await send();
    expect(await deliveries()).toMatchObject([
      { state: 'dropped' },
      { state: 'waiting', attempts: 1, error: '429', nextAt: clock.now + 2 * MINUTE_MS },
      { state: 'failed', attempts: 1, error: '400 bad key' },
      { state: 'sent' },
    ]);
    outcomes.clear();
    clock.now += 2 * MINUTE_MS;
    await send();
    expect(endpoints()).toEqual(['later', 'works']);
  });

  test('a message is tried less and less often while the push service fails', async () => {
    const opened = await openWithDevices(database);
    const { addDevice, notify, send, clock, outcomes, deliveries } = opened;
    await addDevice('busy', ['announcements']);
    outcomes.set('busy', { retryAfterMs: 0, reason: '503' });
    await notify();
    const delays: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      await send();
      const [waiting] = await deliveries();
      delays.push(((waiting?.nextAt ?? 0) - clock.now) / MINUTE_MS);
      clock.now = waiting?.nextAt ?? 0;
    }
    expect(delays).toEqual([1, 2, 4, 8]);
  });

  test('push messages wait until the quiet hours end', async () => {
    const environment = { QUIET_HOURS: '9-10', ASSEMBLY_TIME_ZONE: 'UTC' };
    const opened = await openWithDevices(database, environment);
    const { addDevice, notify, send, clock, endpoints } = opened;
    await addDevice('a', ['announcements']);
    await notify();
    await send();
    expect(endpoints()).toEqual([]);
    clock.now += HOUR_MS;
    await send();
    expect(endpoints()).toEqual(['a']);
  });
});
