import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocumentContent } from '@assembly/contract/endpoints/document-content';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { listEvents } from '@assembly/contract/endpoints/events';
import { DOWNLOAD_STALL_MS, DOWNLOADS_PER_MEMBER, SECOND_MS } from '@assembly/contract/limits';
import { problemMessage } from '@assembly/contract/problem';
import { environmentFor } from '@assembly/sandbox/environment';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serverClock } from '../../../e2e/support/server-clock.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { openRawConnection } from '../testing/clients/raw-connection.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson, cookieOf } from '../testing/fixtures/people.ts';
import { startServer } from '../testing/processes/start-server.ts';
import { RESILIENCE } from './duration.ts';

const READERS = 300;
const MEMBERS = 3;
const FILE = {
  id: 'sermon',
  title: 'Sermon.mp3',
  mimeType: 'audio/mpeg',
  content: { patternSize: 64 * 1024 * 1024 },
};
const PATH = addressOf(getDocumentContent, { params: { fileId: FILE.id } });

describe.each(RESILIENCE.databases)('readers who accept nothing, on %s', (database) => {
  test('300 of them do not hold 300 connections to Google, and none for longer than a minute', async () => {
    const sandbox = await startSandbox();
    onTestFinished(() => sandbox.close());
    sandbox.putFile(FILE);
    const databaseUrl = await readyDatabaseUrl(database);
    const db = await openDatabase(databaseUrl);
    await db
      .insertInto('drive_items')
      .values({
        id: FILE.id,
        targetId: FILE.id,
        parentId: '',
        position: 0,
        isFolder: 0,
        title: FILE.title,
        fileName: FILE.title,
        mimeType: FILE.mimeType,
        fileSize: FILE.content.patternSize,
        createdDate: '',
        search: '',
        contentHash: '',
      })
      .execute();
    const member = async () => cookieOf(db, await addPerson(db, {}, Date.now()), Date.now());
    const attackers = await Promise.all(Array.from({ length: MEMBERS }, member));
    const reader = await member();
    await db.destroy();
    const clock = serverClock(mkdtempSync(join(tmpdir(), 'assembly-clock-')));
    const server = await startServer({
      databaseUrl,
      environment: { ...environmentFor(sandbox), ...clock.environment },
    });
    const open = () =>
      sandbox.calls.filter(({ path, endedAt }) => path.includes(FILE.id) && endedAt === null);

    const stalled = await Promise.all(
      Array.from({ length: READERS }, async (_, index) => {
        const connection = await openRawConnection(
          server.port,
          `127.0.${index % 7}.${(index % 250) + 1}`,
        );
        connection.socket.once('data', () => connection.socket.pause());
        const cookie = attackers[index % MEMBERS];
        connection.socket.write(`GET ${PATH} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`);
        await expect.poll(connection.received).not.toBe('');
        return connection;
      }),
    );
    const heads = stalled.map(({ received }) => received());
    const isRefused = (head: string) =>
      head.startsWith('HTTP/1.1 429 ') && head.includes(problemMessage('too_many_downloads'));
    expect(heads.filter((head) => head.startsWith('HTTP/1.1 200 '))).toHaveLength(
      MEMBERS * DOWNLOADS_PER_MEMBER,
    );
    expect(heads.filter(isRefused)).toHaveLength(READERS - MEMBERS * DOWNLOADS_PER_MEMBER);
    expect(open()).toHaveLength(MEMBERS * DOWNLOADS_PER_MEMBER);

    const startedAt = performance.now();
    const ranged = { cookie: reader, headers: { range: 'bytes=0-999999' } };
    const whole = await callServer(server.url, PATH, ranged);
    expect((await whole.arrayBuffer()).byteLength).toBe(1_000_000);
    expect((await callServer(server.url, listEvents.path, { cookie: reader })).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(3 * SECOND_MS);

    let now = Date.now();
    await expect
      .poll(() => {
        now += DOWNLOAD_STALL_MS;
        clock.set(now);
        return open();
      })
      .toEqual([]);
    for (const cookie of attackers) {
      const again = await callServer(server.url, PATH, { ...ranged, cookie });
      expect((await again.arrayBuffer()).byteLength).toBe(1_000_000);
    }
    expect(server.output.all).not.toMatch(/"level":[456]0/);
  });
});
