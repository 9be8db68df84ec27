import type { CalendarRecord, EventRecord } from '../../store/content/records.ts';
import type { RowDiff } from '../../store/content/replace-rows.ts';
import { idsAsTable } from '../../store/database/postgres.ts';
import type { Tx } from '../../store/database/tables.ts';
import {
  COMPARED_COLUMNS,
  type ComparedEvent,
  compareEvents,
  isSoon,
  SOON_MS,
} from './compare-events.ts';
import { recordChanges } from './record-changes.ts';
import type { SourceOrigin } from './source-origin.ts';

/** Notifies of events that were canceled or moved. Call it before the diff is written. */
export async function detectEvents(
  trx: Tx,
  diff: RowDiff<EventRecord>,
  calendars: CalendarRecord[],
  { origin, now }: { origin: SourceOrigin; now: number },
): Promise<void> {
  const changed = new Map(diff.changed.map(({ record }) => [record.id, record]));
  const hasChanged = changed.size > 0 || diff.removed.length > 0;
  const events = {
    stored: hasChanged ? await readStored(trx, [...changed.values()], now) : [],
    added: diff.added.map(({ record }) => record),
    changed,
    removed: new Set(diff.removed),
    calendarIds: calendars.map(({ id }) => id),
  };
  const found = compareEvents(events, now);
  await recordChanges(trx, { source: 'events', topic: 'events', found }, origin, now);
}

/** The events that start soon, and those that will when the changes are written. */
async function readStored(
  trx: Tx,
  changed: ComparedEvent[],
  now: number,
): Promise<ComparedEvent[]> {
  const moving = changed.filter((event) => isSoon(event, now)).map(({ id }) => id);
  return await trx
    .selectFrom('events')
    .select(COMPARED_COLUMNS)
    .where(({ or, and, eb }) =>
      or([
        and([eb('startsAt', '>=', now), eb('startsAt', '<=', now + SOON_MS)]),
        eb('id', 'in', idsAsTable(trx, moving)),
      ]),
    )
    .execute();
}
