import { shownUntil } from '@assembly/contract/event';
import { hasOffset, instantOf } from '../../instant-of.ts';
import { bumpVersion, readVersions } from '../database/change-counters.ts';
import { countRows } from '../database/count-rows.ts';
import { lockForTransaction } from '../database/postgres.ts';
import type { Database, Tx } from '../database/tables.ts';
import { readEventsTimeZone, writeEventsTimeZone } from '../settings/settings.ts';
import type { EventRecord } from './records.ts';
import { createHasher, upsertAll } from './replace-rows.ts';

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

/** Computes the instants of days and of times without an offset again, if they were computed in another time zone. */
export async function recomputeEventTimes(trx: Tx, timeZone: string): Promise<void> {
  // A sync that is writing finishes first.
  await lockForTransaction(trx, 'replace events');
  if ((await readEventsTimeZone(trx)) === timeZone) return;
  const rows = await trx.selectFrom('events').selectAll().execute();
  const hashOf = createHasher();
  const changed = rows
    .filter(({ date, dateEnd }) => ![date, dateEnd].every(hasOffset))
    .map(({ contentHash: _hash, sequence: _sequence, ...event }) => inZone(event, timeZone))
    .map((record) => ({ record, contentHash: hashOf(record) }));
  if (rows.length > 0) {
    const { events: version } = await readVersions(trx);
    await upsertAll(trx, 'events', changed, version + 1);
    const shown = countRows(trx.selectFrom('events').where('shownUntil', 'is not', null));
    await bumpVersion(trx, 'events', await shown);
  }
  await writeEventsTimeZone(trx, timeZone);
}

export function inZone(event: EventRecord, timeZone: string): EventRecord {
  const startsAt = instantOf(event.date, timeZone);
  const endsAt = instantOf(event.dateEnd, timeZone);
  const times = { startsAt, endsAt };
  return { ...event, ...times, shownUntil: shownUntil({ status: event.status, ...times }) };
}
