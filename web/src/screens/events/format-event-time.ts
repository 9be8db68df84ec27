import { dayIn } from '@assembly/contract/day-in';
import { type Event, isAllDay } from '@assembly/contract/event';
import { type Clock, dateFormat, withNonBreakingSpace } from '../../browser/locale/clock.ts';
import { foreignZoneName } from '../../browser/locale/foreign-zone-name.ts';
import { t } from '../../browser/locale/messages.ts';

export type Timing = Pick<Event, 'date' | 'status' | 'startsAt' | 'endsAt'>;

const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

/**
 * "Sunday 15 November, 10:00–11:30", in the assembly's time zone. The zone is named for readers
 * whose own clock shows another time.
 */
export function formatEventTime(event: Timing, clock: Clock): string {
  return formatTiming(event, clock, false);
}

/** "10:00–11:30", for a list of the day. The days of an event of several days are named. */
export function formatTimeOnDay(event: Timing, clock: Clock): string {
  return formatTiming(event, clock, true);
}

function formatTiming(event: Timing, clock: Clock, isDayKnown: boolean): string {
  const start = event.startsAt ?? 0;
  const end = Math.max(start, event.endsAt ?? 0);
  return isAllDay(event)
    ? formatDays(event.date, end, clock, isDayKnown)
    : withNonBreakingSpace(formatHours(start, end, clock, isDayKnown));
}

/** An all-day event ends at the midnight after its last day. */
function formatDays(
  firstDay: string,
  end: number,
  { now, timeZone, locale }: Clock,
  isDayKnown: boolean,
): string {
  const endDay = dayIn(timeZone, end - 1);
  const lastDay = endDay > firstDay ? endDay : firstDay;
  const [first, last] = [Date.parse(firstDay), Date.parse(lastDay)];
  const format = dateFormat(locale, {
    ...DAY,
    ...yearUnlessThis(now, firstDay, lastDay, timeZone),
    timeZone: 'UTC',
  });
  if (first === last && isDayKnown) return t.events.allDay;
  return first === last
    ? t.events.dayAllDay(format.format(first))
    : format.formatRange(first, last);
}

function formatHours(start: number, end: number, clock: Clock, isDayKnown: boolean): string {
  const { now, timeZone, locale } = clock;
  const [firstDay, lastDay] = [dayIn(timeZone, start), dayIn(timeZone, end)];
  const isOneDay = firstDay === lastDay;
  const time = timeOfDay(locale);
  const options = {
    ...(isOneDay && isDayKnown
      ? {}
      : { ...DAY, ...yearUnlessThis(now, firstDay, lastDay, timeZone) }),
    ...time,
    timeZone,
  };
  const text = dateFormat(locale, options).formatRange(start, end);
  const zone = foreignZoneName(start, clock, locale) || foreignZoneName(end, clock, locale);
  return zone ? `${text} (${zone})` : text;
}

/** 08:30 on a 24-hour clock, 8:30 on a 12-hour clock. */
function timeOfDay(locale: string): Intl.DateTimeFormatOptions {
  const { hour12 } = dateFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' };
}

function yearUnlessThis(now: number, firstDay: string, lastDay: string, timeZone: string) {
  const year = dayIn(timeZone, now).slice(0, 4);
  const isThis = firstDay.startsWith(year) && lastDay.startsWith(year);
  return !isThis && ({ year: 'numeric' } as const);
}
