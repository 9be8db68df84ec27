import { randomUUID } from 'node:crypto';
import { api, readyz } from '@assembly/contract/paths';
import { expect, test } from 'vitest';
import { delayBetween, expectWithinASecond, writingOf } from '../testing/clients/expect-within.ts';
import { type Follower, followStream } from '../testing/clients/follow-stream.ts';
import { freshDatabaseUrl } from '../testing/databases/each-database.ts';
import { PASSWORD } from '../testing/fixtures/people.ts';
import type { Server } from '../testing/processes/start-server.ts';
import { announce, startThree, summariesAt, type ThreeProcesses } from './start-three-processes.ts';

const SYNCS = 12;
/** What changed, or that something may have. */
const OF_PEOPLE = ['users', 'resync'];

const isOfEvents = ({ topic }: { topic: string }) => topic === 'events';

async function isSyncing({ call, proxy }: ThreeProcesses, cookie: string) {
  const reply = await call(proxy, api.sync, { cookie });
  return ((await reply.json()) as { running: unknown }).running !== null;
}

test('what is done on one of three processes is seen on the others within a second', async () => {
  const three = await startThree(await freshDatabaseUrl('PostgreSQL'));
  const { servers, db, call, addPerson, cookieOf, sandbox } = three;
  const [first, second, third] = servers;
  const admin = await cookieOf(await addPerson({ isAdmin: true }));
  const streams = await Promise.all(servers.map(({ url }) => followStream(url, admin)));

  /** Does it on the first process, and tells how long after its answer the last of these streams heard of it. */
  async function heardAfter(topic: string, on: Follower[], act: () => Promise<Response>) {
    const hearing = on.map((stream) => stream.hears([topic], stream.heard.length));
    const isDone = act().then((reply) => expect(reply.ok, `${reply.status}`).toBe(true));
    return await delayBetween(isDone, hearing);
  }

  await expectWithinASecond(async () => {
    const pending = await addPerson({ isActive: false });
    const approve = () => call(first, api.approve(pending.id), { method: 'POST', cookie: admin });
    const ms = await heardAfter('users', streams, approve);
    for (const server of servers) {
      const body = { email: pending.email, password: PASSWORD };
      const reply = await call(server, api.session, { method: 'POST', body });
      expect(reply.status).toBe(200);
    }
    return ms;
  });

  await expectWithinASecond(async () => {
    const person = await addPerson();
    const cookie = await cookieOf(person);
    const theirs = await Promise.all([second, third].map(({ url }) => followStream(url, cookie)));
    for (const server of servers) expect(await accountAt(server, cookie)).toBe(200);
    const remove = () => call(first, api.user(person.id), { method: 'DELETE', cookie: admin });
    const ms = await heardAfter('session', theirs, remove);
    for (const server of servers) expect(await accountAt(server, cookie)).toBe(401);
    return ms;
  });

  await expectWithinASecond(async () => {
    const ruth = await addPerson();
    const phone = await cookieOf(ruth);
    const laptop = await cookieOf(ruth);
    const onPhone = await Promise.all([second, third].map(({ url }) => followStream(url, phone)));
    for (const server of servers) expect(await accountAt(server, phone)).toBe(200);
    const body = { password: PASSWORD, newPassword: 'seven geese over the lake' };
    const change = () => call(first, api.account, { method: 'PATCH', cookie: laptop, body });
    const ms = await heardAfter('session', onPhone, change);
    for (const server of servers) {
      expect(await accountAt(server, phone)).toBe(401);
      expect(await accountAt(server, laptop)).toBe(200);
    }
    return ms;
  });

  // Twice: each keeps the page it has sent, until it hears that it is no longer true.
  for (const title of ['Harvest', 'Harvest, moved']) {
    await expectWithinASecond(async () => {
      const summary = `${title} ${randomUUID()}`;
      announce(sandbox, summary);
      for (const server of servers) await summariesAt(three, server, admin);
      const hearing = streams.map((stream) => stream.hears(['events'], stream.heard.length));
      const isWritten = writingOf(db, 'events', async () => {
        const started = await call(first, api.sync, { method: 'POST', cookie: admin, body: {} });
        expect(started.status).toBe(202);
      });
      const ms = await delayBetween(isWritten, hearing);
      for (const server of servers) {
        expect(await summariesAt(three, server, admin)).toEqual([summary]);
      }
      await expect.poll(() => isSyncing(three, admin)).toBe(false);
      return ms;
    });
  }

  async function accountAt(server: { url: string }, cookie: string) {
    return (await call(server, api.account, { cookie })).status;
  }
});

test('whoever is told of a sync by one process may at once ask another, and is told once', async () => {
  const three = await startThree(await freshDatabaseUrl('PostgreSQL'));
  const { servers, proxy, call, addPerson, cookieOf, sandbox } = three;
  const admin = await cookieOf(await addPerson({ isAdmin: true }));
  const streams = await Promise.all(servers.map(({ url }) => followStream(url, admin)));
  // What this is not about would only take time.
  sandbox.setTasks([]);
  sandbox.setDrive([]);
  const toldSo = () => streams.map(({ heard }) => heard.filter(isOfEvents).length);

  for (let n = 1; n <= SYNCS; n += 1) {
    announce(sandbox, `Edition ${n}`);
    // Each has the page ready as it was.
    for (const server of servers) await summariesAt(three, server, admin);
    const asking = streams.map(async (stream) => {
      await stream.hears(['events'], stream.heard.length);
      return await Promise.all(servers.map((server) => summariesAt(three, server, admin)));
    });
    const started = await call(proxy, api.sync, { method: 'POST', cookie: admin, body: {} });
    expect(started.status).toBe(202);
    const edition = [`Edition ${n}`];
    const onEach = [edition, edition, edition];
    expect(await Promise.all(asking)).toEqual([onEach, onEach, onEach]);
    await expect.poll(() => isSyncing(three, admin)).toBe(false);
  }
  expect(toldSo()).toEqual([SYNCS, SYNCS, SYNCS]);
});

test('one of three is killed: the others go on, and its listeners come back to them and miss nothing', async () => {
  const three = await startThree(await freshDatabaseUrl('PostgreSQL'));
  const { servers, proxy, call, addPerson, cookieOf } = three;
  const admin = await cookieOf(await addPerson({ isAdmin: true }));
  const streams: Follower[] = [];
  // One after the other, so that each process has two of them.
  for (let n = 0; n < 6; n += 1) streams.push(await followStream(proxy.url, admin));
  const signUp = (server: { url: string }, name: string) =>
    call(server, api.users, {
      method: 'POST',
      body: { email: `${name}@example.org`, firstName: name, lastName: 'N', password: PASSWORD },
    });
  const heardSo = () => streams.map(({ heard }) => heard.length);

  /** Its listeners find nobody until the change has been made: it falls into the time in which they hear nothing. */
  async function killOneDuring(doomed: Server, change: () => Promise<Response>) {
    const before = heardSo();
    const behind = proxy.behind.splice(0);
    await doomed.kill('SIGKILL');
    expect((await change()).status).toBe(201);
    proxy.behind.push(...behind);
    await Promise.all(streams.map((stream, at) => stream.hears(OF_PEOPLE, before[at])));
  }

  const [first, second, third] = servers;
  // Nothing has been heard yet: whoever comes back now cannot say what was the last thing.
  await killOneDuring(first, () => signUp(second, 'during'));
  expect(streams.filter(({ connections }) => connections > 1)).toHaveLength(2);

  const before = heardSo();
  expect((await signUp(proxy, 'afterwards')).status).toBe(201);
  await Promise.all(streams.map((stream, at) => stream.hears(['users'], before[at])));
  for (let n = 0; n < 6; n += 1) expect((await call(proxy, readyz)).status).toBe(200);

  await killOneDuring(second, () => signUp(third, 'again'));
});
