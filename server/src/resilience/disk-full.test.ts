import { DAY_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { callServer } from '../testing/clients/call-server.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { fillDisk, freeDisk } from '../testing/databases/full-disk.ts';
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
});

test('the same holds for the server on SQLite on a disk that is really full', async ({ skip }) => {
  skip(!canMount(), 'this user cannot mount a file system');
  const { server, fill, empty } = await startOnSmallDisk();
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

  empty();
  await expect.poll(() => signUpAtServer(1000)).toBe(201);
  for (const n of confirmed) expect(await signUpAtServer(n), `${n}`).toBe(409);
  expect(server.output.stderr).toBe('');
});
