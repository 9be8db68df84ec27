import { getSession } from '@assembly/contract/endpoints/session';
import { checkSetupCode, completeSetup, getSetup } from '@assembly/contract/endpoints/setup';
import { ATTEMPT_LIMITS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import problems from '@assembly/messages/en/problems';
import { expect, test } from 'vitest';
import { CHEAPEST_COST, openPasswords } from '../auth/passwords.ts';
import { issueSetupCode } from '../auth/setup-code.ts';
import { removeExpired } from '../cleanup.ts';
import { makeAdmin } from '../cli/people-commands.ts';
import { addDemoPeople, DEMO_PASSWORD, DEMO_PEOPLE, startDemoGoogle } from '../demo.ts';
import { ALL_TABLES, countTables } from '../store/copies/table-rows.ts';
import { readAudit } from '../store/users/audit-log.ts';
import { endDemoByEnvironment } from '../store/users/end-demo.ts';
import { SETUP_CODE_LIFE_MS } from '../store/users/setup.ts';
import { findUserByEmail } from '../store/users/users.ts';
import { type DatabaseKind, onEachDatabase } from '../testing/databases/each-database.ts';
import { fillDatabase } from '../testing/fixtures/sample-content.ts';
import { openTestApp, PASSWORD, PUBLIC_URL } from '../testing/fixtures/test-app.ts';

const ENTERED = {
  email: 'nora@grace.example',
  firstName: 'Nora',
  lastName: 'Newcomer',
  password: PASSWORD,
  assemblyName: 'Grace Church',
  timeZone: 'America/Bogota',
};

async function openApp(database: DatabaseKind, environment: Record<string, string> = {}) {
  const passwords = await openPasswords(CHEAPEST_COST);
  const testApp = await openTestApp({ database, environment, passwords });
  const { call, clock, db } = testApp;
  return {
    ...testApp,
    passwords,
    issue: async () => (await issueSetupCode(db, clock.now)) ?? 'none',
    check: (code: string) => call({ method: 'POST', url: checkSetupCode.path, payload: { code } }),
    complete: (code: string, change: object = {}) =>
      call({ method: 'POST', url: completeSetup.path, payload: { code, ...ENTERED, ...change } }),
    state: async () => (await call({ url: getSetup.path })).json().state,
    countCodes: async () => (await countTables(db, ['setup_codes'])).setup_codes,
  };
}

onEachDatabase('the setup link', (database) => {
  test('makes the first administrator, who is signed in, and works once', async () => {
    const { call, db, settings, issue, check, complete, state, countCodes } =
      await openApp(database);
    const [code, other] = [await issue(), await issue()];
    const rows = await db.selectFrom('setup_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await state()).toBe('needed');
    const fixed = { assemblyName: null, timeZone: null, publicUrl: PUBLIC_URL };
    expect((await check(code)).json()).toEqual({ isDemo: false, fixed });

    const reply = await complete(code);
    expect(reply.statusCode).toBe(201);
    const { user } = reply.json();
    expect(user).toMatchObject({ name: 'Nora Newcomer', isAdmin: true, isActive: true });
    const cookie = `${reply.headers['set-cookie']}`;
    expect((await call({ url: getSession.path, headers: { cookie } })).json()).toEqual({ user });
    expect(settings.current().assembly).toMatchObject({
      name: 'Grace Church',
      timeZone: 'America/Bogota',
    });
    expect(settings.current().syncSchedule).toBe('0 * * * *');
    expect((await readAudit(db, 1)).items).toMatchObject([
      { actor: 'Nora Newcomer', action: 'set_up' },
    ]);
    expect(await state()).toBe('done');
    expect(await countCodes()).toBe(0);
    expect(await issueSetupCode(db, 0)).toBeUndefined();
    for (const used of [code, other]) {
      expect((await complete(used)).json()).toMatchObject({ status: 410, code: 'setup_done' });
      expect((await check(used)).statusCode).toBe(410);
    }
  });

  test('opened by two people at once works for one of them, and the other gets 410', async () => {
    const { db, issue, complete } = await openApp(database);
    const shared = await issue();
    const codes = [shared, shared, await issue()];
    const replies = await Promise.all(
      codes.map((code, index) => complete(code, { email: `person${index}@grace.example` })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410, 410]);
    const admins = await db.selectFrom('users').select('email').execute();
    expect(admins).toHaveLength(1);
  });

  test('is voided by the admin command', async () => {
    const { clock, settings, db, issue, complete, state, countCodes } = await openApp(database);
    const code = await issue();
    const context = { settings, db, now: () => clock.now, log: () => {} };
    await makeAdmin.run(context, ['owner@grace.example']);
    expect(await countCodes()).toBe(0);
    expect((await complete(code)).json()).toMatchObject({ code: 'setup_done' });
    expect(await state()).toBe('done');
    expect(await issueSetupCode(db, clock.now)).toBeUndefined();
  });

  test('takes the account from a stranger who signed up with the address', async () => {
    const { addPerson, cookieOf, call, signIn, issue, complete } = await openApp(database);
    const stranger = await addPerson({ email: 'NORA@grace.example', isActive: true });
    const cookie = await cookieOf(stranger);
    const password = 'another password for it';
    expect((await complete(await issue(), { password })).statusCode).toBe(201);
    expect((await call({ url: getSession.path, headers: { cookie } })).json().user).toBeNull();
    expect((await signIn(stranger.email)).statusCode).toBe(401);
    expect((await signIn(stranger.email, password)).statusCode).toBe(200);
  });

  test('removes the accounts of a demo that was started by mistake, and they cannot sign in', async () => {
    const { clock, db, passwords, signIn, issue, complete, state } = await openApp(database);
    const code = await issue();
    await addDemoPeople(db, passwords, clock.now);
    const { email } = DEMO_PEOPLE[0];
    expect((await signIn(email, DEMO_PASSWORD)).json().code).toBe('invalid_credentials');
    clock.now += 1;
    expect((await complete(code)).statusCode).toBe(201);
    expect(await state()).toBe('done');
    expect(await findUserByEmail(db, email)).toBeUndefined();
    expect(await endDemoByEnvironment(db, clock.now)).toBe(0);
  });

  test('ends the demo: its people, content, settings, sessions and sandbox are gone', async () => {
    const { app, call, clock, db, passwords, settings, signIn, addPerson, ...testApp } =
      await openApp(database, { PUBLIC_URL: '' });
    await startDemoGoogle(settings);
    const sandbox = settings.current().google.apiUrl;
    expect((await fetch(sandbox)).status).toBe(404);
    await addDemoPeople(db, passwords, clock.now);
    await fillDatabase(db, { people: 4, events: 3, files: 3 });
    // Someone who was made an administrator in the demo does not stand in the way.
    await addPerson({ isAdmin: true });
    await settings.refresh();
    const { email } = DEMO_PEOPLE[0];
    const cookie = `${(await signIn(email, DEMO_PASSWORD)).headers['set-cookie']}`;
    expect(await testApp.state()).toBe('demo');
    const code = await testApp.issue();
    expect((await testApp.check(code)).json()).toMatchObject({
      isDemo: true,
      fixed: { assemblyName: null, publicUrl: null },
    });
    const refused = await testApp.complete(code, { email });
    expect(refused.json()).toMatchObject({
      code: 'email_in_use',
      fields: { email: expect.stringContaining('demo') },
    });

    const publicUrl = 'http://localhost:3000';
    const reply = await testApp.complete(code, { publicUrl: ` ${publicUrl.toUpperCase()}/ ` });
    expect(reply.statusCode).toBe(201);
    const left = Object.entries(await countTables(db, ALL_TABLES)).filter(([, rows]) => rows > 0);
    expect(Object.fromEntries(left)).toEqual({
      users: 1,
      user_words: 4,
      sessions: 1,
      audit_log: 1,
      // Name, language, time zone, address, schedule, when the setup was completed, and the time zone of the events.
      settings: 7,
      sources: 5,
    });
    expect((await call({ url: getSession.path, headers: { cookie } })).json().user).toBeNull();
    expect(settings.current()).toMatchObject({
      isDemo: false,
      publicUrl,
      assembly: { name: 'Grace Church' },
    });
    await expect(fetch(sandbox)).rejects.toThrow();
    // The demo refuses proxies.
    const proxied = { url: screens.login, headers: { 'x-forwarded-for': '192.0.2.7' } };
    expect((await app.inject(proxied)).statusCode).toBe(200);
    await addDemoPeople(db, passwords, clock.now);
    expect(await findUserByEmail(db, email)).toBeUndefined();
  });
});

test('wrong links are refused and limited, which does not keep the owner from the right one', async () => {
  const { clock, issue, check, complete } = await openApp('SQLite');
  const code = await issue();
  const { max, windowMs } = ATTEMPT_LIMITS.setup.perNetwork;
  for (let attempt = 0; attempt < max; attempt += 1) {
    const refused = await (attempt % 2 ? check : complete)(`wrong ${attempt}`);
    expect(refused.json()).toMatchObject({
      status: 403,
      code: 'wrong_setup_code',
      detail: problems.wrong_setup_code,
    });
  }
  expect((await check('wrong')).statusCode).toBe(429);
  expect((await complete('wrong')).statusCode).toBe(429);
  expect((await check(code)).statusCode).toBe(200);
  clock.now += windowMs;
  expect((await check('wrong')).statusCode).toBe(403);
  expect((await complete(code)).statusCode).toBe(201);
});

test('a link stops working after thirty days and is removed', async () => {
  const { clock, db, issue, check, countCodes } = await openApp('SQLite');
  const code = await issue();
  clock.now += SETUP_CODE_LIFE_MS - 1;
  await removeExpired(db, { auditDays: () => 730, now: () => clock.now });
  expect((await check(code)).statusCode).toBe(200);
  clock.now += 1;
  expect((await check(code)).statusCode).toBe(403);
  await removeExpired(db, { auditDays: () => 730, now: () => clock.now });
  expect(await countCodes()).toBe(0);
});

test('invalid values are named, and the link stays usable', async () => {
  const { issue, complete } = await openApp('SQLite');
  const code = await issue();
  for (const [change, field] of [
    [{ password: 'password1' }, 'password'],
    [{ email: 'nobody' }, 'email'],
    [{ email: DEMO_PEOPLE[0].email }, 'email'],
    [{ assemblyName: ' ' }, 'assemblyName'],
    [{ assemblyName: 'x'.repeat(121) }, 'assemblyName'],
    [{ timeZone: 'Middle/Earth' }, 'timeZone'],
    [{ publicUrl: 'https://grace.example/church' }, 'publicUrl'],
    [{ publicUrl: 'javascript:alert(1)' }, 'publicUrl'],
  ] as const) {
    const reply = await complete(code, change);
    expect([409, 422], field).toContain(reply.statusCode);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  }
  expect((await complete(code)).statusCode).toBe(201);
});

test('what the environment fixes is shown, and the setup does not change it', async () => {
  const { settings, db, issue, check, complete } = await openApp('SQLite', {
    ASSEMBLY_NAME: 'Fixed Church',
    ASSEMBLY_TIME_ZONE: 'Asia/Tokyo',
    SYNC_SCHEDULE: '0 5 * * *',
  });
  const code = await issue();
  expect((await check(code)).json().fixed).toEqual({
    assemblyName: 'Fixed Church',
    timeZone: 'Asia/Tokyo',
    publicUrl: PUBLIC_URL,
  });
  const publicUrl = 'https://elsewhere.example';
  expect((await complete(code, { publicUrl })).statusCode).toBe(201);
  const { assembly, publicUrl: kept } = settings.current();
  expect([assembly.name, assembly.timeZone, kept]).toEqual([
    'Fixed Church',
    'Asia/Tokyo',
    PUBLIC_URL,
  ]);
  // The address is stored as well, for a later start without the variable.
  const stored = await db.selectFrom('settings').selectAll().orderBy('name').execute();
  expect(stored).toMatchObject([
    { name: 'DEFAULT_LANGUAGE', value: 'en' },
    { name: 'PUBLIC_URL', value: PUBLIC_URL },
    { name: 'SETUP_COMPLETED_AT' },
  ]);
});

test('a schedule that was set by a command is kept', async () => {
  const { settings, db, clock, issue, complete } = await openApp('SQLite');
  await db
    .transaction()
    .execute((trx) => settings.write(trx, { SYNC_SCHEDULE: '0 5 * * *' }, { now: clock.now }));
  expect((await complete(await issue())).statusCode).toBe(201);
  expect(settings.current().syncSchedule).toBe('0 5 * * *');
});

test('until the setup is complete, the sign-in page says that it is needed', async () => {
  const { app, issue, complete } = await openApp('SQLite');
  const text = async (url: string) => (await app.inject(url)).body;
  for (const path of [screens.root, screens.login]) {
    expect(await text(path)).toContain('before the setup');
  }
  await complete(await issue());
  expect(await text(screens.login)).not.toContain('before the setup');
  expect(await text(screens.setup)).toContain('the page for the setup');
});
