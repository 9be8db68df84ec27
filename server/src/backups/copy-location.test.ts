import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DAY_MS } from '@assembly/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { restore } from '../cli/data-commands.ts';
import { readConfig } from '../config.ts';
import { freshDatabaseUrl } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { newFolder, openTestBackups, SECRET } from '../testing/fixtures/test-backups.ts';
import { removeBackup } from './backup-folder.ts';
import { readState } from './backup-state.ts';
import { openCopyLocation } from './copy-location.ts';
import { restoreLive } from './restore-live.ts';

const NAME = '2026-11-15T09-00-00Z.backup';
const KEEP = { daily: 2, weekly: 0, monthly: 0 };

/** A WebDAV server over a folder, which lists files as Nextcloud does. */
async function startWebDav() {
  const folder = join(newFolder(), 'files');
  const isAllowed = ({ headers }: IncomingMessage) =>
    headers.authorization === `Basic ${Buffer.from('ada:p@ss:word').toString('base64')}`;
  const fileOf = (address = '') =>
    join(folder, decodeURIComponent(address.split('/').at(-1) ?? ''));
  const methods: Record<string, (request: IncomingMessage, reply: ServerResponse) => unknown> = {
    PROPFIND(_request, reply) {
      const files = readdirSync(folder).map((name) => {
        const size = readFileSync(join(folder, name)).length;
        return `<d:response><d:href>/dav/files/${encodeURIComponent(name)}</d:href><d:propstat><d:prop><d:getcontentlength>${size}</d:getcontentlength></d:prop></d:propstat></d:response>`;
      });
      const self = '<d:response><d:href>/dav/files/</d:href></d:response>';
      reply
        .writeHead(207)
        .end(`<d:multistatus xmlns:d="DAV:">${self}${files.join('')}</d:multistatus>`);
    },
    MKCOL(_request, reply) {
      mkdirSync(folder);
      reply.writeHead(201).end();
    },
    async PUT(request, reply) {
      const bytes = Buffer.concat(await Array.fromAsync(request));
      const isWhole = `${bytes.length}` === request.headers['content-length'];
      writeFileSync(fileOf(request.url), bytes);
      reply.writeHead(isWhole ? 201 : 411).end();
    },
    MOVE(request, reply) {
      renameSync(fileOf(request.url), fileOf(String(request.headers.destination)));
      reply.writeHead(201).end();
    },
    GET: (request, reply) => reply.end(readFileSync(fileOf(request.url))),
    DELETE(request, reply) {
      rmSync(fileOf(request.url));
      reply.writeHead(204).end();
    },
  };
  const server = createServer((request, reply) => {
    const answer = async () => await methods[request.method ?? '']?.(request, reply);
    if (isAllowed(request)) void answer().catch(() => reply.writeHead(404).end());
    else reply.writeHead(401).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { folder, address: `http://ada:p%40ss%3Aword@127.0.0.1:${port}/dav/files`, server };
}

async function startFolder() {
  const folder = newFolder();
  return { folder, address: folder };
}

test.each([
  ['another folder', startFolder],
  ['a WebDAV server', startWebDav],
])(
  'backups are copied to %s encrypted, old copies are removed, and all can be restored',
  async (_place, start) => {
    const { folder, address: copyTo } = await start();
    const backups = await openTestBackups('SQLite', { copyTo, keep: KEEP });
    const { backUp, clock, errors, settings } = backups;
    for (let night = 0; night < 3; night += 1) {
      await backUp();
      clock.now += DAY_MS;
    }
    expect(errors).toEqual([]);
    const names = ['2026-11-16T09-00-00Z.backup', '2026-11-17T09-00-00Z.backup'];
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.encrypted`));
    expect((await openCopyLocation(copyTo).list()).map(({ name }) => name).sort()).toEqual(names);
    const [name = ''] = names;
    const copy = join(folder, `${name}.encrypted`);
    expect(readFileSync(copy).subarray(0, 16).toString()).toBe('ASSEMBLY-BACKUP1');

    // The command reads it, and so does a restore when the first folder is lost.
    const config = readConfig({
      DATABASE_URL: await freshDatabaseUrl('SQLite'),
      ASSEMBLY_SECRET: SECRET,
    });
    const context = { config, now: () => SUNDAY, log: () => {} };
    expect(await restore.run(context, [copy])).toContain('6 people');
    await removeBackup(settings.folder, name);
    await backups.db.deleteFrom('users').execute();
    const { now, onError } = backups;
    const request = { name, actor: { id: 'a', name: 'Ada' }, sessionId: '', now, onError };
    const gone = { ...settings, folder: join(settings.folder, 'gone') };
    await expect(restoreLive(backups.db, { ...request, settings: gone })).rejects.toMatchObject({
      code: 'backup_not_made',
    });
    expect(await backups.db.selectFrom('users').select('id').execute()).toEqual([]);
    await restoreLive(backups.db, { ...request, settings });
    expect(await backups.db.selectFrom('users').select('id').execute()).toHaveLength(6);
  },
);

test('without ASSEMBLY_SECRET nothing is copied', async () => {
  const copyTo = newFolder();
  const { backUp, errors } = await openTestBackups('SQLite', { copyTo, secret: undefined });
  await backUp();
  expect(errors).toEqual([]);
  expect(readdirSync(copyTo)).toEqual([]);
});

test('a second location that is gone is a failure, and gets what it missed when it is back', async () => {
  const { folder, address: copyTo } = await startWebDav();
  const copyOn = (port: string) => copyTo.replace(/:\d+\//, `:${port}/`);
  const { backUp, db, errors } = await openTestBackups('SQLite');
  await backUp({ copyTo: copyOn('1') });
  expect((await readState(db))?.lastFailure).toMatchObject({ reason: 'copy_failed' });
  expect(String((errors[0] as Error).cause)).not.toContain('p@ss');
  await backUp({ copyTo });
  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)).toContain(`${NAME}.encrypted`);
  expect((await readState(db))?.lastFailure).toBeNull();
});
