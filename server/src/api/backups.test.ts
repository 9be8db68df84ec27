import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BackupsReply } from '@assembly/contract/backups';
import { BACKUP_NAME } from '@assembly/contract/backups';
import { describe, expect, test } from 'vitest';
import { backupFolderOf } from '../backups/backup-folder.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, type TestAppOptions } from '../testing/fixtures/test-app.ts';
import { newFolder } from '../testing/fixtures/test-backups.ts';

async function openBackups(options: TestAppOptions = {}) {
  const testApp = await openTestApp(options);
  const ada = await testApp.addPerson({ isAdmin: true, name: 'Ada Admin' });
  const cookie = await testApp.cookieOf(ada);
  const call = (method: 'GET' | 'POST', path = '', payload?: object) =>
    testApp.call({
      ...{ method, url: `/api/backups${path}`, headers: { cookie } },
      ...(payload && { payload }),
    });
  const list = async () => (await call('GET')).json() as BackupsReply;
  /** Resolves with the name when the backup has ended. */
  async function backUp(): Promise<string> {
    const started = await call('POST');
    expect(started.statusCode).toBe(202);
    await expect.poll(async () => (await list()).isRunning, { timeout: 30_000 }).toBe(false);
    return started.json().name;
  }
  return { ...testApp, ada, cookie, callBackups: call, list, backUp };
}

test('an administrator makes a backup, sees it and downloads it', async () => {
  const { ada, backUp, callBackups, db, list } = await openBackups();
  expect(await list()).toMatchObject({
    ...{ items: [], hasFolder: true, copy: 'none', isRunning: false },
    ...{ lastFailure: null, nextAt: expect.any(Number) },
  });
  const name = await backUp();
  expect(name).toMatch(BACKUP_NAME);
  const [item, ...others] = (await list()).items;
  expect(item).toMatchObject({ name, verified: true, where: 'folder' });
  expect(others).toEqual([]);
  const file = await callBackups('GET', `/${name}`);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  expect(file.rawPayload).toHaveLength(item?.bytes ?? 0);
  expect(gunzipSync(file.rawPayload).toString()).toContain('"assembly":"backup"');
  const audit = db.selectFrom('audit_log').select(['actorId', 'action', 'subject']);
  expect(await audit.execute()).toEqual([
    { actorId: ada.id, action: 'backup_downloaded', subject: name },
  ]);
});

test('a second backup waits for the first', async () => {
  const { callBackups } = await openBackups();
  const replies = await Promise.all([callBackups('POST'), callBackups('POST')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409]);
});

test('a folder that is gone is the reason of the failure, and nothing looks like a backup', async () => {
  const folder = join(newFolder(), 'gone');
  const { backUp, list } = await openBackups({ environment: { BACKUP_FOLDER: folder } });
  await backUp();
  expect(await list()).toMatchObject({
    items: [],
    lastFailure: { reason: 'folder_missing' },
  });
  await backUp();
  expect(await list()).toMatchObject({ warning: 'failing' });
});

describe('a name that is not that of a backup', () => {
  test.each(['..%2f..%2fassembly.db', 'assembly.db', '2026-11-15T09-00-00Z.backup', '%00'])(
    '%s is not found',
    async (name) => {
      const { callBackups } = await openBackups();
      for (const reply of [
        await callBackups('GET', `/${name}`),
        await callBackups('GET', `/${name}/preview`),
        await callBackups('POST', `/${name}/restore`, { confirm: true }),
      ]) {
        expect(reply.statusCode).toBe(404);
      }
    },
  );
});

test('a second location needs a secret', async () => {
  const environment = { BACKUP_COPY: newFolder() };
  const { list } = await openBackups({ environment });
  expect(await list()).toMatchObject({ copy: 'needs_secret' });
});

test('the age of the newest verified backup is a metric', async () => {
  const { app, backUp, clock, config } = await openBackups();
  const read = async () => (await app.inject('/metrics')).body;
  expect(await read()).not.toMatch(/^assembly_backup_age_seconds /m);
  await backUp();
  clock.now = Date.now() + 60_000;
  const [, age] = /^assembly_backup_age_seconds (.*)$/m.exec(await read()) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(60);
  expect(Number(age)).toBeLessThan(120);
  expect(readdirSync(backupFolderOf(config) ?? '')).toHaveLength(2);
});

onEachDatabase('a restore by an administrator', (database) => {
  test('is confirmed, keeps their session and ends all others, and keeps what was there', async () => {
    const environment = { BACKUP_FOLDER: newFolder() };
    const opened = await openBackups({ database, environment });
    const { addPerson, app, backUp, callBackups, cookieOf, list, settings } = opened;
    const max = await addPerson({ name: 'Max Member' });
    const ofMax = await cookieOf(max);
    const name = await backUp();
    const eve = await cookieOf(await addPerson({ name: 'Eve' }));
    const sessionOf = async (cookie: string) =>
      (await app.inject({ url: '/api/session', headers: { cookie } })).json().user?.name;
    expect(await sessionOf(eve)).toBe('Eve');
    const preview = await callBackups('GET', `/${name}/preview`);
    expect(preview.json()).toEqual({
      added: { users: 0, events: 0, announcements: 0, documents: 0 },
      removed: { users: 1, events: 0, announcements: 0, documents: 0 },
      keepsSession: true,
    });
    const published: string[] = [];
    opened.changes.subscribe(({ topic }) => published.push(topic));
    await settings.refresh();
    expect((await callBackups('POST', `/${name}/restore`, {})).statusCode).toBe(422);
    expect((await callBackups('POST', `/${name}/restore`, { confirm: true })).statusCode).toBe(204);
    expect(published).toContain('resync');
    expect(await sessionOf(eve)).toBeUndefined();
    expect(await sessionOf(ofMax)).toBeUndefined();
    expect(await sessionOf(opened.cookie)).toBe('Ada Admin');
    const { items } = await list();
    expect(items).toHaveLength(2);
    expect(items.every(({ verified }) => verified)).toBe(true);
  });

  test('of a damaged or newer backup is refused', async () => {
    const folder = newFolder();
    const { callBackups } = await openBackups({ database, environment: { BACKUP_FOLDER: folder } });
    writeFileSync(join(folder, '2026-11-15T09-00-00Z.backup'), 'damaged');
    for (const [method, path, payload] of [
      ['GET', 'preview', undefined],
      ['POST', 'restore', { confirm: true }],
    ] as const) {
      const reply = await callBackups(method, `/2026-11-15T09-00-00Z.backup/${path}`, payload);
      expect(reply.json()).toMatchObject({ code: 'backup_damaged' });
    }
  });
});

test('with PostgreSQL there is no folder until one is set', async () => {
  const { callBackups, list } = await openBackups({ database: 'PostgreSQL' });
  expect(await list()).toMatchObject({ items: [], hasFolder: false, nextAt: null, warning: null });
  expect((await callBackups('POST')).json()).toMatchObject({ code: 'backup_not_configured' });
});
