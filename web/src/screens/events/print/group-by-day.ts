import type { DaySpan } from '../month/days.ts';
import type { EventDays } from '../month/event-days.ts';

/** Each day with the events that begin on it. One that began before the span is listed on the span's first day. */
export function groupByDay<P extends EventDays>(
  events: readonly P[],
  { from, to }: DaySpan,
): [day: string, events: P[]][] {
  const days = new Map<string, P[]>();
  for (const event of events) {
    if (event.last < from || event.first >= to) continue;
    const day = event.first < from ? from : event.first;
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1));
}
