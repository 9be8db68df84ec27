import { HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import type { Email } from '../mail/templates/compose-email.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { claimBundle } from '../store/people/email-bundles.ts';
import { type DatabaseKind, onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp } from '../testing/fixtures/test-app.ts';
import { sendSignUpEmails } from './sign-up-emails.ts';

const ENVIRONMENT = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'office@assembly.test' };

/** An app with one administrator, and a mail server that can be down. */
async function openMailApp(database: DatabaseKind) {
  const sent: { to: string; email: Email }[] = [];
  const unreachable = new Set<string>();
  let attempts = 0;
  const mailer = {
    async send(to: string, email: Email) {
      attempts += 1;
      if (unreachable.has(to)) throw new Error('connection refused');
      sent.push({ to, email });
    },
  };
  const testApp = await openTestApp({ database, environment: ENVIRONMENT, mailer });
  const { db, settings, clock } = testApp;
  const admin = await testApp.addPerson({ isAdmin: true });
  return {
    ...testApp,
    admin,
    sent,
    unreachable,
    firstLines: () => sent.map(({ email }) => email.text.split('\n')[0]),
    /** Resolves when the email that follows, if any, has been sent or has failed. */
    async signUp(name: string, isEmailed: boolean) {
      const before = attempts;
      const person = { firstName: name, lastName: 'Newcomer', password: 'a good one 12' };
      const payload = { ...person, email: `${name}@example.org` };
      const reply = await testApp.call({ method: 'POST', url: '/api/users', payload });
      expect(reply.statusCode).toBe(201);
      if (isEmailed) await expect.poll(() => attempts).toBeGreaterThan(before);
      // The count is settled or released after the email.
      const settled = db.selectFrom('email_bundles').selectAll();
      const isDone = async () =>
        (await settled.execute()).every((row) => row.waiting === 0 || row.sentAt === 0);
      if (isEmailed) await expect.poll(isDone).toBe(true);
    },
    check: (on = db) => sendSignUpEmails({ settings, db: on, mailer, now: () => clock.now }),
  };
}

onEachDatabase('emails about sign-ups', (database) => {
  test('administrators get one at once, then at most one an hour with a count', async () => {
    const { signUp, check, clock, sent, firstLines } = await openMailApp(database);
    await signUp('Nora', true);
    for (const name of ['Abe', 'Bea']) await signUp(name, false);
    clock.now += HOUR_MS - 1;
    await signUp('Cleo', false);
    await check();
    expect(firstLines()).toEqual([
      'Nora Newcomer (Nora@example.org) has signed up and waits for approval.',
    ]);
    clock.now += 1;
    await check();
    clock.now += 2 * HOUR_MS;
    await check();
    await signUp('Dan', true);
    expect(firstLines().slice(1)).toEqual([
      '3 people have signed up since the last email about sign-ups.',
      'Dan Newcomer (Dan@example.org) has signed up and waits for approval.',
    ]);
    expect(sent.map(({ email }) => email.subject)).toEqual([
      'New sign-up at Our Assembly',
      '3 new sign-ups at Our Assembly',
      'New sign-up at Our Assembly',
    ]);
  });

  test('are sent once by several processes', async () => {
    const { signUp, check, clock, config, sent } = await openMailApp(database);
    await signUp('Nora', true);
    await signUp('Abe', false);
    clock.now += HOUR_MS;
    const processes = await Promise.all([1, 2, 3].map(() => openDatabase(config.databaseUrl)));
    await Promise.all(processes.flatMap((db) => [check(db), check(db)]));
    await Promise.all(processes.map((db) => db.destroy()));
    expect(sent).toHaveLength(2);
  });

  test('are sent later when the mail server was down', async () => {
    const { signUp, check, admin, unreachable, firstLines } = await openMailApp(database);
    unreachable.add(admin.email);
    await signUp('Nora', true);
    await expect(check()).rejects.toThrow('connection refused');
    unreachable.clear();
    await check();
    await signUp('Abe', false);
    expect(firstLines()).toEqual(['1 person has signed up since the last email about sign-ups.']);
  });

  test('are sent later when the process died while sending', async () => {
    const { signUp, check, clock, db, firstLines } = await openMailApp(database);
    await signUp('Nora', true);
    await signUp('Abe', false);
    clock.now += HOUR_MS;
    expect(await claimBundle(db, 'sign-ups', clock.now)).toMatchObject({ count: 1 });
    await signUp('Bea', false);
    clock.now += HOUR_MS;
    await check();
    expect(firstLines().slice(1)).toEqual([
      '2 people have signed up since the last email about sign-ups.',
    ]);
  });

  test('are not repeated because one of several administrators cannot be reached', async () => {
    const { signUp, check, addPerson, admin, unreachable, sent } = await openMailApp(database);
    const other = await addPerson({ isAdmin: true });
    unreachable.add(other.email);
    await signUp('Nora', true);
    await check();
    expect(sent.map(({ to }) => to)).toEqual([admin.email]);
  });

  test('do not stop when the clock is set back', async () => {
    const { signUp, check, clock, sent } = await openMailApp(database);
    await signUp('Nora', true);
    clock.now -= 24 * HOUR_MS;
    await signUp('Abe', true);
    await check();
    expect(sent).toHaveLength(2);
  });
});
