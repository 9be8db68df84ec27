import { DAY_MS } from '@assembly/contract/limits';
import problems from '@assembly/messages/en/problems';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { onEachDatabase, readyDatabaseUrl } from '../testing/databases/each-database.ts';
import {
  allowDeletions,
  fillDisk,
  freeDisk,
  refuseDeletions,
} from '../testing/databases/full-disk.ts';
import { addPerson, cookieOf } from '../testing/fixtures/people.ts';
import { openTestApp, PASSWORD, type TestApp } from '../testing/fixtures/test-app.ts';
import { canMount, startOnSmallDisk } from './small-disk.ts';

const MAX_SIGN_UPS = 500;

/** Each from another network, because one network may only sign up a hundred people an hour. */
function signUp({ call }: TestApp, n: number) {
  return call({
    method: 'POST',
    url: '/api/users',
    remoteAddress: `10.0.${n >> 8}.${n & 255}`,
    payload: { email: `guest${n}@example.org`, firstName: 'G', lastName: 'N', password: PASSWORD },
  });
}

onEachDatabase('with a full disk', (database) => {
  test('writes are refused for now, reads go on, and every confirmed sign-up is stored', async () => {
    const app = await openTestApp({ database });
    const { db, call, addPerson, cookieOf, clock, signIn } = app;
    const admin = await cookieOf(await addPerson({ isAdmin: true, email: 'ada@example.org' }));
    const idle = await cookieOf(await addPerson());

    expect((await signUp(app, 0)).statusCode).toBe(201);
    await fillDisk(db);
    const confirmed = [0];
    let reply = await signUp(app, 1);
    for (let n = 2; reply.statusCode === 201 && n < MAX_SIGN_UPS; n += 1) {
      confirmed.push(n - 1);
      reply = await signUp(app, n);
    }
    expect(reply.statusCode).toBe(503);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '5',
    });
    expect(reply.json()).toMatchObject({
      code: 'unavailable',
      detail: expect.stringMatching(/\.$/),
    });

    // Some tables may have room left on their last page: fill those too.
    for (let n = 0; n < 20; n += 1) {
      const status = (await signUp(app, MAX_SIGN_UPS + n)).statusCode;
      expect([201, 503]).toContain(status);
      if (status === 201) confirmed.push(MAX_SIGN_UPS + n);
    }
    for (const url of [
      '/api/events',
      '/api/users',
      '/api/announcements',
      '/api/session',
      '/readyz',
    ]) {
      const read = await call({ url, headers: { cookie: admin } });
      expect(read.statusCode, url).toBe(200);
    }
    // A session that is due to be extended is still good while that cannot be written.
    clock.now += 2 * DAY_MS;
    expect((await call({ url: '/api/events', headers: { cookie: idle } })).statusCode).toBe(200);

    await freeDisk(db);
    expect((await signUp(app, 1000)).statusCode).toBe(201);
    expect((await signIn('ada@example.org')).statusCode).toBe(200);
    for (const n of confirmed) expect((await signUp(app, n)).statusCode, `${n}`).toBe(409);
  });

  test('logging out clears the cookie and says that the session could not be ended on the server', async () => {
    const { db, call, addPerson, cookieOf } = await openTestApp({ database });
    const headers = { cookie: await cookieOf(await addPerson()) };
    const logOut = () => call({ method: 'DELETE', url: '/api/session', headers });
    await refuseDeletions(db);
    const refused = await logOut();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['set-cookie']).toMatch(/^session=; Max-Age=0; Path=\/; /);
    expect(refused.json()).toEqual({
      status: 503,
      code: 'session_not_ended',
      detail: problems.session_not_ended,
    });

    await allowDeletions(db);
    expect((await call({ url: '/api/events', headers })).statusCode).toBe(200);
    expect((await logOut()).statusCode).toBe(204);
    expect((await call({ url: '/api/events', headers })).statusCode).toBe(401);
  });
});

async function addSessions(databaseUrl: string, count: number): Promise<string[]> {
  const db = await openDatabase(databaseUrl);
  const person = await addPerson(db, {}, Date.now());
  const cookies: string[] = [];
  for (let n = 0; n < count; n += 1) cookies.push(await cookieOf(db, person, Date.now()));
  await db.destroy();
  return cookies;
}

test('the same holds for the server on SQLite on a disk that is really full', async ({ skip }) => {
  skip(!canMount(), 'this user cannot mount a file system');
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const cookies = await addSessions(databaseUrl, 20);
  const { server, fill, empty } = await startOnSmallDisk(databaseUrl);
  const signUpAtServer = async (n: number) => {
    const reply = await callServer(server.url, '/api/users', {
      method: 'POST',
      body: { email: `guest${n}@example.org`, firstName: 'G', lastName: 'N', password: PASSWORD },
    });
    return reply.status;
  };
  expect(await signUpAtServer(0)).toBe(201);
  fill();
  const confirmed = [0];
  let status = 201;
  for (let n = 1; status === 201 && n < 90; n += 1) {
    status = await signUpAtServer(n);
    if (status === 201) confirmed.push(n);
  }
  expect(status).toBe(503);
  expect((await callServer(server.url, '/readyz')).status).toBe(200);
  expect((await callServer(server.url, '/api/session')).status).toBe(200);

  // The first ones may find room that a failed sign-up left in the log.
  const logOut = (cookie: string) =>
    callServer(server.url, '/api/session', { method: 'DELETE', cookie });
  let loggedOut: Response | undefined;
  let cookie = '';
  while (loggedOut?.status !== 503 && cookies.length > 0) {
    cookie = cookies.pop() ?? '';
    loggedOut = await logOut(cookie);
  }
  expect(loggedOut?.status).toBe(503);
  expect(loggedOut?.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^session=; Max-Age=0; /),
  ]);

  empty();
  await expect.poll(() => signUpAtServer(1000)).toBe(201);
  expect((await logOut(cookie)).status).toBe(204);
  for (const n of confirmed) expect(await signUpAtServer(n), `${n}`).toBe(409);
  expect(server.output.stderr).toBe('');
});
