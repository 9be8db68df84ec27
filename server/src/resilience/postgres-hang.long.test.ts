import { getHealth, getReadiness } from '@assembly/contract/endpoints/operations';
import { listUsers } from '@assembly/contract/endpoints/users';
import { SECOND_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { callServer } from '../testing/clients/call-server.ts';
import { followStream } from '../testing/clients/follow-stream.ts';
import { expectUnavailable, signIn, signUp, startOnOwnPostgres } from './own-postgres.ts';

const BACK_WITHIN_MS = 10 * SECOND_MS;
/** A query is given up after ten seconds, and a request waits at most five more for a connection. */
const REFUSED_WITHIN_MS = 16 * SECOND_MS;

test('while PostgreSQL hangs no request waits forever, and everything works again after it goes on', async () => {
  const { postgres, servers, admin, cookie } = await startOnOwnPostgres();
  const [first, second] = servers;
  const streams = await Promise.all(servers.map(({ url }) => followStream(url, cookie)));
  // Twenty at once, so that both servers have spare connections and some that are in use.
  const readTwenty = ({ url }: { url: string }) =>
    Array.from({ length: 20 }, () => callServer(url, listUsers.path, { cookie }));
  for (const { status } of await Promise.all(servers.flatMap(readTwenty))) expect(status).toBe(200);

  await postgres.freeze();
  const frozenAt = performance.now();
  const refused = servers.flatMap((server) => [
    callServer(server.url, getReadiness.path),
    signIn(server, admin),
    signUp(server, 'too-early'),
    ...readTwenty(server),
  ]);
  for (const reply of await Promise.all(refused)) await expectUnavailable(reply);
  expect(performance.now() - frozenAt).toBeLessThan(REFUSED_WITHIN_MS);
  expect((await callServer(first.url, getHealth.path)).status).toBe(200);

  postgres.thaw();
  const thawedAt = performance.now();
  for (const server of servers) {
    await expect
      .poll(async () => (await callServer(server.url, getReadiness.path)).status)
      .toBe(200);
    expect((await signIn(server, admin)).status).toBe(200);
    // A late answer to an earlier query is not mistaken for the answer to this one.
    for (const reply of await Promise.all(readTwenty(server))) {
      expect(reply.status).toBe(200);
      expect(await reply.json()).toMatchObject({ items: [{ id: admin.id }] });
    }
  }
  const topicsBefore = streams.map((stream) => stream.received.length);
  expect((await signUp(second, 'back')).status).toBe(201);
  await Promise.all(
    streams.map((stream, at) => stream.receives(['users', 'resync'], topicsBefore[at])),
  );
  expect(performance.now() - thawedAt).toBeLessThan(BACK_WITHIN_MS);
  for (const { output } of servers) expect(output.stderr).toBe('');
});
