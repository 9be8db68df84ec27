import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { BACKUP_TABLES } from '../store/copies/table-rows.ts';
import { readVersions } from '../store/database/change-counters.ts';
import { acquireLease } from '../store/database/lease.ts';
import { readAudit } from '../store/users/audit-log.ts';
import { DEMO_EMAILS } from '../store/users/demo-accounts.ts';
import { SYNC_LEASE } from '../sync/sync-lease.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { hashesOf } from '../testing/databases/read-all-tables.ts';
import { addPerson, cookieOf } from '../testing/fixtures/people.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { openTestBackups } from '../testing/fixtures/test-backups.ts';
import { listFolder } from './backup-folder.ts';
import { previewBackup } from './preview-backup.ts';
import { restoreLive } from './restore-live.ts';

const FIXTURES = join(import.meta.dirname, '../store/copies/fixtures');
/** Written by the restore itself. */
const CHANGED = ['settings', 'audit_log', 'sources'];
const SAME = BACKUP_TABLES.filter((table) => !CHANGED.includes(table));

const ada = { id: 'person-0', name: 'Éva' };

type TestBackups = Awaited<ReturnType<typeof openTestBackups>>;

function restore(
  { db, settings, now, onError }: TestBackups,
  name: string,
  sessionId = 'session',
): Promise<void> {
  const options = { settings, name, actor: ada, sessionId, now, onError, maxWaitMs: 50 };
  return restoreLive(db, options);
}

onEachDatabase('a restore', (kind) => {
  test('brings back what was there, and keeps the session of the administrator and the state before it', async () => {
    const backups = await openTestBackups(kind);
    const { db, settings } = backups;
    const name = await backups.backUp();
    const before = await hashesOf(db, SAME);
    await db.deleteFrom('users').where('id', '=', 'person-1').execute();
    await db.deleteFrom('events').execute();
    const eve = await addPerson(db, { id: 'eve' }, SUNDAY);
    const versions = await readVersions(db);
    expect(await previewBackup(db, settings, name, ada.id)).toMatchObject({
      added: { users: 1, events: 5, announcements: 0, documents: 0 },
      removed: { users: 1, events: 0, announcements: 0, documents: 0 },
      keepsSession: true,
    });
    expect(await previewBackup(db, settings, name, eve.id)).toMatchObject({ keepsSession: false });
    const changed = await hashesOf(db, SAME);
    backups.clock.now += MINUTE_MS;
    await restore(backups, name);
    expect(await hashesOf(db, SAME)).toEqual(before);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([{ id: 'session' }]);
    expect(await db.selectFrom('notifications').select('id').execute()).toEqual([]);
    expect((await readAudit(db, 1)).items[0]).toMatchObject({
      actor: ada.name,
      action: 'backup_restored',
      subject: name,
    });
    // Caches notice by these.
    for (const [topic, version] of Object.entries(await readVersions(db))) {
      expect(version, topic).toBeGreaterThan(versions[topic as keyof typeof versions]);
    }
    // What was replaced can be restored, too.
    const [current] = await listFolder(settings.folder);
    expect(current).toMatchObject({ isVerified: true });
    await restore(backups, current?.name ?? '');
    expect(await hashesOf(db, SAME)).toEqual(changed);
  });

  test('of an earlier version is migrated, in place of what the app has', async () => {
    const backups = await openTestBackups(kind);
    for (const [fixture, people] of [
      ['2026-11-15.backup', 4],
      ['2026-11-18.backup', 4],
    ] as const) {
      const name = fixture.replace('.backup', 'T03-00-00Z.backup');
      copyFileSync(join(FIXTURES, fixture), join(backups.settings.folder, name));
      await restore(backups, name);
      const users = await backups.db.selectFrom('users').select('id').execute();
      expect(users).toHaveLength(people);
    }
  });

  test('changes nothing while a sync runs, if the backup is damaged, or if there is none', async () => {
    const backups = await openTestBackups(kind);
    const { databaseUrl, db, settings } = backups;
    const name = await backups.backUp();
    const before = await hashesOf(db, BACKUP_TABLES);
    const lease = await acquireLease(databaseUrl, SYNC_LEASE);
    await expect(restore(backups, name)).rejects.toMatchObject({ code: 'sync_running' });
    await lease?.release();
    await expect(restore(backups, name.replace('15', '14'))).rejects.toMatchObject({
      code: 'backup_not_found',
    });
    const damaged = '2026-11-14T00-00-00Z.backup';
    copyFileSync(join(FIXTURES, '2026-11-18.export'), join(settings.folder, damaged));
    await expect(restore(backups, damaged)).rejects.toMatchObject({ code: 'backup_damaged' });
    expect(await hashesOf(db, BACKUP_TABLES)).toEqual(before);
  });
});

onEachDatabase('a backup of the demo', (kind) => {
  test('is not restored where people sign in, because its passwords are public', async () => {
    const backups = await openTestBackups(kind);
    const { db, settings } = backups;
    const demo = await Promise.all(DEMO_EMAILS.map((email) => addPerson(db, { email }, SUNDAY)));
    const name = await backups.backUp();
    for (const { id } of demo) await db.deleteFrom('users').where('id', '=', id).execute();
    await expect(restore(backups, name)).rejects.toMatchObject({ reason: 'backupOfDemo' });
    await restore({ ...backups, settings: { ...settings, isDemo: true } }, name);
  });
});

onEachDatabase('a restore without the account', (kind) => {
  test('ends the session too', async () => {
    const backups = await openTestBackups(kind);
    const { db } = backups;
    await db.deleteFrom('users').where('id', '=', ada.id).execute();
    const name = await backups.backUp();
    await addPerson(db, ada, SUNDAY);
    await cookieOf(db, ada as never, SUNDAY);
    const { id: sessionId } = await db
      .selectFrom('sessions')
      .select('id')
      .executeTakeFirstOrThrow();
    await restore(backups, name, sessionId);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});
