import { shownUntil } from '@assembly/contract/event';
import { sql } from 'kysely';
import { hasOffset, instantOf } from '../../instant-of.ts';
import { bumpVersion, readVersions } from '../database/change-counters.ts';
import { countRows } from '../database/count-rows.ts';
import { idsAsTable, lockForTransaction, recordsAsTable } from '../database/postgres.ts';
import type { EventsTable } from '../database/tables/content.ts';
import type { Database, Tx } from '../database/tables.ts';
import { readEventsTimeZone, writeEventsTimeZone } from '../settings/settings.ts';
import { inChunks } from './in-chunks.ts';
import { createHasher } from './replace-rows.ts';
import { hasSnapshots } from './snapshots.ts';

/** The times may be in another zone after a sync, after a restart, or if a process died before it could do this. */
export async function recomputeIfZoneChanged(db: Database, timeZone: string): Promise<void> {
  if ((await readEventsTimeZone(db)) === timeZone) return;
  await db.transaction().execute((trx) => recomputeForZone(trx, timeZone));
}

/** What members see of announcements depends on the time zone too, so they count as changed. */
export async function recomputeForZone(trx: Tx, timeZone: string): Promise<void> {
  await recomputeEventTimes(trx, timeZone);
  // A sync that is writing them finishes first: the count would be wrong.
  await lockForTransaction(trx, 'replace tasks');
  await bumpVersion(trx, 'announcements', await countRows(trx.selectFrom('tasks')));
}

/**
 * Computes the instants of days and of times without an offset again, if they were computed in another time zone; also
 * in snapshots.
 */
export async function recomputeEventTimes(trx: Tx, timeZone: string): Promise<void> {
  // A sync that is writing finishes first.
  await lockForTransaction(trx, 'replace events');
  if ((await readEventsTimeZone(trx)) === timeZone) return;
  if (await hasEvents(trx)) await recomputeAll(trx, timeZone);
  await writeEventsTimeZone(trx, timeZone);
}

async function hasEvents(trx: Tx): Promise<boolean> {
  const one = await trx.selectFrom('events').select('id').limit(1).executeTakeFirst();
  return one !== undefined || (await hasSnapshots(trx, 'events'));
}

async function recomputeAll(trx: Tx, timeZone: string): Promise<void> {
  const { events: version } = await readVersions(trx);
  await changeZone(trx, 'events', timeZone, { newSequence: version + 1 });
  const snapshots = trx.selectFrom('source_versions').select('id').where('source', '=', 'events');
  for (const { id: snapshotId } of await snapshots.execute()) {
    await changeZone(trx, 'events_before', timeZone, { snapshotId });
  }
  const shown = countRows(trx.selectFrom('events').where('shownUntil', 'is not', null));
  await bumpVersion(trx, 'events', await shown);
}

/** What changes with the time zone. */
const CHANGED_COLUMNS = {
  startsAt: 'bigint',
  endsAt: 'bigint',
  shownUntil: 'bigint',
  contentHash: 'text',
  sequence: 'bigint',
} as const;

interface ChangedRows {
  /** Undefined for the current events. */
  snapshotId?: string;
  /** So that calendar apps notice a new time. */
  newSequence?: number;
}

async function changeZone(
  trx: Tx,
  table: 'events' | 'events_before',
  timeZone: string,
  { snapshotId, newSequence }: ChangedRows,
): Promise<void> {
  const isIncluded =
    snapshotId === undefined
      ? sql<boolean>`true`
      : sql<boolean>`${sql.ref('versionId')} = ${snapshotId}`;
  const dates = await trx
    .selectFrom(table)
    .select(['id', 'date', 'dateEnd'])
    .where(isIncluded)
    .execute();
  const ids = dates
    .filter(({ date, dateEnd }) => ![date, dateEnd].every(hasOffset))
    .map(({ id }) => id);
  const hashOf = createHasher();
  const values = Object.keys(CHANGED_COLUMNS).map(
    (column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`,
  );
  for await (const chunk of inChunks(ids)) {
    const rows: (EventsTable & { versionId?: string })[] = await trx
      .selectFrom(table)
      .selectAll()
      .where('id', 'in', idsAsTable(trx, chunk))
      .where(isIncluded)
      .execute();
    const changed = rows.flatMap((row) => {
      const { versionId: _versionId, contentHash: _hash, sequence, ...event } = row;
      const times = inZone(row, timeZone);
      if (times.startsAt === row.startsAt && times.endsAt === row.endsAt) return [];
      const contentHash = hashOf({ ...event, ...times });
      return { id: row.id, ...times, contentHash, sequence: newSequence ?? sequence };
    });
    const records = recordsAsTable(trx, changed, { id: 'text', ...CHANGED_COLUMNS });
    await sql`update ${sql.table(table)} set ${sql.join(values)} from ${records} as changed
      where ${sql.ref(`${table}.id`)} = changed.id and ${isIncluded}`.execute(trx);
  }
}

function inZone({ date, dateEnd, status }: EventsTable, timeZone: string) {
  const startsAt = instantOf(date, timeZone);
  const endsAt = instantOf(dateEnd, timeZone);
  return { startsAt, endsAt, shownUntil: shownUntil({ status, startsAt, endsAt }) };
}
