import { Problem } from '@assembly/contract/problem';
import type { Source } from '@assembly/contract/sync';
import { recordRestore } from '../notifications/detect/source-origin.ts';
import { replaceDrive } from '../store/content/drive.ts';
import { replaceEvents } from '../store/content/events.ts';
import { inZone } from '../store/content/recompute-event-times.ts';
import type {
  CalendarRecord,
  DriveItemRecord,
  EventRecord,
  TaskRecord,
} from '../store/content/records.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { openSnapshot } from '../store/content/snapshots.ts';
import { replaceTasks } from '../store/content/tasks.ts';
import { acquireLease } from '../store/database/lease.ts';
import { inReadTransaction } from '../store/database/read-transaction.ts';
import type { EventsTable } from '../store/database/tables/content.ts';
import type { Database, Tx } from '../store/database/tables.ts';
import { readEventsTimeZone } from '../store/settings/settings.ts';
import { type NewAuditEntry, writeAudit } from '../store/users/audit-log.ts';
import { SYNC_LEASE } from './sync-lease.ts';
import { sanitizeEvent } from './to-event.ts';

export interface RestoreRequest {
  snapshotId: string;
  actor: NewAuditEntry['actor'];
  now: number;
}

/**
 * Restores a snapshot and writes the audit log in one transaction, while no sync runs. The replaced data becomes a
 * snapshot itself, so that the restore can be undone.
 */
export async function restoreSnapshot(
  db: Database,
  databaseUrl: string,
  { snapshotId, actor, now }: RestoreRequest,
): Promise<Source> {
  const lease = await acquireLease(databaseUrl, SYNC_LEASE);
  if (!lease) throw new Problem('sync_running');
  try {
    const { source, restore } = await readRecords(db, snapshotId, now);
    await db.transaction().execute(async (trx) => {
      await restore(trx);
      await writeAudit(trx, { actor, action: 'sync_restored', subject: source, at: now });
    });
    return source;
  } finally {
    await lease.release();
  }
}

/** Reads before anything is locked, because a large source takes a while, and in one transaction, because a sync that has
 * just ended may be deleting old snapshots. */
function readRecords(db: Database, snapshotId: string, now: number) {
  return inReadTransaction(db, async (trx) => {
    const { source, rows } = await openSnapshot(trx, snapshotId);
    // It may be changed before the events are written.
    const timeZone = await readEventsTimeZone(trx);
    const options = { confirmed: ALL_CONFIRMED, now };
    const records = async <Rec>(table: Parameters<typeof rows>[0]) =>
      (await rows(table)).map(toRecord) as Rec[];
    if (source === 'events') {
      const stored = (await records<EventRecord>('events')).map(sanitizeEvent);
      // The times of a snapshot may be in a previous time zone.
      const events = timeZone ? stored.map((event) => inZone(event, timeZone)) : stored;
      const calendars = await records<CalendarRecord>('calendars');
      const restore = async (trx: Tx) => {
        await recordRestore(trx);
        await replaceEvents(trx, events, { ...options, timeZone }, calendars);
      };
      return { source, restore };
    }
    if (source === 'announcements') {
      const tasks = await records<TaskRecord>('tasks');
      return { source, restore: (trx: Tx) => replaceTasks(trx, tasks, options) };
    }
    const items = await records<DriveItemRecord>('drive_items');
    return { source, restore: (trx: Tx) => replaceDrive(trx, items, options) };
  });
}

/** Without the columns that are set when the record is written. */
function toRecord(row: object): object {
  const { contentHash: _hash, sequence: _sequence, ...record } = row as Partial<EventsTable>;
  return record;
}
