import { Readable } from 'node:stream';
import {
  downloadBackup,
  listBackups,
  previewBackup,
  restoreBackup,
  startBackup,
} from '@assembly/contract/endpoints/backups';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { isBackupName } from '../backups/backup-folder.ts';
import { backupSettingsOf } from '../backups/backup-job.ts';
import { describeBackups } from '../backups/describe-backups.ts';
import { findBackup } from '../backups/open-backup.ts';
import { asAdmin } from '../store/users/administer-users.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { actorOf, sessionOf, userOf } from './http/session-guard.ts';

export function backupsApi(app: FastifyInstance, context: AppContext): void {
  const { backupRunner, changes, db, now, settings } = context;
  const onError = (error: unknown) => app.log.error({ err: error }, 'second location not read');

  /** The name leads to a file: it must be that of a backup. */
  function requireBackup(name: string) {
    const job = backupSettingsOf(settings.current());
    if (!isBackupName(name) || !job) throw new Problem('backup_not_found');
    return { name, job };
  }

  route(app, listBackups, () =>
    describeBackups({ db, settings, now, onError }, backupRunner.isRunning()),
  );

  route(app, startBackup, async () => {
    // Another process may have changed how many are kept.
    await settings.refresh();
    const name = await backupRunner.start();
    changes.publish({ topic: 'settings' });
    return { name };
  });

  route(app, downloadBackup, async (request, reply) => {
    const { name, job } = requireBackup(request.params.name);
    const open = await findBackup(job, name);
    if (!open) throw new Problem('backup_not_found');
    reply
      .type('application/gzip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`);
    if (request.method === 'HEAD') return Readable.from([]);
    // It contains the hashes of all passwords.
    await asAdmin(db, actorOf(request, now()), (_trx, audit) => audit('backup_downloaded', name));
    changes.publish({ topic: 'users' });
    return Readable.from(open(), { objectMode: false });
  });

  route(app, previewBackup, async (request) =>
    backupRunner.preview(requireBackup(request.params.name).name, userOf(request).id),
  );

  route(app, restoreBackup, async (request) => {
    const { name } = requireBackup(request.params.name);
    const { id: sessionId, user } = sessionOf(request);
    await backupRunner.restore({ name, sessionId, actor: { id: user.id, name: user.name } });
    await settings.refreshAfterCommit(request.log);
    // Every process drops all that it has cached, and every browser fetches everything again.
    changes.publish({ topic: 'resync' });
  });
}
