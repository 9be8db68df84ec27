import { inReadTransaction } from '../database/read-transaction.ts';
import type { EventsTable } from '../database/tables/content.ts';
import type { Database } from '../database/tables.ts';
import { EVENT_HISTORY_MS, findEvent, readCalendars, readRecords } from './events.ts';
import type { CalendarRecord, EventRecord } from './records.ts';

/** Far more than anyone reads: it only bounds the memory that a reply takes. */
const EVENTS_MAX = 5000;

export interface EventsBetween {
  items: EventRecord[];
  calendars: CalendarRecord[];
  /** The end of the span, or earlier if it has too many events: all that start before it are in `items`. */
  completeUntil: number;
  /** Until when this stays so if the data does not change. */
  validUntil: number;
}

/** In epoch milliseconds; `to` is exclusive. */
interface Span {
  from: number;
  to: number;
}

/** By start and then by id: the events that overlap the span, also those that have ended, but not canceled ones. */
export function readEventsBetween(
  db: Database,
  span: Span,
  now: number,
  calendarId = '',
): Promise<EventsBetween> {
  return inReadTransaction(db, async (trx) => {
    const calendars = await readCalendars(trx);
    // PostgreSQL rejects some ids in a query.
    if (calendarId !== '' && !calendars.some(({ id }) => id === calendarId)) {
      return { items: [], calendars, completeUntil: span.to, validUntil: Number.POSITIVE_INFINITY };
    }
    // Answered by an index alone.
    let found = overlapping(trx, span, now).select(['id', 'startsAt']);
    if (calendarId !== '') found = found.where('calendarId', '=', calendarId);
    const rows = await found.orderBy('startsAt').orderBy('id').limit(EVENTS_MAX).execute();
    const items = await readRecords(
      trx,
      rows.map(({ id }) => id),
    );
    const completeUntil = rows.length < EVENTS_MAX ? span.to : (rows.at(-1)?.startsAt ?? span.to);
    return { items, calendars, completeUntil, validUntil: Math.min(...items.map(storedUntil)) };
  });
}

/** The same events as they are stored, with what only calendar programs need. */
export async function readStoredBetween(
  db: Database,
  span: Span,
  now: number,
): Promise<{ items: EventsTable[]; validUntil: number }> {
  const items = await overlapping(db, span, now)
    .selectAll()
    .orderBy('startsAt')
    .orderBy('id')
    .limit(EVENTS_MAX)
    .execute();
  return { items, validUntil: Math.min(...items.map(storedUntil)) };
}

/** `shownUntil` is the end, or else just before the start. */
function overlapping(db: Database, { from, to }: Span, now: number) {
  return db
    .selectFrom('events')
    .where('startsAt', '<', to)
    .where('shownUntil', '>=', now - EVENT_HISTORY_MS)
    .where((where) => where.or([where('shownUntil', '>', from), where('startsAt', '>=', from)]));
}

const storedUntil = ({ shownUntil }: EventRecord) => (shownUntil ?? 0) + EVENT_HISTORY_MS;

/** An event that members see, or saw until it ended; undefined if it is canceled, or ended too long ago. */
export async function readEvent(
  db: Database,
  id: string,
  now: number,
): Promise<(Pick<EventsBetween, 'calendars' | 'validUntil'> & { event: EventRecord }) | undefined> {
  const row = await findEvent(db, id);
  if (!row || row.shownUntil === null || storedUntil(row) < now) return undefined;
  const { contentHash: _hash, sequence: _sequence, ...event } = row;
  return { event, calendars: await readCalendars(db), validUntil: storedUntil(event) };
}
