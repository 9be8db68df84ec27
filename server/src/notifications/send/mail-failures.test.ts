import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { ENGLISH } from '../../testing/fixtures/english.ts';
import { openTestSender } from '../../testing/notifications/test-sender.ts';
import { readDeliveryReport } from '../queue/delivery-report.ts';
import { EMAILS_AT_ONCE } from './sender.ts';

const AT_ONCE = { announcements: 'email' } as const;
const A = 'a@example.org';
const B = 'b@example.org';
const C = 'c@example.org';
/** Replies so to one recipient. */
const only = (address: string, reply: string) => (to: string) =>
  to === address ? reply : undefined;

onEachDatabase('emails', (database) => {
  test('emails to an address that is refused fail at once, and are paused after three', async () => {
    let reply: string | undefined = '550 5.1.1 no such mailbox';
    const replies = { to: (to: string) => (to === A ? reply : undefined) };
    const opened = await openTestSender({ database, mailServer: { replies } });
    const { addMember, notify, send, recipients, deliveries, db } = opened;
    const { id } = await addMember(AT_ONCE, { email: A });
    await addMember(AT_ONCE, { email: B });
    const failures = () => db.selectFrom('email_refusals').selectAll().execute();
    const notifyAndSend = async () => {
      await notify();
      await send();
    };
    await notifyAndSend();
    const error = 'The mail server refused the email: 550 5.1.1 no such mailbox';
    expect(await deliveries()).toMatchObject([{ state: 'failed', error }, { state: 'sent' }]);
    await notifyAndSend();
    expect(await failures()).toEqual([{ userId: id, count: 2, pausedAt: null, error }]);
    // An accepted email ends the count.
    reply = undefined;
    await notifyAndSend();
    expect(await failures()).toEqual([]);
    reply = '550 5.1.1 no such mailbox';
    for (const _time of [1, 2, 3]) await notifyAndSend();
    expect(await failures()).toMatchObject([{ count: 3, pausedAt: opened.clock.now }]);
    expect(opened.paused).toEqual([id]);
    const before = (await deliveries()).length;
    reply = undefined;
    await notifyAndSend();
    expect((await deliveries()).length).toBe(before + 1);
    expect(recipients().filter((one) => one === A)).toHaveLength(1);
    expect(recipients().filter((one) => one === B)).toHaveLength(7);
  });

  test('a deferred email is tried again after 1, 2, 4 … minutes, for a day', async () => {
    const replies = { to: only(A, '450 4.2.0 greylisted') };
    const opened = await openTestSender({ database, mailServer: { replies } });
    const { addMember, notify, send, clock, recipients, deliveries } = opened;
    await addMember(AT_ONCE, { email: A });
    await addMember(AT_ONCE, { email: B });
    await notify();
    await send();
    expect(recipients()).toEqual([B]);
    const start = clock.now;
    const delays: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const [waiting] = await deliveries();
      delays.push(((waiting?.nextAt ?? 0) - clock.now) / MINUTE_MS);
      clock.now = waiting?.nextAt ?? 0;
      await send();
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    clock.now = start + DAY_MS;
    await send();
    const error = 'The mail server refused the email: 450 4.2.0 greylisted';
    expect(await deliveries()).toMatchObject([
      { state: 'failed', attempts: 9, error },
      { state: 'sent' },
    ]);
  });

  test('emails wait while the mail server is down for an hour, and then all go out', async () => {
    const opened = await openTestSender({ database });
    const { addMember, notify, send, clock, db, mailServer, recipients } = opened;
    for (const email of [A, B, C]) await addMember(AT_ONCE, { email });
    await mailServer.goDown();
    await notify();
    await send();
    const report = await readDeliveryReport(db, clock.now, ENGLISH);
    expect(report).toMatchObject({ counts: { waiting: 3, failed: 0 }, waitingSince: clock.now });
    expect(report.mailServerError).toMatch(
      /^The mail server could not be used: there is no answer/,
    );
    for (const end = clock.now + HOUR_MS; clock.now < end; clock.now += MINUTE_MS) await send();
    // Less and less often: not once a minute.
    expect(opened.warnings.length).toBeLessThan(30);
    await mailServer.comeBack();
    clock.now += HOUR_MS;
    await send();
    expect(recipients()).toEqual([A, B, C]);
    expect(await readDeliveryReport(db, clock.now, ENGLISH)).toMatchObject({
      counts: { waiting: 0, sent: 3, failed: 0 },
      mailServerError: null,
    });
  });

  test('if the mail server drops the connection at some emails, the others go out, and those are retried less and less often', async () => {
    const replies = { to: (to: string) => (to === B ? 'drop' : undefined) };
    const opened = await openTestSender({ database, mailServer: { replies } });
    const { addMember, notify, send, clock, recipients, deliveries } = opened;
    for (const email of [A, B, C]) await addMember(AT_ONCE, { email });
    await notify();
    const sendAll = async () => {
      for (let n = 0; n < 3; n += 1) {
        await send();
        clock.now += 5 * SECOND_MS;
      }
    };
    await sendAll();
    expect(recipients()).toEqual([A, C]);
    const waiting = async () => (await deliveries()).filter(({ state }) => state === 'waiting');
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    clock.now += MINUTE_MS;
    await notify();
    await sendAll();
    expect(recipients()).toEqual([A, A, C, C]);
    expect((await waiting()).map(({ attempts }) => attempts).sort()).toEqual([1, 2]);
  });
});

describe('emails of the queue', () => {
  test('emails wait, and no address is paused, if the mail server does not accept the sender', async () => {
    let reply: string | undefined = '550 sender not allowed';
    const mailServer = { replies: { from: () => reply } };
    const opened = await openTestSender({ database: 'SQLite', mailServer });
    const { addMember, notify, send, clock, recipients, deliveries } = opened;
    await addMember(AT_ONCE, { email: A });
    await notify();
    await send();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect((await deliveries())[0]?.error).toContain('550 sender not allowed');
    reply = undefined;
    clock.now += MINUTE_MS;
    await send();
    expect(recipients()).toEqual([A]);
  });

  test('emails wait, and no address is paused, if the mail server allows no more today', async () => {
    const reply = '550 5.4.5 Daily user sending limit exceeded';
    const mailServer = { replies: { to: () => reply } };
    const opened = await openTestSender({ database: 'SQLite', mailServer });
    const { addMember, notify, send, db, deliveries } = opened;
    await addMember(AT_ONCE);
    await notify();
    await send();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await db.selectFrom('email_refusals').selectAll().execute()).toEqual([]);
  });

  test('emails wait while the address of the mail server cannot be decrypted, and are recorded as failed', async () => {
    const opened = await openTestSender({ database: 'SQLite', environment: { SMTP_URL: '' } });
    const { addMember, notify, send, clock, db, settings, deliveries } = opened;
    await addMember(AT_ONCE);
    const unreadable = { name: 'SMTP_URL', value: 'another key', isEncrypted: 1 } as const;
    await db.insertInto('settings').values(unreadable).execute();
    await settings.refresh();
    await notify();
    await send();
    expect(await deliveries()).toMatchObject([{ state: 'waiting' }]);
    clock.now += DAY_MS;
    await send();
    expect(await deliveries()).toMatchObject([{ state: 'failed' }]);
  });

  test('emails go over a few connections that stay open', async () => {
    const opened = await openTestSender({ database: 'SQLite' });
    const { addMember, notify, send, mailServer, recipients } = opened;
    for (let n = 0; n < 10; n += 1) await addMember(AT_ONCE);
    await notify();
    await send();
    expect(recipients()).toHaveLength(10);
    expect(mailServer.opened()).toBeLessThanOrEqual(EMAILS_AT_ONCE);
  });

  test('an email goes out although the mail server has closed the idle connection', async () => {
    const opened = await openTestSender({ database: 'SQLite' });
    const { addMember, notify, send, mailServer, recipients, warnings } = opened;
    await addMember(AT_ONCE, { email: A });
    await notify();
    await send();
    await mailServer.goDown();
    await mailServer.comeBack();
    await notify();
    await send();
    expect(recipients()).toEqual([A, A]);
    expect(warnings).toEqual([]);
  });

  test('an email is not sent by another process while a slow mail server checks it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise: checked, resolve: onChecked } = Promise.withResolvers<void>();
    const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
    const mailServer = {
      beforeReply() {
        onChecked();
        return accepted;
      },
    };
    const opened = await openTestSender({ database: 'SQLite', mailServer });
    const { addMember, notify, sender, openSender, clock, db, recipients } = opened;
    await addMember(AT_ONCE, { email: A });
    await notify();
    await sender.queue();
    const sending = sender.sendEmails();
    await checked;
    for (let seconds = 0; seconds < 60; seconds += 5) {
      clock.now += 5 * SECOND_MS;
      vi.advanceTimersByTime(5 * SECOND_MS);
      const renewed = () => db.selectFrom('deliveries').select('leasedUntil').executeTakeFirst();
      await expect.poll(renewed).toEqual({ leasedUntil: clock.now + 20 * SECOND_MS });
    }
    await openSender().sendEmails();
    accept();
    await sending;
    expect(recipients()).toEqual([A]);
  });

  test('the others get their emails while the mail server does not answer at some', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const beforeReply = ({ to }: { to: string[] }) => (to.includes(B) ? undefined : answered);
    const opened = await openTestSender({ database: 'SQLite', mailServer: { beforeReply } });
    const { addMember, notify, sender, recipients, deliveries } = opened;
    for (const email of [A, C, B]) await addMember(AT_ONCE, { email });
    await notify();
    await sender.queue();
    const sending = sender.sendEmails();
    const states = async () => (await deliveries()).map(({ state }) => state);
    await expect.poll(states).toEqual(['waiting', 'sent', 'waiting']);
    answer();
    await sending;
    expect(recipients()).toEqual([A, B, C]);
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
  });
});
