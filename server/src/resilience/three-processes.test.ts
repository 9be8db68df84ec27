import { randomUUID } from 'node:crypto';
import type { CreatedFeed } from '@assembly/contract/account/account';
import { createFeed, getAccount, revokeFeed } from '@assembly/contract/endpoints/account';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { getReadiness } from '@assembly/contract/endpoints/operations';
import { getSession } from '@assembly/contract/endpoints/session';
import { getSync } from '@assembly/contract/endpoints/sync';
import { approveUser, getUser, listUsers } from '@assembly/contract/endpoints/users';
import { SECOND_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { delayBetween, expectWithin, untilWritten } from '../testing/clients/expect-within.ts';
import { type Follower, followStream } from '../testing/clients/follow-stream.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { PASSWORD } from '../testing/fixtures/people.ts';
import type { Server } from '../testing/processes/start-server.ts';
import { RESILIENCE } from './duration.ts';
import {
  setOnlyEvent,
  startThreeProcesses,
  summariesAt,
  type ThreeProcesses,
} from './start-three-processes.ts';

const SYNCS = RESILIENCE.isLong ? 12 : 3;
/** People have changed, or may have. */
const PEOPLE_TOPICS = ['users', 'resync'];

const expectSeen = (measure: () => Promise<number>) =>
  expectWithin(1 * SECOND_MS, RESILIENCE.timedChanges, measure);

async function isSyncing({ call, proxy }: ThreeProcesses, cookie: string) {
  const reply = await call(proxy, getSync.path, { cookie });
  return ((await reply.json()) as { running: unknown }).running !== null;
}

test('a change on one of three processes is seen on the others within a second', async () => {
  const three = await startThreeProcesses(await readyDatabaseUrl('PostgreSQL'));
  const { servers, proxy, db, call, addPerson, cookieOf, sandbox } = three;
  const [first, second, third] = servers;
  const admin = await cookieOf(await addPerson({ isAdmin: true }));
  const streams = await Promise.all(servers.map(({ url }) => followStream(url, admin)));

  /** Milliseconds from the reply of the first process until the last of these streams received the change. */
  async function receivedAfter(topic: string, on: Follower[], change: () => Promise<Response>) {
    const receiving = on.map((stream) => stream.receives([topic], stream.received.length));
    const isDone = change().then((reply) => expect(reply.ok, `${reply.status}`).toBe(true));
    return await delayBetween(isDone, receiving);
  }

  // An approval.
  await expectSeen(async () => {
    const pending = await addPerson({ isActive: false });
    const approve = () =>
      call(first, addressOf(approveUser, { params: { id: pending.id } }), {
        method: 'POST',
        cookie: admin,
      });
    const ms = await receivedAfter('users', streams, approve);
    for (const server of servers) {
      const body = { email: pending.email, password: PASSWORD };
      const reply = await call(server, getSession.path, { method: 'POST', body });
      expect(reply.status).toBe(200);
    }
    return ms;
  });

  // A deletion.
  await expectSeen(async () => {
    const person = await addPerson();
    const cookie = await cookieOf(person);
    const theirs = await Promise.all([second, third].map(({ url }) => followStream(url, cookie)));
    for (const server of servers) expect(await accountStatus(server, cookie)).toBe(200);
    const remove = () =>
      call(first, addressOf(getUser, { params: { id: person.id } }), {
        method: 'DELETE',
        cookie: admin,
      });
    const ms = await receivedAfter('session', theirs, remove);
    for (const server of servers) expect(await accountStatus(server, cookie)).toBe(401);
    return ms;
  });

  // A new password, which ends the other sessions.
  await expectSeen(async () => {
    const ruth = await addPerson();
    const phone = await cookieOf(ruth);
    const laptop = await cookieOf(ruth);
    const onPhone = await Promise.all([second, third].map(({ url }) => followStream(url, phone)));
    for (const server of servers) expect(await accountStatus(server, phone)).toBe(200);
    const body = { password: PASSWORD, newPassword: 'seven geese over the lake' };
    const change = () => call(first, getAccount.path, { method: 'PATCH', cookie: laptop, body });
    const ms = await receivedAfter('session', onPhone, change);
    for (const server of servers) {
      expect(await accountStatus(server, phone)).toBe(401);
      expect(await accountStatus(server, laptop)).toBe(200);
    }
    return ms;
  });

  // A private link that is revoked, or whose owner is deleted. Each process has answered it before.
  for (const end of ['revocation', 'deletion'] as const) {
    await expectSeen(async () => {
      const person = await addPerson();
      const cookie = await cookieOf(person);
      const created = await call(first, createFeed.path, { method: 'POST', cookie });
      const { id, calendarUrl } = (await created.json()) as CreatedFeed;
      const { pathname } = new URL(calendarUrl);
      const statuses = () =>
        Promise.all(servers.map(async (server) => (await call(server, pathname)).status));
      expect(await statuses()).toEqual([200, 200, 200]);
      const path =
        end === 'revocation'
          ? addressOf(revokeFeed, { params: { id } })
          : addressOf(getUser, { params: { id: person.id } });
      const by = end === 'revocation' ? cookie : admin;
      expect((await call(first, path, { method: 'DELETE', cookie: by })).ok).toBe(true);
      const endedAt = performance.now();
      expect(await statuses()).toEqual([404, 404, 404]);
      return performance.now() - endedAt;
    });
  }

  // Syncs: a page that is notified may ask any process at once, and is notified once.
  sandbox.setTasks([]);
  sandbox.setDrive([]);
  const eventsReceived = () =>
    streams.map(({ received }) => received.filter(({ topic }) => topic === 'events').length);
  for (let n = 1; n <= SYNCS; n += 1) {
    await expectWithin(1 * SECOND_MS, 1, async () => {
      const summary = `Edition ${n} ${randomUUID()}`;
      setOnlyEvent(sandbox, summary);
      // Fill the response cache of each process.
      for (const server of servers) await summariesAt(three, server, admin);
      const asking = streams.map(async (stream) => {
        await stream.receives(['events'], stream.received.length);
        const receivedAt = performance.now();
        const seen = await Promise.all(servers.map((server) => summariesAt(three, server, admin)));
        expect(seen).toEqual([[summary], [summary], [summary]]);
        return receivedAt;
      });
      await untilWritten(db, 'events', async () => {
        const started = await call(proxy, getSync.path, {
          method: 'POST',
          cookie: admin,
          body: {},
        });
        expect(started.status).toBe(202);
      });
      const writtenAt = performance.now();
      const lastReceivedAt = Math.max(...(await Promise.all(asking)));
      await expect.poll(() => isSyncing(three, admin)).toBe(false);
      return lastReceivedAt - writtenAt;
    });
  }
  expect(eventsReceived()).toEqual([SYNCS, SYNCS, SYNCS]);

  async function accountStatus(server: { url: string }, cookie: string) {
    return (await call(server, getAccount.path, { cookie })).status;
  }
});

test('when one of three processes is killed the others go on, and its open pages reconnect and miss nothing', async () => {
  const three = await startThreeProcesses(await readyDatabaseUrl('PostgreSQL'));
  const { servers, proxy, call, addPerson, cookieOf } = three;
  const admin = await cookieOf(await addPerson({ isAdmin: true }));
  const streams: Follower[] = [];
  // One after the other, so that each process has two of them.
  for (let n = 0; n < 6; n += 1) streams.push(await followStream(proxy.url, admin));
  const signUp = (server: { url: string }, name: string) =>
    call(server, listUsers.path, {
      method: 'POST',
      body: { email: `${name}@example.org`, firstName: name, lastName: 'N', password: PASSWORD },
    });
  const receivedSoFar = () => streams.map(({ received }) => received.length);

  /** No process accepts requests until the change is made, so that it happens while the pages are disconnected. */
  async function killOneDuring(doomed: Server, change: () => Promise<Response>) {
    const before = receivedSoFar();
    const ports = proxy.ports.splice(0);
    await doomed.kill('SIGKILL');
    expect((await change()).status).toBe(201);
    proxy.ports.push(...ports);
    await Promise.all(streams.map((stream, at) => stream.receives(PEOPLE_TOPICS, before[at])));
  }

  const [first, second, third] = servers;
  // Nothing was published yet: a page that reconnects now has no last event to name.
  await killOneDuring(first, () => signUp(second, 'during'));
  expect(streams.filter(({ connections }) => connections > 1)).toHaveLength(2);

  const before = receivedSoFar();
  expect((await signUp(proxy, 'afterwards')).status).toBe(201);
  await Promise.all(streams.map((stream, at) => stream.receives(['users'], before[at])));
  for (let n = 0; n < 6; n += 1) expect((await call(proxy, getReadiness.path)).status).toBe(200);

  await killOneDuring(second, () => signUp(third, 'again'));
});
