import { listEvents } from '@assembly/contract/endpoints/content';
import { getHealth, getReadiness } from '@assembly/contract/endpoints/operations';
import { listUsers } from '@assembly/contract/endpoints/users';
import { SECOND_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { callServer } from '../testing/clients/call-server.ts';
import { followStream } from '../testing/clients/follow-stream.ts';
import { expectUnavailable, signIn, signUp, startOnOwnPostgres } from './own-postgres.ts';

const BACK_WITHIN_MS = 10 * SECOND_MS;

test('while PostgreSQL is down every request is refused as unavailable, and everything works again after it is back', async () => {
  const { postgres, servers, admin, cookie } = await startOnOwnPostgres();
  const [first, second] = servers;
  const streams = await Promise.all(servers.map(({ url }) => followStream(url, cookie)));

  const inProgress = servers.flatMap((server) => [
    signIn(server, admin),
    signUp(server, `during${server.port}`),
    callServer(server.url, listUsers.path, { cookie }),
  ]);
  await postgres.halt();
  for (const { status } of await Promise.all(inProgress)) expect([200, 201, 503]).toContain(status);

  for (const server of servers) {
    const { url } = server;
    expect((await callServer(url, getHealth.path)).status).toBe(200);
    const refused = [
      await callServer(url, getReadiness.path),
      await callServer(url, listEvents.path, { cookie }),
      await callServer(url, listUsers.path, { cookie }),
      await signIn(server, admin),
      await signUp(server, 'too-early'),
    ];
    for (const reply of refused) await expectUnavailable(reply);
  }

  const topicsBefore = streams.map((stream) => stream.received.length);
  await postgres.resume();
  const resumedAt = performance.now();
  for (const server of servers) {
    await expect
      .poll(async () => (await callServer(server.url, getReadiness.path)).status)
      .toBe(200);
    expect((await signIn(server, admin)).status).toBe(200);
    expect((await callServer(server.url, listUsers.path, { cookie })).status).toBe(200);
  }
  // Open pages are told to refetch, and receive changes of the other process again.
  await Promise.all(streams.map((stream, at) => stream.receives(['resync'], topicsBefore[at])));
  const topicsAfter = streams.map((stream) => stream.received.length);
  expect((await signUp(first, 'back')).status).toBe(201);
  await Promise.all(streams.map((stream, at) => stream.receives(['users'], topicsAfter[at])));
  expect(performance.now() - resumedAt).toBeLessThan(BACK_WITHIN_MS);

  expect((await signUp(second, 'back')).status).toBe(409);
  for (const { output } of servers) expect(output.stderr).toBe('');
});
