import { Problem } from '@assembly/contract/problem';
import type { Source } from '@assembly/contract/sync';
import { type DriveItemRecord, type DriveRecord, swapDrive } from '../store/drive.ts';
import { type EventRecord, swapEvents } from '../store/events.ts';
import { takeLease } from '../store/lease.ts';
import { readVersion } from '../store/source-versions.ts';
import type { Database } from '../store/tables.ts';
import { swapTasks, type TaskRecord } from '../store/tasks.ts';
import { SYNC_LEASE } from './lead-run.ts';

/**
 * Puts an earlier state of a source back, in one transaction, while no sync runs. What it replaces is kept as a version
 * in turn, so that this can be undone too.
 */
export async function restoreVersion(
  db: Database,
  databaseUrl: string,
  { versionId, now }: { versionId: string; now: number },
): Promise<Source> {
  const lease = await takeLease(databaseUrl, SYNC_LEASE);
  if (!lease) throw new Problem('sync_running');
  try {
    const { source, rows } = await readVersion(db, versionId);
    const options = { confirmed: Number.POSITIVE_INFINITY, now };
    const records = async <Rec>(table: Parameters<typeof rows>[0]) =>
      (await rows(table)).map(withoutHash) as Rec[];
    if (source === 'events') await swapEvents(db, await records<EventRecord>('events'), options);
    if (source === 'announcements') {
      await swapTasks(db, await records<TaskRecord>('tasks'), options);
    }
    if (source === 'documents') {
      const folders = await records<DriveRecord>('drive');
      const items = await records<DriveItemRecord>('drive_items');
      await swapDrive(db, { folders, items }, options);
    }
    return source;
  } finally {
    await lease.release();
  }
}

function withoutHash(row: object): object {
  const { contentHash: _hash, ...record } = row as { contentHash?: string };
  return record;
}
