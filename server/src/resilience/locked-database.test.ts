import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS, SECOND_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import type { DatabaseKind } from '../testing/databases/each-database.ts';
import { openTestApp, PASSWORD, type TestApp } from '../testing/fixtures/test-app.ts';
import { holdLock } from './hold-lock.ts';

const READ_WITHIN_MS = 250;

function signUp({ call }: TestApp, email: string) {
  const payload = { email, firstName: 'G', lastName: 'N', password: PASSWORD };
  return call({ method: 'POST', url: '/api/users', payload });
}

/** The accounts that a process which starts now would find. */
async function storedEmails({ config }: TestApp): Promise<string[]> {
  const db = await openDatabase(config.databaseUrl);
  const rows = await db.selectFrom('users').select('email').execute();
  await db.destroy();
  return rows.map(({ email }) => email);
}

/** Reads until the promise is settled, and resolves with the duration of the slowest read. */
async function readUntil({ call }: TestApp, cookie: string, settled: Promise<unknown>) {
  let isSettled = false;
  void settled.finally(() => {
    isSettled = true;
  });
  let slowestMs = 0;
  while (!isSettled) {
    const startedAt = performance.now();
    const { statusCode } = await call({ url: '/api/users', headers: { cookie } });
    expect(statusCode).toBe(200);
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    await wait(10);
  }
  return slowestMs;
}

/** Another program locks the database for six seconds; the first sign-up waits for five of them, the second for four. */
async function lockForSixSeconds(app: TestApp): Promise<void> {
  const idle = await app.cookieOf(await app.addPerson());
  app.clock.now += 2 * DAY_MS;
  const cookie = await app.cookieOf(await app.addPerson({ isAdmin: true }));
  expect((await signUp(app, 'early@example.org')).statusCode).toBe(201);

  const unlock = await holdLock(app.config.databaseUrl);
  // A session that is due to be extended is still good while that cannot be written.
  const extending = app.call({ url: '/api/events', headers: { cookie: idle } });
  const refusing = signUp(app, 'refused@example.org');
  await wait(2 * SECOND_MS);
  const waiting = signUp(app, 'waiting@example.org');
  const reading = readUntil(app, cookie, waiting);
  await wait(4 * SECOND_MS);
  await unlock();

  const refused = await refusing;
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({
    code: 'unavailable',
    detail: expect.stringMatching(/\.$/),
  });
  expect((await waiting).statusCode).toBe(201);
  expect(await reading).toBeLessThan(READ_WITHIN_MS);
  expect((await extending).statusCode).toBe(200);

  const emails = await storedEmails(app);
  expect(emails).toEqual(expect.arrayContaining(['early@example.org', 'waiting@example.org']));
  expect(emails).not.toContain('refused@example.org');
  expect((await signUp(app, 'refused@example.org')).statusCode).toBe(201);
  expect(await storedEmails(app)).toEqual([...emails, 'refused@example.org']);
}

test('while another program locks the database, reads go on, writes wait, and one that waits too long is refused', async () => {
  const kinds: DatabaseKind[] = ['SQLite', 'PostgreSQL'];
  const apps = await Promise.all(kinds.map((database) => openTestApp({ database })));
  // Both at once: the time goes into waiting.
  await Promise.all(apps.map(lockForSixSeconds));
});
