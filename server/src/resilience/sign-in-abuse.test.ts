import { setTimeout as wait } from 'node:timers/promises';
import { getSession } from '@assembly/contract/endpoints/session';
import { requestPasswordReset } from '@assembly/contract/endpoints/sign-in';
import { SECOND_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import { expect, test } from 'vitest';
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
/** At the same time for each pending account; together, more than the queue holds. */
const REQUESTS = 6;
const PAUSE_MS = 50;
const MEMBERS = 4;
const SIGNED_IN_WITHIN_MS = 3 * SECOND_MS;
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
  const signIn = (address: string, { email }: User, password = PASSWORD) =>
    callFrom(address, url + getSession.path, { method: 'POST', body: { email, password } });
  return { url, pending, members, signIn };
}

onEachDatabase('signing in under attack', (database) => {
  test('strangers with pending accounts cannot keep members from signing in', async () => {
    const { pending, members, signIn } = await startWithPeople(database);

    for (const attackers of [['127.0.66.1'], ['127.0.66.2', '127.0.66.3', '127.0.66.4']]) {
      let isOver = false;
      const refusals = new Set<number>();
      const attack = async (address: string, person: User) => {
        while (!isOver) {
          refusals.add((await signIn(address, person)).status);
          await wait(PAUSE_MS);
        }
      };
      const attacks = pending.flatMap((person) =>
        Array.from({ length: REQUESTS }, (_, n) =>
          attack(attackers[n % attackers.length] ?? '', person),
        ),
      );
      try {
        await expect.poll(() => refusals).toContain(503);
        for (const [n, member] of members.entries()) {
          const { status, ms } = await signIn(`127.0.1.${n + 1}`, member);
          expect(status).toBe(200);
          expect(ms).toBeLessThan(SIGNED_IN_WITHIN_MS);
        }
      } finally {
        isOver = true;
        await Promise.all(attacks);
      }
    }
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

    for (let n = 1; n <= 20; n += 1) {
      expect((await ask(owner, `127.0.66.${n}`)).status).toBe(202);
    }
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
    expect((await signIn('127.0.1.1', owner, NEW_PASSWORD)).status).toBe(200);
  });
});
