import { shownUntil } from '@assembly/contract/event';
import { sql } from 'kysely';
import { hasOffset, instantOf } from '../../instant-of.ts';
import { bumpVersion, readVersions } from '../database/change-counters.ts';
import { countRows } from '../database/count-rows.ts';
import { idsAsTable, lockForTransaction, recordsAsTable } from '../database/postgres.ts';
import type { EventsTable, Tx } from '../database/tables.ts';
import { inChunks } from './in-chunks.ts';
import { createHasher } from './replace-rows.ts';

/**
 * Computes the instants of days and of times without an offset again, in another time zone; also in snapshots. What
 * members see of announcements depends on the time zone too, so both count as changed.
 */
export async function recomputeEventTimes(trx: Tx, timeZone: string): Promise<void> {
  // A sync that is writing finishes first.
  await lockForTransaction(trx, 'replace events');
  const { events: version } = await readVersions(trx);
  await changeZone(trx, 'events', timeZone, version + 1);
  await changeZone(trx, 'events_before', timeZone);
  const shown = countRows(trx.selectFrom('events').where('shownUntil', 'is not', null));
  await bumpVersion(trx, 'events', await shown);
  await bumpVersion(trx, 'announcements', await countRows(trx.selectFrom('tasks')));
}

/** What changes with the time zone, and the key of the row. */
const CHANGED_COLUMNS = {
  id: 'text',
  versionId: 'text',
  startsAt: 'bigint',
  endsAt: 'bigint',
  shownUntil: 'bigint',
  contentHash: 'text',
  sequence: 'bigint',
} as const;

/** A new sequence tells calendar programs about a new time. */
async function changeZone(
  trx: Tx,
  table: 'events' | 'events_before',
  timeZone: string,
  newSequence?: number,
): Promise<void> {
  const dates = await trx.selectFrom(table).select(['id', 'date', 'dateEnd']).execute();
  const ids = new Set(
    dates.filter(({ date, dateEnd }) => ![date, dateEnd].every(hasOffset)).map(({ id }) => id),
  );
  const hashOf = createHasher();
  for await (const chunk of inChunks([...ids])) {
    const rows: (EventsTable & { versionId?: string })[] = await trx
      .selectFrom(table)
      .selectAll()
      .where('id', 'in', idsAsTable(trx, chunk))
      .execute();
    const changed = rows.flatMap((row) => {
      const { versionId, contentHash: _hash, sequence, ...event } = row;
      const times = inZone(row, timeZone);
      if (times.startsAt === row.startsAt && times.endsAt === row.endsAt) return [];
      const contentHash = hashOf({ ...event, ...times });
      return { id: row.id, versionId, ...times, contentHash, sequence: newSequence ?? sequence };
    });
    const { id: _id, versionId: _versionId, ...updated } = CHANGED_COLUMNS;
    const values = Object.keys(updated).map(
      (column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`,
    );
    const isSameVersion =
      table === 'events' ? sql`` : sql`and ${sql.ref(`${table}.versionId`)} = changed."versionId"`;
    await sql`update ${sql.table(table)} set ${sql.join(values)}
      from ${recordsAsTable(trx, changed, CHANGED_COLUMNS)} as changed
      where ${sql.ref(`${table}.id`)} = changed.id ${isSameVersion}`.execute(trx);
  }
}

function inZone({ date, dateEnd, status }: EventsTable, timeZone: string) {
  const startsAt = instantOf(date, timeZone);
  const endsAt = instantOf(dateEnd, timeZone);
  return { startsAt, endsAt, shownUntil: shownUntil({ status, startsAt, endsAt }) };
}
