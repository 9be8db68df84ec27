import { SECOND_MS } from '@assembly/contract/limits';
import { api, healthz, readyz } from '@assembly/contract/paths';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { callServer } from '../testing/call-server.ts';
import { followStream } from '../testing/follow-stream.ts';
import { addPerson, cookieOf, PASSWORD } from '../testing/people.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { startServer } from '../testing/start-server.ts';

const BACK_WITHIN_MS = 10 * SECOND_MS;
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

test('while PostgreSQL is away everybody is told so, and when it is back so is everything', async () => {
  const { postgres, servers, admin, cookie } = await startOnOwnPostgres();
  const [first, second] = servers;
  const streams = await Promise.all(servers.map(({ url }) => followStream(url, cookie)));
  const signIn = ({ url }: { url: string }) =>
    callServer(url, api.session, {
      method: 'POST',
      body: { email: admin.email, password: PASSWORD },
    });
  const signUp = ({ url }: { url: string }, name: string) =>
    callServer(url, api.users, {
      method: 'POST',
      body: { email: `${name}@example.org`, firstName: name, lastName: 'N', password: PASSWORD },
    });

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
    for (const reply of refused) {
      expect(reply.status, reply.url).toBe(503);
      expect(reply.headers.get('content-type')).toContain('application/problem+json');
      const sentence = { ...UNAVAILABLE, detail: expect.stringMatching(/\.$/) };
      expect(await reply.json()).toMatchObject(sentence);
    }
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
