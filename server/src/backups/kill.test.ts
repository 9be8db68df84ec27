import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { BACKUP_TABLES } from '../store/copies/table-rows.ts';
import { checkIntegrity } from '../testing/databases/check-integrity.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { hashesOf } from '../testing/databases/read-all-tables.ts';
import { openTestBackups } from '../testing/fixtures/test-backups.ts';
import { listFolder } from './backup-folder.ts';
import type { BackupSettings } from './backup-job.ts';
import type { BackupJob } from './backup-process-main.ts';

const CHILD = join(import.meta.dirname, 'backup-process-main.ts');
const MANY = { people: 100, events: 600, files: 300 };
const CONTENT = BACKUP_TABLES.filter((table) => !['settings', 'sources'].includes(table));

function startJob(settings: BackupSettings, job: BackupJob): ChildProcess {
  const child = fork(CHILD, { silent: true });
  child.send({ settings, job });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const hasEnded = child.exitCode !== null;
  child.kill('SIGKILL');
  if (!hasEnded) await once(child, 'close');
}

onEachDatabase('a kill', (kind) => {
  test('in any step of a backup leaves the last good one, and none that is wrongly verified', {
    tags: 'long',
    timeout: 10 * MINUTE_MS,
  }, async () => {
    const { backUp, clock, settings } = await openTestBackups(kind, {}, MANY);
    // As that of the child process.
    clock.now = Date.now();
    const good = await backUp();
    const copyTo = settings.folder;
    const steps: [string, (files: string[]) => boolean][] = [
      ['writing', (files) => files.some((file) => file.endsWith('.backup.part'))],
      ['verifying', (files) => files.some((file) => file.endsWith('.backup'))],
      ['marking', (files) => files.some((file) => file.endsWith('.verified.part'))],
      ['copying', (files) => files.some((file) => file.endsWith('.encrypted.part'))],
    ];
    const seen: string[] = [];
    for (const [step, isReached] of steps) {
      const known = new Set(readdirSync(settings.folder));
      const newFiles = () => readdirSync(settings.folder).filter((file) => !known.has(file));
      const child = startJob({ ...settings, copyTo }, { kind: 'backup', slot: undefined });
      while (child.exitCode === null && !isReached(newFiles())) await wait(0);
      if (child.exitCode === null) seen.push(step);
      await kill(child);
      const backups = await listFolder(settings.folder);
      expect(backups.at(-1)).toMatchObject({ name: good, isVerified: true });
      // Before it was verified, it does not count as that.
      const isEarly = step === 'writing' || step === 'verifying';
      const [newest] = backups.filter(({ name }) => !known.has(name));
      if (isEarly) expect(newest?.isVerified ?? false).toBe(false);
      const next = await backUp();
      expect(
        readdirSync(settings.folder).filter((file) => /backup(.verified)?.part$/.test(file)),
      ).toEqual([]);
      const found = (await listFolder(settings.folder)).find(({ name }) => name === next);
      expect(found).toMatchObject({ isVerified: true });
    }
    expect(seen).toEqual(expect.arrayContaining(['writing', 'verifying']));
  });

  test('in any step of a restore leaves all that was there, or all of the backup', {
    tags: 'long',
    timeout: 10 * MINUTE_MS,
  }, async () => {
    const backups = await openTestBackups(kind, {}, MANY);
    const { backUp, databaseUrl, db, settings } = backups;
    const name = await backUp();
    const whole = await hashesOf(db, CONTENT);
    await db.deleteFrom('events').execute();
    const job = { kind: 'restore', name, sessionId: '', actor: { id: 'a', name: 'Ada' } } as const;
    const before = await hashesOf(db, CONTENT);
    const startedAt = performance.now();
    const first = startJob(settings, job);
    await once(first, 'close');
    const tookMs = performance.now() - startedAt;
    expect((await hashesOf(db, CONTENT)).events).toBe(whole.events);
    for (let round = 0; round < 8; round += 1) {
      await db.deleteFrom('events').execute();
      const child = startJob(settings, job);
      await wait(tookMs * (0.4 + 0.6 * Math.random()));
      await kill(child);
      await checkIntegrity(databaseUrl);
      const { events, users } = await hashesOf(db, CONTENT);
      expect([before.events, whole.events]).toContain(events);
      expect(users).toBe(whole.users);
    }
  });
});
