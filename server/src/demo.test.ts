import { deleteAccount } from '@assembly/contract/endpoints/account';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { signUp } from '@assembly/contract/endpoints/sign-in';
import { approveUser, deleteUser, makeAdmin } from '@assembly/contract/endpoints/users';
import { expect, onTestFinished, test } from 'vitest';
import { CHEAPEST_COST, openPasswords } from './auth/passwords.ts';
import { makeAdmin as makeAdminCommand } from './cli/people-commands.ts';
import { addDemoPeople, DEMO_PASSWORD, DEMO_PEOPLE, startDemoGoogle } from './demo.ts';
import { addNotification } from './notifications/queue/add-notification.ts';
import { readRuns } from './store/content/sync-runs.ts';
import { writeStoredSettings } from './store/settings/settings.ts';
import { COMMAND_LINE, writeAudit } from './store/users/audit-log.ts';
import { endDemoByEnvironment } from './store/users/end-demo.ts';
import { findUserByEmail } from './store/users/users.ts';
import { type DatabaseKind, onEachDatabase } from './testing/databases/each-database.ts';
import { connect, connectionOf, disconnect, RESULT } from './testing/fixtures/google-admin.ts';
import { openTestApp, PASSWORD, SUNDAY } from './testing/fixtures/test-app.ts';
import { postFeed } from './testing/fixtures/test-feed.ts';
import { openTestSync, publish } from './testing/fixtures/test-sync.ts';

async function openDemo(database: DatabaseKind) {
  const passwords = await openPasswords(CHEAPEST_COST);
  // An empty variable counts as not set.
  const testApp = await openTestApp({ database, passwords, environment: { PUBLIC_URL: '' } });
  return { ...testApp, start: () => addDemoPeople(testApp.db, passwords, testApp.clock.now) };
}

onEachDatabase('when the demo ends', (database) => {
  test('an administrator made in it is removed, and one made by a command stays', async () => {
    const { call, clock, settings, db, signIn, start, ...testApp } = await openDemo(database);
    await start();
    clock.now += 1;
    const sock = await testApp.addPerson({ email: 'sock@evil.example', isActive: false });
    const taken = await testApp.addPerson({ email: 'taken@example.org', isActive: false });
    const cookie = `${(await signIn(DEMO_PEOPLE[0].email, DEMO_PASSWORD)).headers['set-cookie']}`;
    for (const { id } of [sock, taken]) {
      for (const endpoint of [approveUser, makeAdmin]) {
        const url = addressOf(endpoint, { params: { id } });
        const reply = await call({ method: endpoint.method, url, headers: { cookie } });
        expect(reply.statusCode).toBe(200);
      }
    }
    // Otherwise nothing would show that the demo has used this database.
    for (const { email } of DEMO_PEOPLE.slice(1)) {
      const { id = '' } = (await findUserByEmail(db, email)) ?? {};
      const url = addressOf(deleteUser, { params: { id } });
      const reply = await call({ method: 'DELETE', url, headers: { cookie } });
      expect(reply.json().detail).toBe("The demo's own accounts cannot be deleted.");
    }
    const payload = { password: DEMO_PASSWORD };
    const ownReply = await call({
      method: 'DELETE',
      url: deleteAccount.path,
      headers: { cookie },
      payload,
    });
    expect(ownReply.json().detail).toBe("The demo's own accounts cannot be deleted.");
    const context = { settings, db, now: () => clock.now, log: () => {} };
    for (const email of ['owner@example.org', taken.email]) {
      await makeAdminCommand.run(context, [email]);
    }
    // Before the command refused the demo's addresses, it could promote them.
    const subject = (await findUserByEmail(db, DEMO_PEOPLE[1].email)) ?? null;
    await writeAudit(db, {
      actor: COMMAND_LINE,
      action: 'made_admin',
      subject,
      at: clock.now,
    });

    expect((await postFeed({ call }, cookie)).statusCode).toBe(201);
    const content = { kind: 'signUps', count: 2, newestId: null } as const;
    await addNotification(db, { topic: 'signUps', content }, clock.now);
    const changes = { ASSEMBLY_NAME: 'Named in the demo' };
    await db.transaction().execute((trx) => settings.write(trx, changes, clock));
    expect(await endDemoByEnvironment(db, clock.now)).toBe(DEMO_PEOPLE.length + 1);
    await settings.refresh();
    expect(settings.sourceOf('ASSEMBLY_NAME')).toBe('default');
    const left = await db
      .selectFrom('users')
      .select(['email', 'isAdmin', 'isActive'])
      .orderBy('email')
      .execute();
    expect(left).toEqual([
      { email: 'owner@example.org', isAdmin: 1, isActive: 1 },
      // A person approved it in the demo, so a stranger may know its password.
      { email: taken.email, isAdmin: 0, isActive: 0 },
    ]);
    expect((await signIn(taken.email)).statusCode).toBe(401);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('feeds').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('notifications').selectAll().execute()).toEqual([]);
    expect(await endDemoByEnvironment(db, clock.now)).toBe(0);
  });

  test('people who were there before it stay', async () => {
    const { addPerson, clock, db, start } = await openDemo(database);
    await start();
    const member = await addPerson();
    await db.updateTable('users').set({ createdAt: 1 }).where('id', '=', member.id).execute();
    await endDemoByEnvironment(db, clock.now);
    expect(await findUserByEmail(db, member.email)).toMatchObject(member);
  });
});

onEachDatabase('a stranger with an address of the demo', (database) => {
  test('cannot have the people of an assembly removed', async () => {
    const { call, addPerson, clock, db } = await openTestApp({ database });
    const email = DEMO_PEOPLE[0].email.toUpperCase();
    const payload = { email, firstName: 'Ada', lastName: 'Admin', password: PASSWORD };
    const reply = await call({ method: 'POST', url: signUp.path, payload });
    expect(reply.json()).toMatchObject({ code: 'email_in_use' });
    // One who signed up before such addresses were refused, and the activity log does not go back that far.
    await addPerson({ email, isActive: false });
    const member = await addPerson();
    expect(await endDemoByEnvironment(db, clock.now)).toBe(0);
    expect(await findUserByEmail(db, member.email)).toMatchObject(member);
  });
});

test('a sync that the demo has started is refused once the setup has ended it', async () => {
  const { db, sandbox, sync, close } = await openTestSync('SQLite');
  onTestFinished(close);
  publish(sandbox, 'first', 2);
  const completed = { value: `${SUNDAY}`, isEncrypted: 0 as const };
  await db
    .transaction()
    .execute((trx) => writeStoredSettings(trx, new Map([['SETUP_COMPLETED_AT', completed]])));
  await expect(sync({ isDemo: true })).rejects.toMatchObject({ code: 'setup_done' });
  expect(await readRuns(db, 1)).toEqual([]);
  expect((await sync()).state).toBe('done');
});

test("the demo's administrator can disconnect Google, and connect it again on the consent page", async () => {
  const demo = await openDemo('SQLite');
  const sandbox = await startDemoGoogle(demo.settings);
  onTestFinished(() => sandbox.close());
  await demo.start();
  const { headers } = await demo.signIn(DEMO_PEOPLE[0].email, DEMO_PASSWORD);
  const admin = { ...demo, cookie: `${headers['set-cookie']}` };
  expect(await connectionOf(admin)).toMatchObject({ state: 'connected', source: 'default' });
  expect((await disconnect(admin, 'keep')).statusCode).toBe(204);
  expect(await connectionOf(admin)).toMatchObject({ state: 'none', source: null });
  expect(await connect(admin)).toBe(`${RESULT}connected`);
  expect(await connectionOf(admin)).toMatchObject({
    state: 'connected',
    source: 'stored',
    account: 'office@sandbox.example',
  });
});

test('the demo does not use the database of an assembly', async () => {
  const { addPerson, start } = await openDemo('SQLite');
  await addPerson();
  await expect(start()).rejects.toThrow(/already has accounts/);
});

test('the demo cannot be used through a proxy', async () => {
  const { app } = await openDemo('SQLite');
  expect((await app.inject('/')).statusCode).toBe(200);
  const reply = await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.7' } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().detail).toMatch(/^This is the demo, which is not available through a proxy/);
});
