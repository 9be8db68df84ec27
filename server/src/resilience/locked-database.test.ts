import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS, SECOND_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, PASSWORD, type TestApp } from '../testing/fixtures/test-app.ts';
import { holdLock } from './hold-lock.ts';

const READ_WITHIN_MS = 250;

function signUp({ call }: TestApp, email: string) {
  const payload = { email, firstName: 'G', lastName: 'N', password: PASSWORD };
  return call({ method: 'POST', url: '/api/users', payload });
}

/** Who is there for a process that starts now. */
async function emailsIn({ config }: TestApp): Promise<string[]> {
  const db = await openDatabase(config.databaseUrl);
  const rows = await db.selectFrom('users').select('email').execute();
  await db.destroy();
  return rows.map(({ email }) => email);
}

/** Reads again and again until the promise is settled, and tells how long the slowest took. */
async function readUntil({ call }: TestApp, cookie: string, settled: Promise<unknown>) {
  let isSettled = false;
  void settled.finally(() => {
    isSettled = true;
  });
  let slowest = 0;
  while (!isSettled) {
    const since = performance.now();
    const { statusCode } = await call({ url: '/api/users', headers: { cookie } });
    expect(statusCode).toBe(200);
    slowest = Math.max(slowest, performance.now() - since);
    await wait(10);
  }
  return slowest;
}

onEachDatabase('a database that is locked', (database) => {
  test('while another program holds the database for four seconds, whoever signs up waits and gets in', async () => {
    const app = await openTestApp({ database });
    const cookie = await app.cookieOf(await app.addPerson({ isAdmin: true }));
    expect((await signUp(app, 'early@example.org')).statusCode).toBe(201);
    const letGo = await holdLock(app.config.databaseUrl);
    const since = performance.now();
    const signingUp = signUp(app, 'patient@example.org');
    const reading = readUntil(app, cookie, signingUp);
    await wait(4 * SECOND_MS);
    await letGo();
    expect((await signingUp).statusCode).toBe(201);
    expect(performance.now() - since).toBeGreaterThan(4 * SECOND_MS);
    expect(await reading).toBeLessThan(READ_WITHIN_MS);
    const confirmed = ['early@example.org', 'patient@example.org'];
    expect(await emailsIn(app)).toEqual(expect.arrayContaining(confirmed));
  });

  test('who would have to wait longer is told so, readers go on, and afterwards all is as before', async () => {
    const app = await openTestApp({ database });
    const absent = await app.cookieOf(await app.addPerson());
    app.clock.now += 2 * DAY_MS;
    const cookie = await app.cookieOf(await app.addPerson({ isAdmin: true }));
    expect((await signUp(app, 'early@example.org')).statusCode).toBe(201);
    const letGo = await holdLock(app.config.databaseUrl);
    // The day on which a session would be written anew does not keep its owner out either.
    const sliding = app.call({ url: '/api/events', headers: { cookie: absent } });
    const refused = signUp(app, 'late@example.org');
    const slowest = await readUntil(app, cookie, refused);
    const reply = await refused;
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json()).toMatchObject({
      code: 'unavailable',
      detail: expect.stringMatching(/\.$/),
    });
    expect(slowest).toBeLessThan(READ_WITHIN_MS);

    expect((await sliding).statusCode).toBe(200);

    await letGo();
    // What was confirmed is there, what was refused is not.
    const emails = await emailsIn(app);
    expect(emails).toContain('early@example.org');
    expect(emails).not.toContain('late@example.org');
    expect((await signUp(app, 'late@example.org')).statusCode).toBe(201);
    expect(await emailsIn(app)).toEqual([...emails, 'late@example.org']);
  });
});
