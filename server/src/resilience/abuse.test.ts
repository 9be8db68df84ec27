import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@assembly/contract/limits';
import { api, metrics } from '@assembly/contract/paths';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { openRaw, type RawConnection, statusOfRaw } from '../testing/clients/raw-connection.ts';
import { freshDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson, cookieOf } from '../testing/fixtures/people.ts';
import { type Server, startServer } from '../testing/processes/start-server.ts';
import { RESILIENCE } from './duration.ts';

const HALF_OPEN = 1000;
const SLOW_SENDERS = 50;
/** Who send the same bad request again and again. */
const ATTACKERS = 3;
const SENT_AHEAD = 8;
const READS_LEAST = 20;
const OTHERS_FOR_MS = 6 * SECOND_MS;
const ANSWERED_WITHIN_MS = 250;
const MEGABYTE = 'x'.repeat(1024 * 1024);

/** A server, and two sessions of one member. */
async function startWithMember() {
  const databaseUrl = await freshDatabaseUrl('SQLite');
  const db = await openDatabase(databaseUrl);
  const member = await addPerson(db, {}, Date.now());
  const cookie = await cookieOf(db, member, Date.now());
  const another = await cookieOf(db, member, Date.now());
  await db.destroy();
  return { server: await startServer({ databaseUrl }), cookie, another };
}

/** A member who reads meanwhile, for at least so long, waits for none of it. */
async function expectQuickFor(ms: number, { url }: Server, cookie: string): Promise<void> {
  const until = performance.now() + ms;
  const took: number[] = [];
  while (performance.now() < until || took.length < READS_LEAST) {
    const since = performance.now();
    const reply = await callServer(url, api.events, { cookie });
    await reply.text();
    expect(reply.status).toBe(200);
    took.push(performance.now() - since);
    await wait(20);
  }
  expect(Math.max(...took)).toBeLessThan(ANSWERED_WITHIN_MS);
}

/** No fault was answered, nothing was said that only a fault makes it say, and it is still there. */
async function expectUnharmed({ url, said }: Server): Promise<void> {
  const reply = await callServer(url, metrics);
  expect(reply.status).toBe(200);
  expect(await reply.text()).not.toMatch(/assembly_http_requests_total\{.*status="5/);
  expect(said.err).toBe('');
  // Level 50 is a fault of ours.
  expect(said.all).not.toMatch(/"level":[56]0/);
}

async function slowSender(port: number, at: number): Promise<RawConnection> {
  const sender = await openRaw(port);
  const head = `POST ${api.session} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
  // Half of them never come to the end of their head, the others not to that of their body.
  const text = at % 2 === 0 ? head : `${head}content-length: 5000\r\n\r\n`;
  sender.socket.write(text);
  const timer = setInterval(() => sender.socket.write('a'), 1 * SECOND_MS);
  void sender.closed.then(() => clearInterval(timer));
  return sender;
}

test('a thousand half-open connections and fifty slow senders hold nobody else up', async () => {
  const { server, cookie } = await startWithMember();
  const halfOpen: RawConnection[] = [];
  for (let n = 0; n < HALF_OPEN; n += 1) halfOpen.push(await openRaw(server.port));
  for (const { socket } of halfOpen.slice(HALF_OPEN / 2)) socket.write('GET /api/ev');
  const slow = await Promise.all(
    Array.from({ length: SLOW_SENDERS }, (_, at) => slowSender(server.port, at)),
  );

  await expectQuickFor(OTHERS_FOR_MS, server, cookie);

  // Which takes Node up to a minute: those who do not come to the end are hung up on.
  if (RESILIENCE.isLong) await Promise.all([...slow, ...halfOpen].map(({ closed }) => closed));
  await expectUnharmed(server);
});

test('a thousand who hang up in the middle of a word do no harm either', async () => {
  const { server, cookie } = await startWithMember();
  for (let n = 0; n < HALF_OPEN; n += 1) {
    const { socket } = await slowSender(server.port, n);
    if (n % 3 === 0) socket.resetAndDestroy();
    else socket.destroy();
  }
  await expectQuickFor(1 * SECOND_MS, server, cookie);
  await expectUnharmed(server);
});

test('streams that wait behind another one, more than one person may have, do no harm', async () => {
  const { server, cookie, another } = await startWithMember();
  const { url, port } = server;
  const ask = (as: string) => `GET ${api.live} HTTP/1.1\r\nhost: x\r\ncookie: ${as}\r\n\r\n`;
  const [first, second] = [await openRaw(port), await openRaw(port)];
  // None of these can end before the one in front of them does, which is of another session.
  first.socket.write(ask(another) + ask(cookie).repeat(SENT_AHEAD));
  await expect.poll(first.answer).toContain('retry:');
  second.socket.write(ask(cookie).repeat(SENT_AHEAD));
  await expect.poll(second.answer).toContain('retry:');
  for (let n = 0; n < 3; n += 1) {
    const body = { firstName: `Ruth ${n}`, lastName: 'Moab' };
    const reply = await callServer(url, api.account, { method: 'PATCH', cookie, body });
    expect(reply.status).toBe(200);
  }
  for (const { answer } of [first, second]) {
    await expect.poll(() => answer().match(/event: session/g)).toHaveLength(3);
  }
  await expectUnharmed(server);
});

test('who sends ten thousand requests and waits for no answer is hung up on, and holds nobody up', async () => {
  const { server, cookie } = await startWithMember();
  const request = `GET ${api.events} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`;
  // What was never asked for before takes its time by itself.
  await expectQuickFor(0, server, cookie);
  let isOver = false;
  const attack = async () => {
    while (!isOver) {
      const { socket, closed } = await openRaw(server.port);
      socket.write(request.repeat(10_000));
      await closed;
    }
  };
  const attacker = attack();
  await expectQuickFor(2 * SECOND_MS, server, cookie);
  isOver = true;
  await attacker;
  await expectUnharmed(server);

  // A few are answered, in their order.
  const { socket, answer } = await openRaw(server.port);
  socket.write(request.repeat(SENT_AHEAD) + request.replace(api.events, '/nowhere'));
  await expect.poll(answer).toMatch(/^HTTP\/1.1 200(.*HTTP\/1.1 200){7}.*HTTP\/1.1 404/s);
});

test('what is too large, too long or not HTTP at all is refused by its name', async () => {
  const { server, cookie } = await startWithMember();
  const { port, url } = server;
  const post = (lines: string[], body: string) =>
    statusOfRaw(
      port,
      [
        `POST ${api.session} HTTP/1.1`,
        'host: x',
        `origin: ${url}`,
        'content-type: application/json',
        ...lines,
        '',
        body,
      ].join('\r\n'),
    );
  const get = (path: string, ...lines: string[]) =>
    statusOfRaw(port, [`GET ${path} HTTP/1.1`, 'host: x', ...lines, '', ''].join('\r\n'));

  const body = JSON.stringify({ email: MEGABYTE });
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const many = Array.from({ length: 3000 }, (_, n) => `x-${n}: ${n}`);
  const refused: [number, () => Promise<number>][] = [
    [413, () => post([`content-length: ${body.length}`], body)],
    [413, () => post(['transfer-encoding: chunked'], chunk)],
    [431, () => get(api.session, `cookie: session=${'a'.repeat(17_000)}`)],
    [431, () => get(api.session, ...many)],
    [431, () => get(`${api.events}?search=${'a'.repeat(20_000)}`)],
    [400, () => get(`${api.documents}/${'a'.repeat(2_000)}`, `cookie: ${cookie}`)],
    [400, () => post(['content-length: 5', 'transfer-encoding: chunked'], chunk)],
    [400, () => statusOfRaw(port, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03')],
  ];
  for (const [status, send] of refused) {
    const answers = new Set<number>();
    let isOver = false;
    const attackers = Array.from({ length: ATTACKERS }, async () => {
      while (!isOver) answers.add(await send());
    });
    await expectQuickFor(0.5 * SECOND_MS, server, cookie);
    isOver = true;
    await Promise.all(attackers);
    // Whoever is hung up on while still sending may lose the answer.
    answers.delete(Number.NaN);
    expect(answers, `${send}`).toEqual(new Set([status]));
    await expectUnharmed(server);
  }
});
