import { setTimeout as wait } from 'node:timers/promises';
import { getAccount } from '@assembly/contract/endpoints/account';
import { listEvents } from '@assembly/contract/endpoints/content';
import { listDocuments } from '@assembly/contract/endpoints/library';
import { getMetrics } from '@assembly/contract/endpoints/operations';
import { followChanges, getSession } from '@assembly/contract/endpoints/session';
import { SECOND_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import {
  openRawConnection,
  type RawConnection,
  statusOfRaw,
} from '../testing/clients/raw-connection.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson, cookieOf } from '../testing/fixtures/people.ts';
import { type Server, startServer } from '../testing/processes/start-server.ts';

const HALF_OPEN = 1000;
const SLOW_SENDERS = 50;
const ATTACKERS = 3;
const PIPELINED = 8;
const MIN_READS = 20;
const READ_MS = 6 * SECOND_MS;
const REPLY_WITHIN_MS = 250;
const MEGABYTE = 'x'.repeat(1024 * 1024);

/** A server, and two sessions of one member. */
async function startWithMember() {
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const db = await openDatabase(databaseUrl);
  const member = await addPerson(db, {}, Date.now());
  const cookie = await cookieOf(db, member, Date.now());
  const otherCookie = await cookieOf(db, member, Date.now());
  await db.destroy();
  return { server: await startServer({ databaseUrl }), cookie, otherCookie };
}

/** A member keeps reading for that long, and no reply is slow. */
async function expectQuickReads(ms: number, { url }: Server, cookie: string): Promise<void> {
  const until = performance.now() + ms;
  const durations: number[] = [];
  while (performance.now() < until || durations.length < MIN_READS) {
    const startedAt = performance.now();
    const reply = await callServer(url, listEvents.path, { cookie });
    await reply.text();
    expect(reply.status).toBe(200);
    durations.push(performance.now() - startedAt);
    await wait(20);
  }
  expect(Math.max(...durations)).toBeLessThan(REPLY_WITHIN_MS);
}

/** The server is up, has answered nothing with a 5xx, and has logged no error. */
async function expectUnharmed({ url, output }: Server): Promise<void> {
  const reply = await callServer(url, getMetrics.path);
  expect(reply.status).toBe(200);
  expect(await reply.text()).not.toMatch(/assembly_http_requests_total\{.*status="5/);
  expect(output.stderr).toBe('');
  // pino's levels for error and fatal.
  expect(output.all).not.toMatch(/"level":[56]0/);
}

async function startSlowSender(port: number, index: number): Promise<RawConnection> {
  const sender = await openRawConnection(port);
  const head = `POST ${getSession.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
  // Half of them never finish their headers, the others never finish their body.
  sender.socket.write(index % 2 === 0 ? head : `${head}content-length: 5000\r\n\r\n`);
  const timer = setInterval(() => sender.socket.write('a'), 1 * SECOND_MS);
  void sender.closed.then(() => clearInterval(timer));
  return sender;
}

test('half-open connections and slow senders do not delay anyone else', async () => {
  const { server, cookie } = await startWithMember();
  const halfOpen: RawConnection[] = [];
  for (let n = 0; n < HALF_OPEN; n += 1) halfOpen.push(await openRawConnection(server.port));
  for (const { socket } of halfOpen.slice(HALF_OPEN / 2)) socket.write('GET /api/ev');
  const slow = await Promise.all(
    Array.from({ length: SLOW_SENDERS }, (_, index) => startSlowSender(server.port, index)),
  );

  await expectQuickReads(READ_MS, server, cookie);

  // Node takes up to a minute to close connections that never finish their request.
  await Promise.all([...slow, ...halfOpen].map(({ closed }) => closed));
  await expectUnharmed(server);
});

test('clients that disconnect in the middle of a request do no harm', async () => {
  const { server, cookie } = await startWithMember();
  for (let n = 0; n < HALF_OPEN; n += 1) {
    const { socket } = await startSlowSender(server.port, n);
    if (n % 3 === 0) socket.resetAndDestroy();
    else socket.destroy();
  }
  await expectQuickReads(1 * SECOND_MS, server, cookie);
  await expectUnharmed(server);
});

test('streams queued behind another stream on one connection, beyond the limit per person, do no harm', async () => {
  const { server, cookie, otherCookie } = await startWithMember();
  const { url, port } = server;
  const request = (as: string) =>
    `GET ${followChanges.path} HTTP/1.1\r\nhost: x\r\ncookie: ${as}\r\n\r\n`;
  const [first, second] = [await openRawConnection(port), await openRawConnection(port)];
  // None of these can end before the one ahead of them, which belongs to another session.
  first.socket.write(request(otherCookie) + request(cookie).repeat(PIPELINED));
  await expect.poll(first.received).toContain('retry:');
  second.socket.write(request(cookie).repeat(PIPELINED));
  await expect.poll(second.received).toContain('retry:');
  for (let n = 0; n < 3; n += 1) {
    const body = { firstName: `Ruth ${n}`, lastName: 'Moab' };
    const reply = await callServer(url, getAccount.path, { method: 'PATCH', cookie, body });
    expect(reply.status).toBe(200);
  }
  for (const { received } of [first, second]) {
    await expect.poll(() => received().match(/event: session/g)).toHaveLength(3);
  }
  await expectUnharmed(server);
});

test('a client that pipelines ten thousand requests is disconnected and does not delay anyone else', async () => {
  const { server, cookie } = await startWithMember();
  const request = `GET ${listEvents.path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`;
  // The first reads fill caches.
  await expectQuickReads(0, server, cookie);
  let isOver = false;
  const attack = async () => {
    while (!isOver) {
      const { socket, closed } = await openRawConnection(server.port);
      socket.write(request.repeat(10_000));
      await closed;
    }
  };
  const attacker = attack();
  await expectQuickReads(1 * SECOND_MS, server, cookie);
  isOver = true;
  await attacker;
  await expectUnharmed(server);

  // A few pipelined requests are answered in order.
  const { socket, received } = await openRawConnection(server.port);
  socket.write(request.repeat(PIPELINED) + request.replace(listEvents.path, '/nowhere'));
  await expect.poll(received).toMatch(/^HTTP\/1.1 200(.*HTTP\/1.1 200){7}.*HTTP\/1.1 404/s);
});

test('requests that are too large, too long or not HTTP are refused with the right status', async () => {
  const { server, cookie } = await startWithMember();
  const { port, url } = server;
  const post = (headers: string[], body: string) =>
    statusOfRaw(
      port,
      [
        `POST ${getSession.path} HTTP/1.1`,
        'host: x',
        `origin: ${url}`,
        'content-type: application/json',
        ...headers,
        '',
        body,
      ].join('\r\n'),
    );
  const get = (path: string, ...headers: string[]) =>
    statusOfRaw(port, [`GET ${path} HTTP/1.1`, 'host: x', ...headers, '', ''].join('\r\n'));

  const body = JSON.stringify({ email: MEGABYTE });
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const manyHeaders = Array.from({ length: 3000 }, (_, n) => `x-${n}: ${n}`);
  const refused: [number, () => Promise<number>][] = [
    [413, () => post([`content-length: ${body.length}`], body)],
    [413, () => post(['transfer-encoding: chunked'], chunk)],
    [431, () => get(getSession.path, `cookie: session=${'a'.repeat(17_000)}`)],
    [431, () => get(getSession.path, ...manyHeaders)],
    [431, () => get(`${listEvents.path}?search=${'a'.repeat(20_000)}`)],
    [400, () => get(`${listDocuments.path}/${'a'.repeat(2_000)}`, `cookie: ${cookie}`)],
    [400, () => post(['content-length: 5', 'transfer-encoding: chunked'], chunk)],
    [400, () => statusOfRaw(port, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03')],
  ];
  for (const [status, send] of refused) {
    const statuses = new Set<number>();
    let isOver = false;
    const attackers = Array.from({ length: ATTACKERS }, async () => {
      while (!isOver) statuses.add(await send());
    });
    await expectQuickReads(0, server, cookie);
    isOver = true;
    await Promise.all(attackers);
    // A client that is disconnected while it still sends may lose the reply.
    statuses.delete(Number.NaN);
    expect(statuses, `${send}`).toEqual(new Set([status]));
    await expectUnharmed(server);
  }
});
