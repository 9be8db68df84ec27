import { SECOND_MS } from '@assembly/contract/limits';
import { api, healthz, readyz } from '@assembly/contract/paths';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { followStream } from '../testing/clients/follow-stream.ts';
import { startPostgres } from '../testing/databases/postgres-server.ts';
import { addPerson, cookieOf, PASSWORD } from '../testing/fixtures/people.ts';
import { startServer } from '../testing/processes/start-server.ts';

const BACK_WITHIN_MS = 10 * SECOND_MS;
/** What is asked of it is given up after ten seconds, and whoever waits for a connection waits five more at most. */
const REFUSED_WITHIN_MS = 16 * SECOND_MS;
const UNAVAILABLE = { status: 503, code: 'unavailable' };

async function startOnOwnPostgres() {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const db = await openDatabase(databaseUrl);
  const admin = await addPerson(db, { isAdmin: true }, Date.now());
  const cookie = await cookieOf(db, admin, Date.now());
  await db.destroy();
  const servers = await Promise.all([startServer({ databaseUrl }), startServer({ databaseUrl })]);
  return { postgres, servers, admin, cookie };
}

const signInAt = ({ url }: { url: string }, { email }: { email: string }) =>
  callServer(url, api.session, { method: 'POST', body: { email, password: PASSWORD } });

const signUp = ({ url }: { url: string }, name: string) =>
  callServer(url, api.users, {
    method: 'POST',
    body: { email: `${name}@example.org`, firstName: name, lastName: 'N', password: PASSWORD },
  });

async function expectUnavailable(reply: Response) {
  expect(reply.status, reply.url).toBe(503);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
  const sentence = { ...UNAVAILABLE, detail: expect.stringMatching(/\.$/) };
  expect(await reply.json()).toMatchObject(sentence);
}

test('while PostgreSQL is away everybody is told so, and when it is back so is everything', async () => {
  const { postgres, servers, admin, cookie } = await startOnOwnPostgres();
  const [first, second] = servers;
  const streams = await Promise.all(servers.map(({ url }) => followStream(url, cookie)));
  const signIn = (server: { url: string }) => signInAt(server, admin);

  // In the middle of what people do.
  const underWay = servers.flatMap((server) => [
    signIn(server),
    signUp(server, `during${server.port}`),
    callServer(server.url, api.users, { cookie }),
  ]);
  await postgres.halt();
  for (const { status } of await Promise.all(underWay)) expect([200, 201, 503]).toContain(status);

  for (const server of servers) {
    const { url } = server;
    expect((await callServer(url, healthz)).status).toBe(200);
    const refused = [
      await callServer(url, readyz),
      await callServer(url, api.events, { cookie }),
      await callServer(url, api.users, { cookie }),
      await signIn(server),
      await signUp(server, 'too-early'),
    ];
    for (const reply of refused) await expectUnavailable(reply);
  }

  const heard = streams.map((stream) => stream.heard.length);
  await postgres.resume();
  const since = performance.now();
  for (const server of servers) {
    await expect.poll(async () => (await callServer(server.url, readyz)).status).toBe(200);
    expect((await signIn(server)).status).toBe(200);
    expect((await callServer(server.url, api.users, { cookie })).status).toBe(200);
  }
  // Whoever listened is told to ask again, and then hears of what happens on the other process.
  await Promise.all(streams.map((stream, at) => stream.hears(['resync'], heard[at])));
  const already = streams.map((stream) => stream.heard.length);
  expect((await signUp(first, 'back')).status).toBe(201);
  await Promise.all(streams.map((stream, at) => stream.hears(['users'], already[at])));
  expect(performance.now() - since).toBeLessThan(BACK_WITHIN_MS);

  expect((await signUp(second, 'back')).status).toBe(409);
  for (const { said } of servers) expect(said.err).toBe('');
});

test('while PostgreSQL hangs nobody waits for ever, and when it goes on so does everything', async () => {
  const { postgres, servers, admin, cookie } = await startOnOwnPostgres();
  const [first, second] = servers;
  const streams = await Promise.all(servers.map(({ url }) => followStream(url, cookie)));
  // Twenty at once, so that each has connections to spare and some are in the middle of something.
  const manyAt = ({ url }: { url: string }) =>
    Array.from({ length: 20 }, () => callServer(url, api.users, { cookie }));
  for (const { status } of await Promise.all(servers.flatMap(manyAt))) expect(status).toBe(200);

  await postgres.freeze();
  const frozenSince = performance.now();
  const refused = servers.flatMap((server) => [
    callServer(server.url, readyz),
    signInAt(server, admin),
    signUp(server, 'too-early'),
    ...manyAt(server),
  ]);
  for (const reply of await Promise.all(refused)) await expectUnavailable(reply);
  expect(performance.now() - frozenSince).toBeLessThan(REFUSED_WITHIN_MS);
  expect((await callServer(first.url, healthz)).status).toBe(200);

  postgres.thaw();
  const since = performance.now();
  for (const server of servers) {
    await expect.poll(async () => (await callServer(server.url, readyz)).status).toBe(200);
    expect((await signInAt(server, admin)).status).toBe(200);
    // What was asked before is not taken for the answer to what is asked now.
    for (const reply of await Promise.all(manyAt(server))) {
      expect(reply.status).toBe(200);
      expect(await reply.json()).toMatchObject({ items: [{ id: admin.id }] });
    }
  }
  const heard = streams.map((stream) => stream.heard.length);
  expect((await signUp(second, 'back')).status).toBe(201);
  await Promise.all(streams.map((stream, at) => stream.hears(['users', 'resync'], heard[at])));
  expect(performance.now() - since).toBeLessThan(BACK_WITHIN_MS);
  for (const { said } of servers) expect(said.err).toBe('');
});
