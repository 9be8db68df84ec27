import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { getSession } from '@assembly/contract/endpoints/session';
import { requestPasswordReset, resetPassword, signUp } from '@assembly/contract/endpoints/sign-in';
import { createResetLink, deleteUser } from '@assembly/contract/endpoints/users';
import { RESET_EMAIL_LIMIT } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPasswords } from '../auth/passwords.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { callFrom } from '../testing/clients/call-from.ts';
import { startMailServer } from '../testing/clients/start-mail-server.ts';
import {
  type DatabaseKind,
  onEachDatabase,
  readyDatabaseUrl,
} from '../testing/databases/each-database.ts';
import { addPerson, cookieOf, PASSWORD } from '../testing/fixtures/people.ts';
import { type OnEnd, startServer } from '../testing/processes/start-server.ts';

const PENDING = 12;
/** For each account; together more than the queue of password checks holds. */
const SIGN_INS = 5;
/** More than the queue has places. */
const NETWORKS = 60;
const NEW_PASSWORD = 'a wholly new password';
/** A name that is a message; strangers choose it. */
const NAME = { firstName: 'Your account', lastName: 'is blocked, call 555-0100' };

/** A server with a mail server and an administrator. */
async function startWithAdmin(database: DatabaseKind, onEnd: OnEnd) {
  const databaseUrl = await readyDatabaseUrl(database);
  const db = await openDatabase(databaseUrl);
  onEnd(() => db.destroy());
  const admin = await addPerson(db, { isAdmin: true }, Date.now());
  const mail = await startMailServer({ onEnd });
  const environment = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'office@assembly.test',
    QUIET_HOURS: 'none',
  };
  const { url } = await startServer({ databaseUrl, environment, onEnd });
  return {
    db,
    admin,
    add: (person: Partial<User> & { password?: string } = {}) => addPerson(db, person, Date.now()),
    cookieOf: (person: User) => cookieOf(db, person, Date.now()),
    inbox: (email: string) => mail.messages.filter(({ to }) => to.includes(email)),
    send: (from: string, method: string, path: string, call: { body?: unknown; cookie?: string }) =>
      callFrom(from, url + path, { method, ...call }),
  };
}

const subjectOf = ({ source }: { source: string }) => /^Subject: (.*)\r$/m.exec(source)?.[1];

onEachDatabase('strangers and former administrators', (database) => {
  // One process for all tests. Each uses people and networks of its own.
  const cleanUps: (() => Promise<void>)[] = [];
  let assembly: Awaited<ReturnType<typeof startWithAdmin>>;
  beforeAll(async () => {
    assembly = await startWithAdmin(database, (cleanUp) => void cleanUps.push(cleanUp));
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });

  test('strangers with pending accounts cannot keep members from signing in', async () => {
    const { db, add, send } = assembly;
    // At full cost, so that the queue stays full.
    const password = await (await openPasswords()).hash(PASSWORD);
    const people = (count: number, isActive: boolean) =>
      Promise.all(Array.from({ length: count }, () => add({ isActive, password })));
    const [pending, members] = [await people(PENDING, false), await people(3, true)];
    const signIn = async (from: string, { email }: User) =>
      (await send(from, 'POST', getSession.path, { body: { email, password: PASSWORD } })).status;

    const attacker = '127.0.66.1';
    const refusals: number[] = [];
    const attack = Array(SIGN_INS)
      .fill(pending)
      .flat()
      .map(async (person: User) => void refusals.push(await signIn(attacker, person)));
    await expect.poll(() => refusals, { interval: 5 }).toContain(503);
    const signIns = members.map((member, n) => signIn(`127.0.1.${n + 1}`, member));
    expect(await Promise.all(signIns)).toEqual([200, 200, 200]);
    await Promise.all(attack);
    expect([...new Set(refusals)].toSorted()).toEqual([403, 503]);

    // Members do not wait for all of the attacker's attempts, and those count.
    const counted = db.selectFrom('attempts').select('at').where('network', '=', attacker);
    const attempts = await counted.execute();
    expect(attempts).toHaveLength(refusals.filter((status) => status === 403).length);
    for (const { id } of members) {
      const session = db.selectFrom('sessions').select('createdAt').where('userId', '=', id);
      const { createdAt } = await session.executeTakeFirstOrThrow();
      expect(attempts.filter(({ at }) => at > createdAt).length).toBeGreaterThan(PENDING);
    }
  });

  test('strangers in more networks than the queue has places cannot keep members from signing in', async () => {
    const { add, send } = assembly;
    const member = await add();
    const signIn = async (from: string, email = 'unknown@example.org') =>
      (await send(from, 'POST', getSession.path, { body: { email, password: PASSWORD } })).status;
    const networks = Array.from({ length: NETWORKS }, (_, n) => `127.0.70.${n + 1}`);
    // Nothing tells these networks from those of members until their first attempt has failed.
    for (const network of networks) expect(await signIn(network)).toBe(401);

    const refusals: number[] = [];
    const attack = [...networks, ...networks, ...networks].map(
      async (network) => void refusals.push(await signIn(network)),
    );
    await expect.poll(() => refusals, { interval: 5 }).toContain(503);
    expect(await signIn('127.0.4.1', member.email)).toBe(200);
    // It did not wait for all of theirs.
    expect(refusals.length).toBeLessThan(attack.length);
    await Promise.all(attack);
  });

  test('strangers in many networks cannot keep a member from resetting the password', async () => {
    const { add, inbox, send } = assembly;
    const { email } = await add();
    const ask = async (from: string) =>
      (await send(from, 'POST', requestPasswordReset.path, { body: { email } })).status;
    const networks = Array.from(
      { length: RESET_EMAIL_LIMIT.max + 1 },
      (_, n) => `127.0.67.${n + 1}`,
    );
    for (const status of await Promise.all(networks.map(ask))) expect(status).toBe(202);
    expect(await ask('127.0.2.1')).toBe(202);
    const emails = inbox(email);
    expect(emails).toHaveLength(RESET_EMAIL_LIMIT.max);

    const [, token] = emails[0]?.source.match(/reset-password#([\w-]{43})/) ?? [];
    const body = { token, password: NEW_PASSWORD };
    expect((await send('127.0.2.1', 'PUT', resetPassword.path, { body })).status).toBe(204);
  });

  test("a deleted administrator's reset link does not sign them in as another administrator", async () => {
    const { admin, add, inbox, send } = assembly;
    const former = await add({ isAdmin: true });
    const linkFor = addressOf(createResetLink, { params: { id: admin.id } });
    const cookie = await assembly.cookieOf(former);
    const made = await send('127.0.68.1', 'POST', linkFor, { cookie });
    expect(made.status).toBe(201);
    await expect
      .poll(() => inbox(admin.email).map(subjectOf))
      .toContain('A link to set your password for Our Assembly was created');
    const account = addressOf(deleteUser, { params: { id: former.id } });
    const byAdmin = { cookie: await assembly.cookieOf(admin) };
    expect((await send('127.0.3.1', 'DELETE', account, byAdmin)).status).toBe(204);
    const body = {
      token: new URL(JSON.parse(made.body).url).hash.slice(1),
      password: NEW_PASSWORD,
    };
    expect((await send('127.0.68.2', 'PUT', resetPassword.path, { body })).status).toBe(410);
  });

  test("strangers' text does not go out under the assembly's name, and their sign-ups send one email", async () => {
    const { admin, inbox, send } = assembly;
    const emails = [1, 2, 3].map((n) => `third-party-${n}@example.org`);
    const signUps = emails.map((email, n) => {
      const body = { ...NAME, email, password: PASSWORD };
      return send(`127.0.69.${n + 1}`, 'POST', signUp.path, { body });
    });
    for (const { status } of await Promise.all(signUps)) expect(status).toBe(201);

    const [email = ''] = emails;
    const asked = await send('127.0.69.1', 'POST', requestPasswordReset.path, { body: { email } });
    expect(asked.status).toBe(202);
    // One to confirm the address, and the one that was asked for.
    await expect.poll(() => inbox(email)).toHaveLength(2);
    const toThirdParty = inbox(email).map(({ source }) => source);
    expect(toThirdParty.join()).toMatch(/\/reset-password#/);
    expect(toThirdParty.join()).not.toContain(NAME.lastName);
    const subjects = () => inbox(admin.email).map(subjectOf);
    await expect
      .poll(() => subjects().filter((subject) => subject?.includes('sign-up')))
      .toEqual([expect.stringMatching(/^(New|\d new) sign-ups? at Our Assembly$/)]);
  });
});
