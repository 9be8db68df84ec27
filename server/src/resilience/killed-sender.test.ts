import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@assembly/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { addNotification } from '../notifications/queue/add-notification.ts';
import { EMAILS_AT_ONCE } from '../notifications/send/sender.ts';
import { countRows } from '../store/database/count-rows.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { startMailServer } from '../testing/clients/start-mail-server.ts';
import { type DatabaseKind, readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson } from '../testing/fixtures/people.ts';
import { storeTasks } from '../testing/fixtures/stored-items.ts';
import { startTestProcess } from '../testing/processes/start-test-process.ts';
import { RESILIENCE } from './duration.ts';

const MEMBERS = 20;
const LONGEST_REPLY_MS = 20;
/** Two emails or about ten, or in the middle of making the deliveries. */
const LONGEST_RUN_MS = 150;
/** The next process need not wait for the lease of the killed one, because its clock is ahead. */
const AHEAD_MS = 30 * SECOND_MS;

async function sendAndKill(kind: DatabaseKind): Promise<void> {
  const databaseUrl = await readyDatabaseUrl(kind);
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const { url, messages } = await startMailServer({
    beforeReply: () => wait(Math.random() * LONGEST_REPLY_MS),
  });
  const environment = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://assembly.test',
    SMTP_URL: url,
    MAIL_FROM: 'office@assembly.test',
    NOTIFICATION_DEFAULT: 'email',
    QUIET_HOURS: 'none',
  };
  await storeTasks(db, ['choir']);
  for (let n = 0; n < MEMBERS; n += 1) await addPerson(db, {}, Date.now());
  const open = (state: 'due' | 'waiting') =>
    state === 'due'
      ? countRows(db.selectFrom('notifications').where('state', '=', state))
      : countRows(db.selectFrom('deliveries').where('state', '=', state));
  let notified = 0;
  let started = 0;
  const prepare = () => {
    started += 1;
    const order = { environment, aheadMs: started * AHEAD_MS };
    return startTestProcess('sender-process-main.ts', order);
  };

  let next = prepare();
  for (let killed = 0; killed < RESILIENCE.senderKills; killed += 1) {
    if ((await open('waiting')) < MEMBERS && (await open('due')) === 0) {
      const content = { kind: 'announcement', title: '', notes: '', list: '', due: '' } as const;
      const topic = 'announcements';
      await addNotification(db, { topic, itemId: 'choir', content }, Date.now());
      notified += 1;
    }
    const running = await next;
    next = prepare();
    const before = messages.length;
    running.go();
    // Half of the kills while emails are being sent, half at any moment.
    if (killed % 2 === 0) await expect.poll(() => messages.length).toBeGreaterThan(before);
    await wait(Math.random() * LONGEST_RUN_MS);
    await running.kill();
  }
  const last = await next;
  onTestFinished(() => last.kill());
  last.go();
  const isDone = async () => (await open('due')) + (await open('waiting')) === 0;
  await expect.poll(isDone, { timeout: 60 * SECOND_MS }).toBe(true);

  const deliveries = await db.selectFrom('deliveries').select(['id', 'state']).execute();
  expect(deliveries).toHaveLength(notified * MEMBERS);
  expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['sent']));
  const sentIds = messages.map(({ source }) => /^Message-ID: <(.*)@/m.exec(source)?.[1] ?? '');
  expect(new Set(sentIds)).toEqual(new Set(deliveries.map(({ id }) => id)));
  const repeated = sentIds.length - deliveries.length;
  expect(repeated).toBeLessThanOrEqual(RESILIENCE.senderKills * EMAILS_AT_ONCE);
  if (RESILIENCE.isLong)
    console.log(
      `${kind}: killed ${RESILIENCE.senderKills} times, ${deliveries.length} emails, ${repeated} sent twice`,
    );
}

test('a process that is killed while it sends emails loses none, and repeats at most those in flight, with the same Message-ID', async () => {
  const kinds: DatabaseKind[] = RESILIENCE.isLong ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
  // Both at once: much of the time goes into waiting.
  await Promise.all(kinds.map(sendAndKill));
});
