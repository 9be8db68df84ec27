import { shownUntil } from '@assembly/contract/event';
import { hasOffset, instantOf } from '../../instant-of.ts';
import { bumpVersion, readVersions } from '../database/change-counters.ts';
import { countRows } from '../database/count-rows.ts';
import { lockForTransaction } from '../database/postgres.ts';
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

type StoredEvent = EventsTable & { versionId?: string };

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
    const rows: StoredEvent[] = await trx
      .selectFrom(table)
      .selectAll()
      .where('id', 'in', chunk)
      .execute();
    const changed = rows.flatMap((row) => {
      const { versionId, contentHash: _hash, sequence, ...event } = row;
      const record = { ...event, ...inZone(row, timeZone) };
      if (record.startsAt === row.startsAt && record.endsAt === row.endsAt) return [];
      const hashed = { ...record, contentHash: hashOf(record), sequence: newSequence ?? sequence };
      return versionId === undefined ? hashed : { ...hashed, versionId };
    });
    await updateTimes(trx, table, changed);
  }
}

/** In few statements, because other writers wait. */
async function updateTimes(
  trx: Tx,
  table: 'events' | 'events_before',
  rows: StoredEvent[],
): Promise<void> {
  for await (const chunk of inChunks(rows)) {
    await trx
      // Kysely cannot type a table name in a variable. The rows exist, so they are only updated.
      .insertInto(table as 'events')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(table === 'events' ? ['id'] : (['versionId', 'id'] as 'id'[]))
          .doUpdateSet((set) => ({
            startsAt: set.ref('excluded.startsAt'),
            endsAt: set.ref('excluded.endsAt'),
            shownUntil: set.ref('excluded.shownUntil'),
            contentHash: set.ref('excluded.contentHash'),
            sequence: set.ref('excluded.sequence'),
          })),
      )
      .execute();
  }
}

function inZone({ date, dateEnd, status }: EventsTable, timeZone: string) {
  const startsAt = instantOf(date, timeZone);
  const endsAt = instantOf(dateEnd, timeZone);
  return { startsAt, endsAt, shownUntil: shownUntil({ status, startsAt, endsAt }) };
}
