import { on } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { getSession } from '@assembly/contract/endpoints/session';
import {
  DOWNLOAD_STALL_MS,
  DOWNLOADS_PER_MEMBER,
  SESSION_LIFE_MS,
} from '@assembly/contract/limits';
import problems from '@assembly/messages/en/problems';
import { ROOT_ID } from '@assembly/sandbox/data/google-items';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openRawConnection } from '../../testing/clients/raw-connection.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { removeUser } from '../../testing/fixtures/stored-users.ts';
import { openSyncedApp, type SyncedApp } from '../../testing/fixtures/synced-app.ts';
import { createMemberWithFeed } from '../../testing/fixtures/test-feed.ts';

const MEBIBYTE = 1024 * 1024;
const PATH = '/api/documents/sermon/content';

async function openApp(database: 'SQLite' | 'PostgreSQL' = 'SQLite'): Promise<SyncedApp> {
  const app = await openSyncedApp(database);
  const parents = ['folder'];
  app.sandbox.setDrive([
    {
      id: 'folder',
      title: 'F',
      mimeType: 'application/vnd.google-apps.folder',
      parents: [ROOT_ID],
    },
    {
      id: 'sermon',
      title: 'Sermon.mp3',
      mimeType: 'audio/mpeg',
      parents,
      content: { patternSize: 1024 * MEBIBYTE },
    },
  ]);
  await app.sync();
  return app;
}

/** A reader who has got the first bytes and accepts no more until `resume`. */
async function startReading(
  app: SyncedApp,
  cookie = app.cookie,
  path = PATH,
): Promise<IncomingMessage> {
  const url = `${await app.address()}${path}`;
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(url, { headers: { cookie }, agent: false }, resolve).on('error', reject);
  });
  onTestFinished(() => void reply.destroy());
  reply.on('error', () => {});
  if (reply.statusCode !== 200) return reply.resume();
  await new Promise((resolve) => reply.once('data', resolve));
  return reply.pause();
}

/** Accepts some more, more than the kernel passes on without the server noticing. */
async function acceptMore(reader: IncomingMessage): Promise<void> {
  let accepted = 0;
  for await (const [chunk] of on(reader.resume(), 'data')) {
    accepted += chunk.length;
    if (accepted >= MEBIBYTE) break;
  }
  reader.pause();
}

/** The downloads from Google that are open. */
const upstream = ({ sandbox }: SyncedApp) =>
  sandbox.calls.filter(({ path, endedAt }) => path.startsWith('/drive/v3/') && endedAt === null);

describe('downloads of one member', () => {
  test('at most six at a time: the next is refused with an error message, and one that is closed makes room at once', async () => {
    const app = await openApp();
    const person = await app.addPerson();
    const [cookie, otherDevice] = [await app.cookieOf(person), await app.cookieOf(person)];
    const readers = await Promise.all(
      Array.from({ length: DOWNLOADS_PER_MEMBER }, () => startReading(app, cookie)),
    );
    for (const { statusCode } of readers) expect(statusCode).toBe(200);

    const before = app.sandbox.calls.length;
    const refused = await app.get(PATH, { cookie: otherDevice });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'too_many_downloads',
      detail: problems.too_many_downloads(DOWNLOADS_PER_MEMBER),
    });
    expect(app.sandbox.calls).toHaveLength(before);
    expect((await startReading(app)).statusCode).toBe(200);

    // Seeking closes one request and makes another.
    for (const reader of readers) {
      reader.destroy();
      await expect.poll(async () => (await startReading(app, cookie)).statusCode).toBe(200);
    }
  });

  test('requests that are pipelined and then abandoned do not count any more', async () => {
    const app = await openApp();
    const { port } = new URL(await app.address());
    const { socket, received } = await openRawConnection(Number(port));
    socket.write(`GET ${PATH} HTTP/1.1\r\nhost: x\r\ncookie: ${app.cookie}\r\n\r\n`.repeat(6));
    await expect.poll(() => upstream(app)).toHaveLength(6);
    expect(received()).toMatch(/^HTTP\/1.1 200/);
    socket.destroy();
    await expect.poll(() => upstream(app)).toEqual([]);
    expect((await startReading(app)).statusCode).toBe(200);
  });

  test('one whose reader accepts nothing for a minute is closed, together with the connection to Google', {
    tags: 'long',
  }, async () => {
    const app = await openApp();
    const stalled = await startReading(app);
    const reading = await startReading(app, await app.cookieOf(await app.addPerson()));
    // Waits in line behind an event stream, whose heartbeats keep the connection busy.
    const { port } = new URL(await app.address());
    const { socket } = await openRawConnection(Number(port));
    const head = `HTTP/1.1\r\nhost: x\r\ncookie: ${app.cookie}\r\n\r\n`;
    socket.write(`GET /api/live ${head}GET ${PATH} ${head}`);
    await expect.poll(() => upstream(app)).toHaveLength(3);
    const closed = new Promise((resolve) => stalled.once('close', resolve));

    await expect
      .poll(async () => {
        // The kernel's buffers take the first bytes.
        app.clock.now += DOWNLOAD_STALL_MS;
        await acceptMore(reading);
        return upstream(app).length;
      })
      .toBe(1);
    stalled.resume();
    await closed;
    expect(stalled.complete).toBe(false);
    expect(reading.destroyed).toBe(false);
  });
});

type EndSession = (app: SyncedApp, userId: string, cookie: string) => unknown;

const endings: [string, EndSession][] = [
  [
    'signed out',
    ({ call }, _, cookie) => call({ method: 'DELETE', url: getSession.path, headers: { cookie } }),
  ],
  ['deleted by another program', ({ db }, userId) => removeUser(db, userId)],
  [
    'ended in another process',
    ({ db }, userId) => db.deleteFrom('sessions').where('userId', '=', userId).execute(),
  ],
  [
    'expired',
    ({ clock }) => {
      clock.now += SESSION_LIFE_MS;
    },
  ],
];

test('a recording of a private link counts as a download of its owner, and ends with the link', async () => {
  const app = await openApp();
  const { id, owner, cookie, token } = await createMemberWithFeed(app);
  const path = `/feeds/${token}/files/sermon`;
  const readers = [await startReading(app, '', path)];
  while (readers.length < DOWNLOADS_PER_MEMBER) readers.push(await startReading(app, cookie));
  expect((await app.call({ url: path })).statusCode).toBe(429);
  const [ofFeed] = readers;
  const closed = new Promise((resolve) => ofFeed?.resume().once('close', resolve));
  // As another process does it.
  await app.db.deleteFrom('feeds').where('id', '=', id).execute();
  await closed;
  expect(ofFeed?.complete).toBe(false);
  await expect.poll(() => upstream(app)).toHaveLength(DOWNLOADS_PER_MEMBER - 1);
  await removeUser(app.db, owner.id);
  await expect.poll(() => upstream(app)).toEqual([]);
});

onEachDatabase('a download ends when its session does', (database) => {
  test('signed out, deleted, ended elsewhere or expired', async () => {
    const app = await openApp(database);
    for (const [how, end] of endings) {
      const person = await app.addPerson();
      const cookie = await app.cookieOf(person);
      const reader = await startReading(app, cookie);
      reader.resume();
      const closed = new Promise((resolve) => reader.once('close', resolve));
      await end(app, person.id, cookie);
      await closed;
      expect(reader.complete, how).toBe(false);
      await expect.poll(() => upstream(app)).toEqual([]);
    }
  });
});
