import { HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { openDatabase } from '../../store/database/open-database.ts';
import { addToBundle } from '../../store/users/email-bundles.ts';
import { type DatabaseKind, onEachDatabase } from '../../testing/databases/each-database.ts';
import { openTestSender } from '../../testing/notifications/test-sender.ts';
import { notifySignUps } from './notify-sign-ups.ts';

/** An app with one administrator, and a mail server. */
async function openMailApp(database: DatabaseKind) {
  const testSender = await openTestSender({ database });
  const { call, clock, db, mailServer, send } = testSender;
  const admin = await testSender.addPerson({ isAdmin: true, email: 'ada@example.org' });
  return {
    ...testSender,
    admin,
    async signUp(name: string) {
      const person = { firstName: name, lastName: 'Newcomer', password: 'a good one 12' };
      const payload = { ...person, email: `${name}@example.org` };
      const reply = await call({ method: 'POST', url: '/api/users', payload });
      expect(reply.statusCode).toBe(201);
      await send();
    },
    /** As every few minutes. */
    async check(on = db) {
      await notifySignUps({ db: on, now: () => clock.now });
      await send();
    },
    subjects: () =>
      mailServer.messages.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim()),
    texts: () => mailServer.messages.map(({ source }) => source),
  };
}

onEachDatabase('emails about sign-ups', (database) => {
  test('administrators get an email about a sign-up, with the name and a link, unless they turned it off', async () => {
    const { signUp, addMember, recipients, texts } = await openMailApp(database);
    await addMember({ signUps: 'email' }, { isAdmin: true, email: 'eve@example.org' });
    await addMember({ signUps: 'off' }, { isAdmin: true });
    await addMember({ signUps: 'weekly' }, { isAdmin: true });
    await addMember({}, { isAdmin: true, isActive: false });
    await addMember({ signUps: 'email' });
    await signUp('Nora');
    expect(recipients()).toEqual(['ada@example.org', 'eve@example.org']);
    const [text] = texts();
    expect(text).toContain(
      'Nora Newcomer (Nora@example.org) has signed up and is waiting for approval.',
    );
    expect(text).toContain('http://assembly.test/web/admin');
  });

  test('the first sign-up is reported at once, further ones at most once an hour with a count', async () => {
    const { signUp, check, clock, subjects, texts } = await openMailApp(database);
    await signUp('Nora');
    for (const name of ['Abe', 'Bea']) await signUp(name);
    clock.now += HOUR_MS - 1;
    await signUp('Cleo');
    await check();
    expect(subjects()).toHaveLength(1);
    clock.now += 1;
    await check();
    clock.now += 2 * HOUR_MS;
    await check();
    await signUp('Dan');
    expect(subjects()).toEqual([
      'New sign-up at Our Assembly',
      '3 new sign-ups at Our Assembly',
      'New sign-up at Our Assembly',
    ]);
    expect(texts()[1]).toContain('3 people have signed up since the last email about sign-ups.');
    expect(texts()[2]).toContain('Dan Newcomer (Dan@example.org) has signed up');
  });

  test('several processes report a sign-up once', async () => {
    const { signUp, check, clock, config, recipients } = await openMailApp(database);
    await signUp('Nora');
    await signUp('Abe');
    clock.now += HOUR_MS;
    const processes = await Promise.all([1, 2, 3].map(() => openDatabase(config.databaseUrl)));
    await Promise.all(processes.flatMap((db) => [check(db), check(db)]));
    await Promise.all(processes.map((db) => db.destroy()));
    expect(recipients()).toHaveLength(2);
  });

  test('a sign-up is reported later if the mail server was down', async () => {
    const { signUp, mailServer, send, clock, texts } = await openMailApp(database);
    await mailServer.goDown();
    await signUp('Nora');
    await mailServer.comeBack();
    clock.now += MINUTE_MS;
    await send();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('Nora Newcomer');
  });

  test('a sign-up is reported even if the process dies right after it', async () => {
    const { addPerson, check, db, texts } = await openMailApp(database);
    await addPerson({ isActive: false });
    await addToBundle(db, 'sign-ups');
    await check();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('1 person has signed up since the last email about sign-ups.');
  });

  test('people who were approved or deleted in the meantime are not reported, and others have their current name', async () => {
    const { signUp, mailServer, send, clock, db, texts } = await openMailApp(database);
    await mailServer.goDown();
    for (const name of ['Nora', 'Abe', 'Bea']) {
      await signUp(name);
      clock.now += HOUR_MS;
    }
    const contents = await db.selectFrom('notifications').select('content').execute();
    expect(JSON.stringify(contents)).not.toContain('example.org');
    const people = db.updateTable('users').where('isAdmin', '=', 0);
    await people.where('name', 'like', 'Nora%').set({ isActive: 1 }).execute();
    await people.where('name', 'like', 'Bea%').set({ name: 'Beatrice' }).execute();
    await db.deleteFrom('users').where('name', 'like', 'Abe%').execute();
    await mailServer.comeBack();
    clock.now += HOUR_MS;
    await send();
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toContain('Beatrice');
  });

  test('sign-ups are still reported after the clock was set back', async () => {
    const { signUp, check, clock, texts } = await openMailApp(database);
    await signUp('Nora');
    clock.now -= 24 * HOUR_MS;
    await signUp('Abe');
    await check();
    expect(texts()).toHaveLength(2);
  });
});
