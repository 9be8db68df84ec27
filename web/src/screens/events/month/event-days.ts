import { dayIn } from '@assembly/contract/day-in';
import { isAllDay } from '@assembly/contract/event';
import type { Timing } from '../format-event-time.ts';
import type { DaySpan } from './days.ts';

export interface EventDays {
  first: string;
  /** Inclusive. */
  last: string;
}

/** The days of an event in the assembly's time zone. One that ends at midnight does not touch the day after. */
export function daysOf(event: Timing, timeZone: string): EventDays {
  const start = event.startsAt ?? 0;
  const end = event.endsAt ?? 0;
  const first = isAllDay(event) ? event.date : dayIn(timeZone, start);
  const last = dayIn(timeZone, Math.max(start, end - 1));
  return { first, last: last > first ? last : first };
}

export interface EventWithDays<E extends Timing> extends EventDays {
  event: E;
}

export function withDays<E extends Timing>(
  events: readonly E[],
  timeZone: string,
): EventWithDays<E>[] {
  return events.map((event) => ({ event, ...daysOf(event, timeZone) }));
}

/** The events of a day, those that began earlier first. */
export function eventsOnDay<P extends EventDays>(events: readonly P[], day: string): P[] {
  return events.filter(({ first, last }) => first <= day && day <= last);
}

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
