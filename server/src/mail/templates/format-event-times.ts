import { dateFormat } from '@assembly/contract/date-format';
import { type AssemblyClock, dayIn } from '@assembly/contract/day-in';
import { type EventTimes, isAllDay } from '@assembly/contract/event';
import type { Localization } from '../../create-localize.ts';

/** The assembly's clock, for one reader. */
export interface ReaderClock extends AssemblyClock, Pick<Localization, 'locale' | 't'> {}

type DateStyle = 'long' | 'short';
type Part = Intl.DateTimeRangeFormatPart;

/** "Sunday 15 November, 10:00–11:30" in the assembly's time zone; the short style is for subjects. */
export function formatEventTimes(
  times: EventTimes,
  clock: ReaderClock,
  style: DateStyle = 'long',
): string {
  const { allDayOn, timeUnknown } = clock.t.updates;
  const parts = partsOf(times, clock, style);
  if (!parts) return timeUnknown;
  return isWholeDay(times, parts) ? allDayOn(textOf(parts)) : textOf(parts);
}

/** The same below a heading with this day: "10:00–11:30", unless the event began before. */
export function formatTimesBelow(day: string, times: EventTimes, clock: ReaderClock): string {
  const parts = partsOf(times, clock, 'long');
  if (!parts || firstDayOf(times, clock) !== day) return formatEventTimes(times, clock);
  if (isWholeDay(times, parts)) return clock.t.updates.allDay;
  if (isAllDay(times)) return textOf(parts.filter(({ source }) => source !== 'startRange')).trim();
  return textOf(parts.slice(parts.findIndex(({ type }) => TIME_PARTS.includes(type))));
}

/** What a time begins with: in every language it is after the date. */
const TIME_PARTS = ['hour', 'dayPeriod'];

const textOf = (parts: Part[]) => parts.map(({ value }) => value).join('');

const isWholeDay = (times: EventTimes, parts: Part[]) =>
  isAllDay(times) && parts.every(({ source }) => source === 'shared');

/** Today if the start is not known. */
export function firstDayOf(
  { date, startsAt }: EventTimes,
  { now, timeZone }: AssemblyClock,
): string {
  return isAllDay({ date }) ? date : dayIn(timeZone, startsAt ?? now);
}

/** Undefined if the times are not known. */
function partsOf(times: EventTimes, clock: ReaderClock, style: DateStyle): Part[] | undefined {
  const { startsAt, endsAt } = times;
  if (startsAt === null) return undefined;
  const end = Math.max(startsAt, endsAt ?? 0);
  const { timeZone } = clock;
  const firstDay = firstDayOf(times, clock);
  // An all-day event ends at the midnight after its last day.
  const endDay = dayIn(timeZone, isAllDay(times) ? end - 1 : end);
  const lastDay = endDay > firstDay ? endDay : firstDay;
  const options = dateOptions(style, [firstDay, lastDay], clock);
  if (isAllDay(times)) {
    const format = dateFormat(clock.locale, { ...options, timeZone: 'UTC' });
    return format.formatRangeToParts(Date.parse(firstDay), Date.parse(lastDay));
  }
  const { hour12 } = dateFormat(clock.locale, { hour: 'numeric' }).resolvedOptions();
  const time = { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit', timeZone } as const;
  return dateFormat(clock.locale, { ...options, ...time }).formatRangeToParts(startsAt, end);
}

/** "Sunday 15 November" */
export function formatDay(day: string, clock: ReaderClock): string {
  const at = Date.parse(day.slice(0, 10));
  if (Number.isNaN(at)) return '';
  const options = dateOptions('long', [day], clock);
  return dateFormat(clock.locale, { ...options, timeZone: 'UTC' }).format(at);
}

function dateOptions(
  style: DateStyle,
  days: string[],
  { now, timeZone }: AssemblyClock,
): Intl.DateTimeFormatOptions {
  const year = dayIn(timeZone, now).slice(0, 4);
  const isThisYear = days.every((day) => day.startsWith(year));
  return {
    weekday: style,
    day: 'numeric',
    month: style,
    ...(!isThisYear && { year: 'numeric' }),
  };
}
