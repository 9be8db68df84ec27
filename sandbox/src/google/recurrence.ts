import type { CalendarItem, CalendarTime } from '../data/google-items.ts';

/** The part of RFC 5545 that an assembly's calendar uses. */
type Rule = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number;
  until: string | null;
  /** `SU` or `MO,FR` in a week, `1SA` for the first Saturday of a month. */
  byDay: string | null;
};

const STEPS_MAX = 20_000;
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The instances of a master that start before `before`, each at the same hour by its own zone's clock. */
export function instancesOf(master: CalendarItem, before: number, zone: string): CalendarItem[] {
  const rule = readRule(master.recurrence ?? []);
  const start = master.start;
  const end = master.end;
  if (rule === null || !start || !end) return [];
  const first = zoned(start, zone);
  const lasts = zoned(end, zone).toPlainDateTime().since(first.toPlainDateTime());
  const made: CalendarItem[] = [];
  let counted = 0;
  for (let step = 0; step < STEPS_MAX && counted < rule.count; step += 1) {
    const at = occurrence(first, rule, step);
    if (at === null) continue;
    if (at.epochMilliseconds >= before) break;
    if (rule.until !== null && utcName(at).slice(0, rule.until.length) > rule.until) break;
    counted += 1;
    made.push(instance(master, at, at.toPlainDateTime().add(lasts).toZonedDateTime(at.timeZoneId)));
  }
  return made;
}

function instance(
  master: CalendarItem,
  start: Temporal.ZonedDateTime,
  end: Temporal.ZonedDateTime,
): CalendarItem {
  const { recurrence: _, ...rest } = master;
  const allDay = master.start?.date !== undefined;
  const stamp = allDay ? start.toPlainDate().toString().replaceAll('-', '') : utcName(start);
  return {
    ...rest,
    id: `${master.id}_${stamp}`,
    start: timeLike(master.start, start),
    end: timeLike(master.end, end),
    recurringEventId: master.id,
    originalStartTime: timeLike(master.start, start),
  };
}

function timeLike(pattern: CalendarTime | undefined, at: Temporal.ZonedDateTime): CalendarTime {
  if (pattern?.date !== undefined) return { date: at.toPlainDate().toString() };
  return { dateTime: withOffset(at), timeZone: at.timeZoneId };
}

/** RFC 3339, to the second, as Google writes it. */
export function withOffset(at: Temporal.ZonedDateTime): string {
  return at.toString({ timeZoneName: 'never', fractionalSecondDigits: 0 }).replace('+00:00', 'Z');
}

function utcName(at: Temporal.ZonedDateTime): string {
  return at.toInstant().toString({ fractionalSecondDigits: 0 }).replaceAll(/[-:]/g, '');
}

/** Midnight in the calendar's zone for a day, the moment itself for a date-time. */
export function zoned(time: CalendarTime, zone: string): Temporal.ZonedDateTime {
  if (time.date !== undefined) return Temporal.PlainDate.from(time.date).toZonedDateTime(zone);
  return Temporal.Instant.from(time.dateTime ?? '').toZonedDateTimeISO(time.timeZone ?? zone);
}

function occurrence(first: Temporal.ZonedDateTime, rule: Rule, step: number) {
  const n = step * rule.interval;
  if (rule.freq === 'DAILY') return first.add({ days: n });
  if (rule.freq === 'WEEKLY') return weekday(first, rule, step);
  if (rule.freq === 'YEARLY') return first.add({ years: n });
  return rule.byDay === null ? first.add({ months: n }) : nthWeekday(first, n, rule.byDay);
}

/** Weeks go day by day, because a rule may name several days of one; null on the others. */
function weekday(first: Temporal.ZonedDateTime, rule: Rule, day: number) {
  const at = first.add({ days: day });
  const week = Math.floor((day + first.dayOfWeek - 1) / 7);
  const days = rule.byDay?.split(',') ?? [weekdays[first.dayOfWeek - 1]];
  return week % rule.interval === 0 && days.includes(weekdays[at.dayOfWeek - 1]) ? at : null;
}

/** Null in a month that has no fifth Sunday. */
function nthWeekday(first: Temporal.ZonedDateTime, months: number, byDay: string) {
  const [, nth = '1', day = 'SU'] = /^(\d)(\w\w)$/.exec(byDay) ?? [];
  const month = first.with({ day: 1 }).add({ months });
  const skip = (weekdays.indexOf(day) + 1 - month.dayOfWeek + 7) % 7;
  const at = month.add({ days: skip + 7 * (Number(nth) - 1) });
  return at.month === month.month ? at : null;
}

function readRule(lines: string[]): Rule | null {
  const line = lines.find((one) => one.startsWith('RRULE:'));
  if (line === undefined) return null;
  const parts = new Map(
    line
      .slice('RRULE:'.length)
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  );
  return {
    freq: parts.get('FREQ') as Rule['freq'],
    interval: Number(parts.get('INTERVAL') ?? 1),
    count: Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY),
    until: parts.get('UNTIL') ?? null,
    byDay: parts.get('BYDAY') ?? null,
  };
}
