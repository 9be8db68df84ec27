import { setTimeout as wait } from 'node:timers/promises';
import { getSession } from '@assembly/contract/endpoints/session';
import { requestPasswordReset } from '@assembly/contract/endpoints/sign-in';
import { SECOND_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import { expect, onTestFinished, test } from 'vitest';
import { openPasswords } from '../auth/passwords.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { callFrom } from '../testing/clients/call-from.ts';
import { startMailServer } from '../testing/clients/start-mail-server.ts';
import {
  type DatabaseKind,
  onEachDatabase,
  readyDatabaseUrl,
} from '../testing/databases/each-database.ts';
import { addPerson, PASSWORD } from '../testing/fixtures/people.ts';
import { startServer } from '../testing/processes/start-server.ts';

const PENDING = 12;
/** One network would fill the queue alone. */
const ATTACKERS = [...Array(5).fill('127.0.66.1'), '127.0.66.2', '127.0.66.3'];
const PAUSE_MS = 200;
const MEMBERS = 4;
const SIGNED_IN_WITHIN_MS = 3 * SECOND_MS;
/** Matters only when other programs keep the machine so busy that a sign-in alone takes 150 ms. */
const TIMES_AS_LONG = 20;
const NEW_PASSWORD = 'a wholly new password';

async function startWithPeople(database: DatabaseKind, environment: Record<string, string> = {}) {
  const databaseUrl = await readyDatabaseUrl(database);
  const db = await openDatabase(databaseUrl);
  // At full cost, as in production.
  const password = await (await openPasswords()).hash(PASSWORD);
  const addPeople = (count: number, isActive: boolean) =>
    Promise.all(
      Array.from({ length: count }, () => addPerson(db, { isActive, password }, Date.now())),
    );
  const pending = await addPeople(PENDING, false);
  const members = await addPeople(MEMBERS, true);
  await db.destroy();
  const { url } = await startServer({ databaseUrl, environment });
  const signIn = (
    address: string,
    { email }: User,
    { password = PASSWORD, ...call }: { password?: string; signal?: AbortSignal } = {},
  ) =>
    callFrom(address, url + getSession.path, {
      ...call,
      method: 'POST',
      body: { email, password },
    });
  return { url, pending, members, signIn };
}

onEachDatabase('signing in under attack', (database) => {
  test('strangers with pending accounts cannot keep members from signing in', async () => {
    const { pending, members, signIn } = await startWithPeople(database);
    const durations: number[] = [];
    const signInMembers = async () => {
      for (const [n, member] of members.entries()) {
        const { status, ms } = await signIn(`127.0.1.${n + 1}`, member);
        expect(status).toBe(200);
        durations.push(ms);
      }
    };
    await signInMembers();
    const limitMs = Math.max(SIGNED_IN_WITHIN_MS, TIMES_AS_LONG * Math.max(...durations));
    const refusals = new Set<number>();
    const end = new AbortController();
    onTestFinished(() => end.abort());
    const attack = async (address: string, person: User) => {
      while (!end.signal.aborted) {
        const reply = await signIn(address, person, { signal: end.signal }).catch(() => undefined);
        if (reply) refusals.add(reply.status);
        await wait(PAUSE_MS);
      }
    };
    for (const address of ATTACKERS) for (const person of pending) void attack(address, person);
    await expect.poll(() => refusals).toContain(503);

    await signInMembers();
    expect(Math.max(...durations)).toBeLessThan(limitMs);
  });

  test('strangers in many networks cannot keep a member from resetting the password', async () => {
    const mail = await startMailServer();
    const { url, members, signIn } = await startWithPeople(database, {
      SMTP_URL: mail.url,
      MAIL_FROM: 'office@assembly.test',
    });
    const [owner, other] = members as [User, User];
    const ask = ({ email }: User, address: string) =>
      callFrom(address, url + requestPasswordReset.path, { method: 'POST', body: { email } });

    const strangers = Array.from({ length: 8 }, (_, n) => ask(owner, `127.0.66.${n + 1}`));
    for (const { status } of await Promise.all(strangers)) expect(status).toBe(202);
    expect((await ask(owner, '127.0.1.1')).status).toBe(202);
    const inbox = mail.messages.filter(({ to }) => to.includes(owner.email));
    expect(inbox).toHaveLength(5);
    expect((await ask(other, '127.0.66.1')).status).toBe(202);
    expect(mail.messages).toHaveLength(6);

    const [, token] = inbox[0]?.source.match(/reset-password\S*?([\w-]{43})/) ?? [];
    const reset = await callFrom('127.0.1.1', `${url}/api/password-resets/${token}`, {
      method: 'PUT',
      body: { password: NEW_PASSWORD },
    });
    expect(reset.status).toBe(204);
    expect((await signIn('127.0.1.1', owner, { password: NEW_PASSWORD })).status).toBe(200);
  });
});
