import { setTimeout as wait } from 'node:timers/promises';
import { getAccount } from '@assembly/contract/endpoints/account';
import { listEvents } from '@assembly/contract/endpoints/content';
import { listAnnouncements, listDocuments } from '@assembly/contract/endpoints/library';
import { getSession } from '@assembly/contract/endpoints/session';
import { listUsers } from '@assembly/contract/endpoints/users';
import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import { expect, test } from 'vitest';
import { openPasswords } from '../auth/passwords.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { followStream } from '../testing/clients/follow-stream.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson, cookieOf, PASSWORD } from '../testing/fixtures/people.ts';
import { fillDatabase } from '../testing/fixtures/sample-content.ts';
import { startServer } from '../testing/processes/start-server.ts';
import { openLoad, percentile } from './generate-load.ts';
import { INSPECTED, INSPECTOR_OUTPUT, readHeap } from './read-heap.ts';

const LOAD_MS = 10 * MINUTE_MS;
const READERS = 20;
const STREAMS = 100;
const PEOPLE = 40;
const READ_WITHIN_MS = 250;
const HEAP_SAMPLES = 12;
const MAX_GROWTH_BYTES = 2 * 1024 * 1024;

const READS = [
  listEvents.path,
  `${listEvents.path}?page=2`,
  `${listEvents.path}?search=event`,
  listAnnouncements.path,
  listDocuments.path,
  getSession.path,
  getAccount.path,
  screens.events,
];

/** The address that the trusted proxy forwards: a new one each time, because each network is limited. */
const from = (n: number) => ({ 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` });

async function startFilled() {
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const db = await openDatabase(databaseUrl);
  await fillDatabase(db, { people: 500, events: 2000, files: 2000 });
  // At full cost, because hashing is the heaviest work of the load.
  const password = await (await openPasswords()).hash(PASSWORD);
  const people = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const person = await addPerson(db, { isAdmin: n === 0, password }, Date.now());
    people.push({ ...person, cookie: await cookieOf(db, person, Date.now()) });
  }
  await db.destroy();
  const environment = { TRUST_PROXY: '127.0.0.1', NODE_OPTIONS: INSPECTED };
  return { people, server: await startServer({ databaseUrl, environment }) };
}

const median = (values: number[]) => percentile(values, 0.5);
const p99 = (replies: { ms: number }[]) =>
  percentile(
    replies.map(({ ms }) => ms),
    0.99,
  );

test('people read, listen, sign up and sign in at the same time: no reply is slow and none fails', async () => {
  const { people, server } = await startFilled();
  const { url } = server;
  const personAt = (n: number) => people[n % people.length] ?? people[0];
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, (_, n) => followStream(url, personAt(n)?.cookie ?? '')),
  );
  const until = performance.now() + LOAD_MS;
  const { replies, send, repeat } = openLoad(url, until);

  const read = (reader: number) => (n: number) =>
    send('read', READS[(reader + n) % READS.length] ?? listEvents.path, {
      cookie: personAt(reader)?.cookie ?? '',
      headers: { 'accept-encoding': 'br' },
    });
  const signIn = (n: number) =>
    send('sign-in', getSession.path, {
      method: 'POST',
      headers: from(n),
      body: { email: personAt(n)?.email, password: n % 5 === 4 ? 'a wrong one' : PASSWORD },
    });
  const signUp = (n: number) =>
    send('sign-up', listUsers.path, {
      method: 'POST',
      headers: from(n),
      body: { email: `guest${n}@load.example`, firstName: 'G', lastName: 'N', password: PASSWORD },
    });
  const signInTogether = async () => {
    await wait(LOAD_MS / 2);
    await Promise.all(Array.from({ length: PEOPLE }, (_, n) => signIn(n * 5)));
  };
  const heap: number[] = [];
  const sampleHeap = async () => void heap.push(await readHeap(server));

  await Promise.all([
    ...Array.from({ length: READERS }, (_, reader) => repeat(100, read(reader))),
    repeat(0.5 * SECOND_MS, signIn),
    repeat(1 * SECOND_MS, signUp),
    signInTogether(),
    repeat(LOAD_MS / HEAP_SAMPLES, sampleHeap),
  ]);

  const failed = replies.filter(
    ({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter),
  );
  expect(failed).toEqual([]);
  const reads = replies.filter(({ kind }) => kind === 'read');
  expect(reads.every(({ status }) => status === 200)).toBe(true);
  expect(reads.length).toBeGreaterThan(LOAD_MS / 20);
  expect(p99(reads)).toBeLessThan(READ_WITHIN_MS);
  // The first sample is of a process that has just started.
  const [, ...later] = heap;
  const half = Math.floor(later.length / 2);
  expect(median(later.slice(half)) - median(later.slice(0, half))).toBeLessThan(MAX_GROWTH_BYTES);

  // Every confirmed sign-up is stored, and every stream is still open.
  const confirmed = replies.filter(({ kind, status }) => kind === 'sign-up' && status === 201);
  expect(confirmed.length).toBeGreaterThan(0);
  const admin = people[0]?.cookie ?? '';
  const list = await callServer(url, `${listUsers.path}?search=load`, { cookie: admin });
  expect(await list.json()).toMatchObject({ total: confirmed.length });
  expect(streams.every(({ connections }) => connections === 1)).toBe(true);
  expect(server.output.stderr.replace(INSPECTOR_OUTPUT, '')).toBe('');
});
