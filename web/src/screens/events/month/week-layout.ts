import type { EventDays } from './event-days.ts';

/** The piece of an event that is within one week. */
export interface Segment<P extends EventDays> {
  item: P;
  /** Its first column, from 0. */
  column: number;
  columnCount: number;
  /** Its row below the number of the day, from 0. */
  lane: number;
  /** It began in an earlier week. */
  hasEarlierDays: boolean;
  /** It goes on in a later week. */
  hasLaterDays: boolean;
}

export interface WeekLayout<P extends EventDays> {
  segments: Segment<P>[];
  /** How many events of each day have no lane. */
  hiddenCounts: number[];
}

/** Puts the events of a week into lanes: longer ones first, so that bars do not change their lane without need. */
export function layOutWeek<P extends EventDays>(
  week: readonly string[],
  items: readonly P[],
  laneCount: number,
): WeekLayout<P> {
  const [weekFirst = '', weekLast = ''] = [week[0], week.at(-1)];
  const inWeek = items
    .filter(({ first, last }) => first <= weekLast && last >= weekFirst)
    .map((item) => {
      const column = Math.max(0, week.indexOf(item.first));
      const end = item.last > weekLast ? week.length - 1 : week.indexOf(item.last);
      return { item, column, columnCount: end - column + 1 };
    })
    .sort((a, b) => a.column - b.column || b.columnCount - a.columnCount);

  const freeFrom = Array.from({ length: laneCount }, () => 0);
  const hiddenCounts = week.map(() => 0);
  const segments: Segment<P>[] = [];
  for (const { item, column, columnCount } of inWeek) {
    const lane = freeFrom.findIndex((free) => free <= column);
    if (lane >= 0) {
      freeFrom[lane] = column + columnCount;
      const [hasEarlierDays, hasLaterDays] = [item.first < weekFirst, item.last > weekLast];
      segments.push({ item, column, columnCount, lane, hasEarlierDays, hasLaterDays });
    } else {
      for (let at = column; at < column + columnCount; at++) hiddenCounts[at] = hiddenIn(at) + 1;
    }
  }
  return { segments, hiddenCounts };

  function hiddenIn(at: number): number {
    return hiddenCounts[at] ?? 0;
  }
}
