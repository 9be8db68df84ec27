import type { BackupsReply } from '@assembly/contract/backups';
import { expect, test } from 'vitest';
import { canMount, startOnSmallDisk } from '../resilience/small-disk.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson, cookieOf } from '../testing/fixtures/people.ts';

/** Room for the database and the scratch database. */
const SIZE_MB = 16;

test.runIf(canMount())(
  'on a full disk a backup fails, and leaves the last good one',
  {
    tags: 'long',
  },
  async () => {
    const databaseUrl = await readyDatabaseUrl('SQLite');
    const db = await openDatabase(databaseUrl);
    const ada = await addPerson(db, { isAdmin: true }, Date.now());
    const cookie = await cookieOf(db, ada, Date.now());
    await db.destroy();
    const { server, fill, empty } = await startOnSmallDisk(databaseUrl, SIZE_MB);
    const call = (method: string) =>
      callServer(server.url, '/api/backups', { method, headers: { cookie, origin: server.url } });
    const list = async () => (await (await call('GET')).json()) as BackupsReply;
    async function backUp(): Promise<BackupsReply> {
      expect((await call('POST')).status).toBe(202);
      await expect.poll(async () => (await list()).isRunning, { timeout: 60_000 }).toBe(false);
      return await list();
    }
    const first = await backUp();
    expect(first).toMatchObject({ items: [{ verified: true }], warning: 'disk_nearly_full' });
    fill();
    const full = await backUp();
    empty();
    expect(full.items.filter(({ verified }) => verified)).toEqual(first.items);
    // The failure may not have been stored while nothing could be written.
    const next = await backUp();
    expect(next.items.filter(({ verified }) => verified)).toHaveLength(2);
    expect(next.lastFailure).toBeNull();
  },
);
