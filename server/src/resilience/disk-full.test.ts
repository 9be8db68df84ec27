import { DAY_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { callServer } from '../testing/clients/call-server.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { fillDisk, makeRoom } from '../testing/databases/full-disk.ts';
import { openTestApp, PASSWORD, type TestApp } from '../testing/fixtures/test-app.ts';
import { canMount, startOnSmallDisk } from './small-disk.ts';

const SIGN_UPS_MOST = 500;

/** Each from another network: one may sign up only a hundred an hour. */
function signUp({ call }: TestApp, n: number) {
  return call({
    method: 'POST',
    url: '/api/users',
    remoteAddress: `10.0.${n >> 8}.${n & 255}`,
    payload: { email: `guest${n}@example.org`, firstName: 'G', lastName: 'N', password: PASSWORD },
  });
}

onEachDatabase('a full disk', (database) => {
  test('when the disk is full writing has to wait, reading goes on, and nothing that was confirmed is lost', async () => {
    const app = await openTestApp({ database });
    const { db, call, addPerson, cookieOf, clock, signIn } = app;
    const admin = await cookieOf(await addPerson({ isAdmin: true, email: 'ada@example.org' }));
    const old = await cookieOf(await addPerson());

    expect((await signUp(app, 0)).statusCode).toBe(201);
    await fillDisk(db);
    const confirmed = [0];
    let reply = await signUp(app, 1);
    for (let n = 2; reply.statusCode === 201 && n < SIGN_UPS_MOST; n += 1) {
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

    // A page of what each statement would write is left here and there: fill those too.
    for (let n = 0; n < 20; n += 1) {
      const status = (await signUp(app, SIGN_UPS_MOST + n)).statusCode;
      expect([201, 503]).toContain(status);
      if (status === 201) confirmed.push(SIGN_UPS_MOST + n);
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
    // The day on which a session would be written anew.
    clock.now += 2 * DAY_MS;
    expect((await call({ url: '/api/events', headers: { cookie: old } })).statusCode).toBe(200);

    await makeRoom(db);
    expect((await signUp(app, 1000)).statusCode).toBe(201);
    expect((await signIn('ada@example.org')).statusCode).toBe(200);
    for (const n of confirmed) expect((await signUp(app, n)).statusCode, `${n}`).toBe(409);
  });
});

test('so it is on SQLite in a process of its own, on a disk that really is full', async ({
  skip,
}) => {
  skip(!canMount(), 'this user may not mount a file system');
  const { server, fill, empty } = await startOnSmallDisk();
  const arrive = async (n: number) => {
    const reply = await callServer(server.url, '/api/users', {
      method: 'POST',
      body: { email: `guest${n}@example.org`, firstName: 'G', lastName: 'N', password: PASSWORD },
    });
    return reply.status;
  };
  expect(await arrive(0)).toBe(201);
  fill();
  const confirmed = [0];
  let status = 201;
  for (let n = 1; status === 201 && n < 90; n += 1) {
    status = await arrive(n);
    if (status === 201) confirmed.push(n);
  }
  expect(status).toBe(503);
  expect((await callServer(server.url, '/readyz')).status).toBe(200);
  expect((await callServer(server.url, '/api/session')).status).toBe(200);

  empty();
  await expect.poll(() => arrive(1000)).toBe(201);
  for (const n of confirmed) expect(await arrive(n), `${n}`).toBe(409);
  expect(server.said.err).toBe('');
});
