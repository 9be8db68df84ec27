import { dayIn } from '@assembly/contract/day-in';
import { isAllDay, type Repetition } from '@assembly/contract/event';
import { DAY_MS } from '@assembly/contract/limits';
import type { Database } from '../database/tables.ts';
import { inChunks } from './in-chunks.ts';
import type { EventRecord } from './records.ts';

/** Google's id of an event of a series: the id of the series, and when the event was to begin. */
const INSTANCE_ID = /^(.+)_\d{8}(?:T\d{6}Z)?$/;

/** An exception nearby leaves the rest of a long series alone. */
const CONSIDERED = 5;
const AT_LEAST = 3;
/** Five events of a monthly series are at most this far apart. */
const REACH_MS = 160 * DAY_MS;

/**
 * How each event's series repeats, by the id of the event. It is not known for those near an event that was moved or
 * canceled.
 */
export async function findRepetitions(
  db: Database,
  records: EventRecord[],
  timeZone: string,
): Promise<Map<string, Repetition>> {
  const repeating = records.filter(({ id, repeats }) => repeats === 1 && seriesOf(id) !== '');
  const bySeries = await readSeries(db, repeating);
  const dayOf = (event: { date: string; startsAt: number | null }) =>
    isAllDay(event) ? event.date : dayIn(timeZone, event.startsAt ?? 0);
  const found = new Map<string, Repetition>();
  for (const { id } of repeating) {
    const events = bySeries.get(seriesOf(id)) ?? [];
    const at = events.findIndex((event) => event.id === id);
    const from = Math.max(0, Math.min(at - 2, events.length - CONSIDERED));
    const repetition = repetitionOf(events.slice(from, from + CONSIDERED).map(dayOf));
    if (repetition) found.set(id, repetition);
  }
  return found;
}

const seriesOf = (id: string) => INSTANCE_ID.exec(id)?.[1] ?? '';

/** By series, its events around these, in their order. Canceled ones are not part of it. */
async function readSeries(db: Database, events: EventRecord[]) {
  const starts = events.map(({ startsAt }) => startsAt ?? 0);
  const found: Pick<EventRecord, 'id' | 'date' | 'startsAt'>[] = [];
  for await (const chunk of inChunks([...new Set(events.map(({ id }) => seriesOf(id)))])) {
    const rows = await db
      .selectFrom('events')
      .select(['id', 'date', 'startsAt'])
      .where('shownUntil', 'is not', null)
      .where('startsAt', '>=', Math.min(...starts) - REACH_MS)
      .where('startsAt', '<=', Math.max(...starts) + REACH_MS)
      // Ids are compared by their bytes, in which "`" follows "_".
      .where(({ or, and, eb }) =>
        or(chunk.map((series) => and([eb('id', '>', `${series}_`), eb('id', '<', `${series}\``)]))),
      )
      .orderBy('startsAt')
      .orderBy('id')
      .execute();
    found.push(...rows);
  }
  return Map.groupBy(found, ({ id }) => seriesOf(id));
}

/** Undefined unless exactly one rule fits all of these days, which are in their order. */
export function repetitionOf(days: string[]): Repetition | undefined {
  if (days.length < AT_LEAST) return undefined;
  const dates = days.map((day) => Temporal.PlainDate.from(day));
  const gap = commonStep(dates, (from, to) => from.until(to).days);
  const months = commonStep(
    dates,
    (from, to) => (to.year - from.year) * 12 + to.month - from.month,
  );
  const weekday = (dates[0]?.dayOfWeek ?? 0) % 7;
  const fitting: Repetition[] = [];
  if (gap > 0 && gap < 7) fitting.push({ unit: 'day', interval: gap, weekday, position: null });
  if (gap > 0 && gap % 7 === 0) {
    fitting.push({ unit: 'week', interval: gap / 7, weekday, position: null });
  }
  if (months > 0 && dates.every(({ dayOfWeek }) => dayOfWeek % 7 === weekday)) {
    for (const position of [1, 2, 3, 4, -1]) {
      const fits = dates.every((date) => isAtPosition(date, position));
      if (fits) fitting.push({ unit: 'month', interval: months, weekday, position });
    }
  }
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The step from each date to the next, or 0 if they differ. */
function commonStep(
  dates: Temporal.PlainDate[],
  step: (from: Temporal.PlainDate, to: Temporal.PlainDate) => number,
): number {
  const steps = new Set(dates.slice(1).map((date, at) => step(dates[at] ?? date, date)));
  return steps.size === 1 ? ([...steps][0] ?? 0) : 0;
}

const isAtPosition = ({ day, daysInMonth }: Temporal.PlainDate, position: number) =>
  position === -1 ? day + 7 > daysInMonth : Math.ceil(day / 7) === position;
