import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocumentContent } from '@assembly/contract/endpoints/content';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { DOWNLOAD_STALL_MS, DOWNLOADS_PER_MEMBER } from '@assembly/contract/limits';
import { environmentFor } from '@assembly/sandbox/environment';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { openRawConnection } from '../testing/clients/raw-connection.ts';
import { onEachDatabase, readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson, cookieOf } from '../testing/fixtures/people.ts';
import { serverClock } from '../testing/processes/server-clock.ts';
import { startServer } from '../testing/processes/start-server.ts';

const READERS = 20;
const FILE = {
  id: 'sermon',
  title: 'Sermon.mp3',
  mimeType: 'audio/mpeg',
  content: { patternSize: 64 * 1024 * 1024 },
};
const PATH = addressOf(getDocumentContent, { params: { fileId: FILE.id } });

onEachDatabase('readers who accept nothing', (database) => {
  test('do not hold more connections to Google than one member may, and none for longer than a minute', async () => {
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
    const [attacker, reader] = [await member(), await member()];
    await db.destroy();
    const clock = serverClock(mkdtempSync(join(tmpdir(), 'assembly-clock-')));
    const server = await startServer({
      databaseUrl,
      environment: { ...environmentFor(sandbox), ...clock.environment },
    });
    const open = () =>
      sandbox.calls.filter(({ path, endedAt }) => path.includes(FILE.id) && endedAt === null);

    const heads = await Promise.all(
      Array.from({ length: READERS }, async (_, index) => {
        const from = `127.0.${index % 7}.${index + 1}`;
        const { socket, received } = await openRawConnection(server.port, from);
        socket.once('data', () => socket.pause());
        socket.write(`GET ${PATH} HTTP/1.1\r\nhost: x\r\ncookie: ${attacker}\r\n\r\n`);
        await expect.poll(received).not.toBe('');
        return received().slice(0, 'HTTP/1.1 200'.length);
      }),
    );
    const held = heads.filter((head) => head === 'HTTP/1.1 200');
    const refused = heads.filter((head) => head === 'HTTP/1.1 429');
    expect(held).toHaveLength(DOWNLOADS_PER_MEMBER);
    expect(refused).toHaveLength(READERS - DOWNLOADS_PER_MEMBER);
    expect(open()).toHaveLength(DOWNLOADS_PER_MEMBER);
    const ranged = { cookie: reader, headers: { range: 'bytes=0-999' } };
    const part = await callServer(server.url, PATH, ranged);
    expect((await part.arrayBuffer()).byteLength).toBe(1000);

    let now = Date.now();
    await expect
      .poll(() => {
        now += DOWNLOAD_STALL_MS;
        clock.set(now);
        return open();
      })
      .toEqual([]);
    expect(server.output.all).not.toMatch(/"level":[456]0/);
  });
});
