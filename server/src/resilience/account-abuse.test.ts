import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { requestPasswordReset, resetPassword, signUp } from '@assembly/contract/endpoints/sign-in';
import { createResetLink, deleteUser } from '@assembly/contract/endpoints/users';
import { HOUR_MS } from '@assembly/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { callFrom } from '../testing/clients/call-from.ts';
import { startMailServer } from '../testing/clients/start-mail-server.ts';
import {
  type DatabaseKind,
  onEachDatabase,
  readyDatabaseUrl,
} from '../testing/databases/each-database.ts';
import { addPerson, cookieOf, PASSWORD } from '../testing/fixtures/people.ts';
import { startServer } from '../testing/processes/start-server.ts';

const STRANGERS = 12;
/** A name that is a message; strangers choose it. */
const NAME = { firstName: 'Your account', lastName: 'is blocked, call 555-0100' };

/** A server with a mail server and an administrator, and what starts another process on its database. */
async function startWithAdmin(database: DatabaseKind) {
  const databaseUrl = await readyDatabaseUrl(database);
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const admin = await addPerson(db, { isAdmin: true }, Date.now());
  const mail = await startMailServer();
  const environment = { SMTP_URL: mail.url, MAIL_FROM: 'office@assembly.test' };
  const start = () => startServer({ databaseUrl, environment });
  const inbox = (email: string) => mail.messages.filter(({ to }) => to.includes(email));
  return { db, admin, inbox, start, server: await start() };
}

const subjectOf = ({ source }: { source: string }) => /^Subject: (.*)\r$/m.exec(source)?.[1];

onEachDatabase('strangers and former administrators', (database) => {
  test("a deleted administrator's reset link does not sign them in as another administrator", async () => {
    const { db, admin, inbox, server } = await startWithAdmin(database);
    const former = await addPerson(db, { isAdmin: true }, Date.now());
    const made = await callFrom(
      '127.0.66.1',
      server.url + addressOf(createResetLink, { params: { id: admin.id } }),
      { method: 'POST', cookie: await cookieOf(db, former, Date.now()) },
    );
    expect(made.status).toBe(201);
    await expect
      .poll(() => inbox(admin.email).map(subjectOf))
      .toEqual(['A link to set your password for Our Assembly was created']);
    const deleted = await callFrom(
      '127.0.1.1',
      server.url + addressOf(deleteUser, { params: { id: former.id } }),
      { method: 'DELETE', cookie: await cookieOf(db, admin, Date.now()) },
    );
    expect(deleted.status).toBe(204);
    const token = new URL(JSON.parse(made.body).url).hash.slice(1);
    const used = await callFrom('127.0.66.2', server.url + resetPassword.path, {
      method: 'PUT',
      body: { token, password: 'a password of my choice' },
    });
    expect(used.status).toBe(410);
  });

  test("strangers' text does not go out under the assembly's name, and their sign-ups send one email an hour", async () => {
    const { db, admin, inbox, start, server } = await startWithAdmin(database);
    const servers = [server, await start()];
    const emailOf = (n: number) => `third-party-${n}@example.org`;
    const signUps = Array.from({ length: STRANGERS }, (_, n) =>
      callFrom(`127.0.66.${n + 1}`, servers[n % 2]?.url + signUp.path, {
        method: 'POST',
        body: { ...NAME, email: emailOf(n), password: PASSWORD },
      }),
    );
    for (const { status } of await Promise.all(signUps)) expect(status).toBe(201);
    await expect.poll(() => inbox(admin.email)).toHaveLength(1);

    const asked = await callFrom('127.0.66.1', server.url + requestPasswordReset.path, {
      method: 'POST',
      body: { email: emailOf(1) },
    });
    expect(asked.status).toBe(202);
    const [toThirdParty] = inbox(emailOf(1));
    expect(toThirdParty?.source).toContain('/reset-password#');
    expect(toThirdParty?.source).not.toContain(NAME.lastName);

    // The processes end, an hour passes, and another one starts.
    const [first] = inbox(admin.email).map(subjectOf);
    expect(first).toMatch(/^(New|\d+ new) sign-ups? at Our Assembly$/);
    const waiting = STRANGERS - Number(/^\d+/.exec(first ?? '')?.[0] ?? 1);
    const bundle = db.selectFrom('email_bundles').selectAll();
    await expect.poll(() => bundle.execute()).toMatchObject([{ waiting }]);
    await Promise.all(servers.map(({ kill }) => kill()));
    const { sentAt } = await bundle.executeTakeFirstOrThrow();
    await db
      .updateTable('email_bundles')
      .set({ sentAt: sentAt - HOUR_MS })
      .execute();
    await start();
    await expect.poll(() => inbox(admin.email)).toHaveLength(2);
    expect(inbox(admin.email).map(subjectOf)[1]).toBe(`${waiting} new sign-ups at Our Assembly`);
  });
});
