import { toDateTime, toZonedDateTime } from '../data/calendar/calendar-time.ts';
import type { CalendarItem, CalendarTime } from '../data/google-items.ts';

/** The subset of RFC 5545 that the seed data uses. */
type Rule = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number;
  until: string | null;
  /** `SU` or `MO,FR` for weekly rules, `1SA` for the first Saturday of a month. */
  byDay: string | null;
};

const STEPS_MAX = 20_000;
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The instances that start before `before`, each at the same local time. */
export function instancesOf(
  master: CalendarItem,
  before: number,
  timeZone: string,
): CalendarItem[] {
  const rule = readRule(master.recurrence ?? []);
  const start = master.start;
  const end = master.end;
  if (rule === null || !start || !end) return [];
  const first = toZonedDateTime(start, timeZone);
  const duration = toZonedDateTime(end, timeZone).toPlainDateTime().since(first.toPlainDateTime());
  const instances: CalendarItem[] = [];
  let count = 0;
  for (let step = 0; step < STEPS_MAX && count < rule.count; step += 1) {
    const at = occurrence(first, rule, step);
    if (at === null) continue;
    if (at.epochMilliseconds >= before) break;
    if (rule.until !== null && toUtcStamp(at).slice(0, rule.until.length) > rule.until) break;
    count += 1;
    instances.push(
      toInstance(master, at, at.toPlainDateTime().add(duration).toZonedDateTime(at.timeZoneId)),
    );
  }
  return instances;
}

function toInstance(
  master: CalendarItem,
  start: Temporal.ZonedDateTime,
  end: Temporal.ZonedDateTime,
): CalendarItem {
  const { recurrence: _, ...rest } = master;
  const allDay = master.start?.date !== undefined;
  const stamp = allDay ? start.toPlainDate().toString().replaceAll('-', '') : toUtcStamp(start);
  return {
    ...rest,
    id: `${master.id}_${stamp}`,
    start: toCalendarTime(master.start, start),
    end: toCalendarTime(master.end, end),
    recurringEventId: master.id,
    originalStartTime: toCalendarTime(master.start, start),
  };
}

function toCalendarTime(
  pattern: CalendarTime | undefined,
  at: Temporal.ZonedDateTime,
): CalendarTime {
  if (pattern?.date !== undefined) return { date: at.toPlainDate().toString() };
  return { dateTime: toDateTime(at), timeZone: at.timeZoneId };
}

function toUtcStamp(at: Temporal.ZonedDateTime): string {
  return at.toInstant().toString({ fractionalSecondDigits: 0 }).replaceAll(/[-:]/g, '');
}

function occurrence(first: Temporal.ZonedDateTime, rule: Rule, step: number) {
  const n = step * rule.interval;
  if (rule.freq === 'DAILY') return first.add({ days: n });
  if (rule.freq === 'WEEKLY') return weekday(first, rule, step);
  if (rule.freq === 'YEARLY') return first.add({ years: n });
  return rule.byDay === null ? first.add({ months: n }) : nthWeekday(first, n, rule.byDay);
}

/** Steps day by day, because a rule may name several weekdays; null on other days. */
function weekday(first: Temporal.ZonedDateTime, rule: Rule, day: number) {
  const at = first.add({ days: day });
  const week = Math.floor((day + first.dayOfWeek - 1) / 7);
  const days = rule.byDay?.split(',') ?? [weekdays[first.dayOfWeek - 1]];
  return week % rule.interval === 0 && days.includes(weekdays[at.dayOfWeek - 1]) ? at : null;
}

/** Null in a month without such a day, for example a fifth Sunday. */
function nthWeekday(first: Temporal.ZonedDateTime, months: number, byDay: string) {
  const [, nth = '1', day = 'SU'] = /^(\d)(\w\w)$/.exec(byDay) ?? [];
  const month = first.with({ day: 1 }).add({ months });
  const skip = (weekdays.indexOf(day) + 1 - month.dayOfWeek + 7) % 7;
  const at = month.add({ days: skip + 7 * (Number(nth) - 1) });
  return at.month === month.month ? at : null;
}

function readRule(lines: string[]): Rule | null {
  const rule = lines.find((candidate) => candidate.startsWith('RRULE:'));
  if (rule === undefined) return null;
  const fields = new Map(
    rule
      .slice('RRULE:'.length)
      .split(';')
      .map((field) => field.split('=') as [string, string]),
  );
  return {
    freq: fields.get('FREQ') as Rule['freq'],
    interval: Number(fields.get('INTERVAL') ?? 1),
    count: Number(fields.get('COUNT') ?? Number.POSITIVE_INFINITY),
    until: fields.get('UNTIL') ?? null,
    byDay: fields.get('BYDAY') ?? null,
  };
}
