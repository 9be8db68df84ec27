import { dayIn } from '@assembly/contract/day-in';
import { type Event, isAllDay } from '@assembly/contract/event';
import { HOUR_MS } from '@assembly/contract/limits';
import { type Clock, dateFormat } from '../../browser/clock.ts';

export type Timing = Pick<Event, 'date' | 'status' | 'startsAt' | 'endsAt'>;

const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

/** Said in our own words, whatever the reader's language: nothing in Intl says it. */
export const ALL_DAY = ', all day';

/** By how much clocks are set back: by an hour, on Lord Howe by half of one. It may be done or to come. */
const SET_BACK_MS = [HOUR_MS, -HOUR_MS, HOUR_MS / 2, -HOUR_MS / 2];

/**
 * When an event is, as people say it: "Sunday 15 November, 10:00–11:30". The hours are those of the
 * assembly, which is named to readers whose own clock says something else.
 */
export function formatEventTime(event: Timing, clock: Clock): string {
  const start = event.startsAt ?? 0;
  const end = Math.max(start, event.endsAt ?? 0);
  return isAllDay(event) ? formatDays(event.date, end, clock) : formatHours(start, end, clock);
}

/** The end of an all-day event is the midnight after its last day. */
function formatDays(firstDay: string, end: number, { now, timeZone, locale }: Clock): string {
  const dayOfEnd = dayIn(timeZone, end - 1);
  const lastDay = dayOfEnd > firstDay ? dayOfEnd : firstDay;
  const [first, last] = [Date.parse(firstDay), Date.parse(lastDay)];
  const format = dateFormat(locale, {
    ...DAY,
    ...yearUnlessThis(now, firstDay, lastDay, timeZone),
    timeZone: 'UTC',
  });
  return first === last ? format.format(first) + ALL_DAY : format.formatRange(first, last);
}

function formatHours(start: number, end: number, { now, timeZone, readerZone, locale }: Clock) {
  const [firstDay, lastDay] = [dayIn(timeZone, start), dayIn(timeZone, end)];
  const time = timeOfDay(locale);
  const options = {
    ...DAY,
    ...time,
    ...yearUnlessThis(now, firstDay, lastDay, timeZone),
    timeZone,
  };
  const zoneName = (style: 'short' | 'longGeneric', at: number) =>
    dateFormat(locale, { timeZone, timeZoneName: style })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;

  const isOneDay = firstDay === lastDay;
  const hour = dateFormat(locale, { ...time, timeZone });
  const comesTwice = (at: number) =>
    SET_BACK_MS.some((by) => hour.format(at) === hour.format(at + by));
  // In the night the clocks change, 2:30 may be twice, so the hour alone would not do.
  if (
    comesTwice(start) ||
    comesTwice(end) ||
    (isOneDay && zoneName('short', start) !== zoneName('short', end))
  ) {
    const say = (at: number, parts: Intl.DateTimeFormatOptions) =>
      dateFormat(locale, { ...parts, timeZone, timeZoneName: 'short' }).format(at);
    const from = say(start, options);
    return end > start ? `${from} – ${say(end, isOneDay ? time : options)}` : from;
  }

  const text = dateFormat(locale, options).formatRange(start, end);
  if (readerZone === timeZone) return text;
  const readerText = dateFormat(locale, { ...options, timeZone: readerZone });
  return readerText.formatRange(start, end) === text
    ? text
    : `${text} (${zoneName('longGeneric', start)})`;
}

/** Where the day has 24 hours one writes 08:30, where it has twice twelve 8:30. */
function timeOfDay(locale: string): Intl.DateTimeFormatOptions {
  const { hour12 } = dateFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' };
}

function yearUnlessThis(now: number, firstDay: string, lastDay: string, timeZone: string) {
  const year = dayIn(timeZone, now).slice(0, 4);
  const isThis = firstDay.startsWith(year) && lastDay.startsWith(year);
  return !isThis && ({ year: 'numeric' } as const);
}
