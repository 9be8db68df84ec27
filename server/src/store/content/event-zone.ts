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
export async function changeZoneOfEvents(trx: Tx, timeZone: string): Promise<void> {
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
  sequence?: number,
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
    for (const row of rows) {
      const { versionId, contentHash: _hash, sequence: _sequence, ...record } = row;
      const change = inZone(row, timeZone);
      if (change.startsAt === row.startsAt && change.endsAt === row.endsAt) continue;
      const contentHash = hashOf({ ...record, ...change });
      const update = trx
        // Kysely cannot type a table name in a variable; both tables have these columns.
        .updateTable(table as 'events_before')
        .set({ ...change, contentHash, ...(sequence && { sequence }) })
        .where('id', '=', row.id);
      await (versionId === undefined
        ? update
        : update.where('versionId', '=', versionId)
      ).execute();
    }
  }
}

function inZone({ date, dateEnd, status }: EventsTable, timeZone: string) {
  const startsAt = instantOf(date, timeZone);
  const endsAt = instantOf(dateEnd, timeZone);
  return { startsAt, endsAt, shownUntil: shownUntil({ status, startsAt, endsAt }) };
}
