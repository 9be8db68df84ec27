import { DAY_MS, EVENT_HISTORY_DAYS, EVENTS_PER_PAGE } from '@assembly/contract/limits';
import { clampPage, type PageOf } from '@assembly/contract/page-of';
import { countRows } from '../database/count-rows.ts';
import { inReadTransaction } from '../database/read-transaction.ts';
import type { EventsTable } from '../database/tables/content.ts';
import type { Database, Tx } from '../database/tables.ts';
import { validateRecord } from '../database/validate-record.ts';
import { inChunks } from './in-chunks.ts';
import { matchWords } from './match-words.ts';
import { recomputeEventTimes } from './recompute-event-times.ts';
import type { CalendarRecord, EventRecord } from './records.ts';
import { guardRemoval, type ReplaceOptions } from './removal-guard.ts';
import { diffRows, type RowDiff, replaceRows } from './replace-rows.ts';
import { type SourceDiffs, writeSource } from './write-source.ts';

interface EventOptions extends ReplaceOptions<EventRecord> {
  /** In which the times of the records were computed; without it, in that of the stored ones. */
  timeZone?: string | undefined;
}

/**
 * Readers see either all the old data or all the new. Without `calendars`, the stored ones stay. With them, as in a sync,
 * so do their events that have ended, which Google no longer lists.
 */
export async function replaceEvents(
  db: Database,
  records: EventRecord[],
  options: EventOptions,
  calendars?: CalendarRecord[],
): Promise<RowDiff<EventRecord>> {
  return await replaceRows(db, 'events', async (trx) => {
    // Rows that stay, and snapshots, must be in the same time zone as the new ones.
    if (options.timeZone) await recomputeEventTimes(trx, options.timeZone);
    const history = calendars ? await readHistoryIds(trx, calendars, options.now) : [];
    const staying = [...(options.unreadable ?? []), ...history];
    const diff = await diffRows(trx, 'events', records, staying);
    // Ended events disappear anyway and do not count for the removal guard.
    const upcoming = trx
      .selectFrom('events')
      .select(['id', 'summary as title', 'startsAt', 'calendarId'])
      .where('shownUntil', '>=', options.now);
    const isSynced = (id: string) => calendars?.some((calendar) => calendar.id === id);
    const readStored = async () =>
      (await upcoming.execute()).map(({ calendarId, ...item }) => ({
        ...item,
        calendarId: isSynced(calendarId) ? calendarId : undefined,
      }));
    await guardRemoval(readStored, diff.removed, options);
    const needsSnapshot = await hasRealChanges(trx, diff, options.now);
    const diffs: SourceDiffs = [['events', diff]];
    if (calendars) diffs.push(['calendars', await diffRows(trx, 'calendars', calendars)]);
    await options.beforeWrite?.(trx, diff);
    await writeSource(trx, 'events', diffs, options.now, needsSnapshot);
    return diff;
  });
}

export const EVENT_HISTORY_MS = EVENT_HISTORY_DAYS * DAY_MS;

/** The events of these calendars that have ended, but not too long ago. */
async function readHistoryIds(
  trx: Tx,
  calendars: CalendarRecord[],
  now: number,
): Promise<string[]> {
  const ended = await trx
    .selectFrom('events')
    .select(['id', 'calendarId'])
    .where('shownUntil', '<', now)
    .where('shownUntil', '>=', now - EVENT_HISTORY_MS)
    .execute();
  // '' is the calendar of an imported event.
  const synced = new Set(['', ...calendars.map(({ id }) => id)]);
  // That of whichever account is connected: the events of another person's calendar must not stay.
  synced.delete('primary');
  return ended.filter(({ calendarId }) => synced.has(calendarId)).map(({ id }) => id);
}

/** A sync removes events that ended long ago: that alone does not need a snapshot. */
async function hasRealChanges(
  trx: Tx,
  { added, changed, removed }: RowDiff<EventRecord>,
  now: number,
): Promise<boolean> {
  if (added.length > 0 || changed.length > 0) return true;
  for await (const ids of inChunks(removed)) {
    const upcoming = trx.selectFrom('events').where('id', 'in', ids).where('shownUntil', '>=', now);
    if ((await countRows(upcoming)) > 0) return true;
  }
  return false;
}

export interface EventFilter {
  /** Words that begin words of the event. */
  search?: string[];
  /** The id of a calendar, or '' for all. */
  calendarId?: string;
}

/** A page of the events that members see now, by start and then by id, and all calendars. */
export function readUpcoming(
  db: Database,
  pageNumber: number,
  now: number,
  { search = [], calendarId = '' }: EventFilter = {},
): Promise<PageOf<EventRecord> & { calendars: CalendarRecord[] }> {
  return inReadTransaction(db, async (db) => {
    const calendars = await readCalendars(db);
    // PostgreSQL rejects some ids in a query.
    if (calendarId !== '' && !calendars.some(({ id }) => id === calendarId)) {
      const { offset: _offset, ...page } = clampPage(1, 0, EVENTS_PER_PAGE);
      return { items: [], calendars, ...page };
    }
    const all = db.selectFrom('events').where('shownUntil', '>=', now);
    const ofCalendar = calendarId === '' ? all : all.where('calendarId', '=', calendarId);
    const shown = matchWords(ofCalendar, search);
    const isFiltered = calendarId !== '' || search.length > 0;
    const counts = isFiltered ? undefined : await countByTime(db, now);
    const total = counts ? counts.atLastSync - counts.ended : await countRows(shown);
    const { offset, ...page } = clampPage(pageNumber, Math.max(0, total), EVENTS_PER_PAGE);
    // Two queries: the first finds the page by the index only. In one query SQLite would scan all events.
    // All future events are shown, except those that never are (canceled). Without any of those, the end need not be
    // checked, which is most of the cost of skipping to a late page.
    const begun = counts?.never === 0 && offset >= counts.begun ? counts.begun : undefined;
    const events =
      begun === undefined ? shown : db.selectFrom('events').where('startsAt', '>', now);
    const found = await events
      .select('id')
      .orderBy('startsAt')
      .orderBy('id')
      .limit(EVENTS_PER_PAGE)
      .offset(offset - (begun ?? 0))
      .execute();
    if (found.length === 0) return { items: [], calendars, ...page };
    const items = await readRecords(
      db,
      found.map(({ id }) => id),
    );
    return { items, calendars, ...page };
  });
}

/** In the order of the ids. */
export async function readRecords(db: Tx, ids: string[]): Promise<EventRecord[]> {
  const byId = new Map<string, EventRecord>();
  for await (const chunk of inChunks(ids)) {
    const rows = await db.selectFrom('events').selectAll().where('id', 'in', chunk).execute();
    for (const { contentHash: _hash, sequence: _sequence, ...record } of rows) {
      byId.set(record.id, record);
    }
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Counts a few small ranges in one query, which is cheaper than counting all shown events. */
async function countByTime(db: Tx, now: number) {
  const counts = await db
    .selectNoFrom((select) => {
      const events = select
        .selectFrom('events')
        .select((all) => all.fn.countAll<number>().as('count'));
      return [
        select.selectFrom('sources').select('shown').where('name', '=', 'events').as('atLastSync'),
        events.where('shownUntil', '<', now).as('ended'),
        events.where('startsAt', '<=', now).where('shownUntil', '>=', now).as('begun'),
        events.where('startsAt', '>', now).where('shownUntil', 'is', null).as('never'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    atLastSync: Number(counts.atLastSync),
    ended: Number(counts.ended),
    begun: Number(counts.begun),
    never: Number(counts.never),
  };
}

export async function findEvent(db: Database, id: string): Promise<EventsTable | undefined> {
  // Such an id cannot be stored, and PostgreSQL rejects some of them in a query.
  if (validateRecord({ id })) return undefined;
  return await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
}

/** When the next shown event ends: until then the list stays the same. */
export async function nextEnd(db: Database, now: number): Promise<number> {
  const { end } = await db
    .selectFrom('events')
    .select((select) => select.fn.min<number | null>('shownUntil').as('end'))
    .where('shownUntil', '>=', now)
    .executeTakeFirstOrThrow();
  return end ?? Number.POSITIVE_INFINITY;
}

/** In the order of the settings, as of the last sync. */
export async function readCalendars(db: Database): Promise<CalendarRecord[]> {
  return await db
    .selectFrom('calendars')
    .select(['id', 'name', 'color', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
