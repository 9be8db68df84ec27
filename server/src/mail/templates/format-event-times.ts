import { type AssemblyClock, dayIn } from '@assembly/contract/day-in';
import { type EventTimes, isAllDay } from '@assembly/contract/event';

/** Their dates or clocks differ from those of en-GB. */
const LOCALES = ['en-US', 'en-CA', 'en-AU', 'en-NZ', 'en-PH', 'en-IN', 'en-ZA'];
const ZONES = LOCALES.map((locale) => new Intl.Locale(locale).getTimeZones());
const UNKNOWN = 'Time not known';

type DateStyle = 'long' | 'short';

/** "Sunday 15 November, 10:00–11:30" in the assembly's time zone; the short style is for subjects. */
export function formatEventTimes(
  { date, startsAt, endsAt }: EventTimes,
  clock: AssemblyClock,
  style: DateStyle = 'long',
): string {
  if (startsAt === null) return UNKNOWN;
  const end = Math.max(startsAt, endsAt ?? 0);
  const { timeZone } = clock;
  const firstDay = isAllDay({ date }) ? date : dayIn(timeZone, startsAt);
  // An all-day event ends at the midnight after its last day.
  const endDay = dayIn(timeZone, isAllDay({ date }) ? end - 1 : end);
  const lastDay = endDay > firstDay ? endDay : firstDay;
  const options = dateOptions(style, [firstDay, lastDay], clock);
  if (!isAllDay({ date })) {
    const { hour12 } = formatOf(clock, { hour: 'numeric' }).resolvedOptions();
    const time = { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit', timeZone } as const;
    return formatOf(clock, { ...options, ...time }).formatRange(startsAt, end);
  }
  const format = formatOf(clock, { ...options, timeZone: 'UTC' });
  const [first, last] = [Date.parse(firstDay), Date.parse(lastDay)];
  return first === last ? `${format.format(first)}, all day` : format.formatRange(first, last);
}

/** "Sunday 15 November" */
export function formatDay(day: string, clock: AssemblyClock): string {
  const at = Date.parse(day.slice(0, 10));
  if (Number.isNaN(at)) return '';
  const options = dateOptions('long', [day], clock);
  return formatOf(clock, { ...options, timeZone: 'UTC' }).format(at);
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

/** As the app shows dates to readers in the assembly's region. */
function formatOf({ timeZone }: AssemblyClock, options: Intl.DateTimeFormatOptions) {
  const locale = LOCALES.find((_, at) => ZONES[at]?.includes(timeZone)) ?? 'en-GB';
  return new Intl.DateTimeFormat(locale, options);
}
