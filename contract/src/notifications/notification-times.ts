/** Days as `WEEKLY_EMAIL` names them, in the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

export interface WeeklyTime {
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
}

/** Reads `SAT 18:00`, in the assembly's time zone; undefined if the text is invalid. */
export function parseWeeklyTime(text: string): WeeklyTime | undefined {
  const [, day = '', hour, minute] =
    /^(\w{3}) ([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim().toUpperCase()) ?? [];
  const weekday = (WEEKDAYS as readonly string[]).indexOf(day);
  return weekday < 0 ? undefined : { weekday, hour: Number(hour), minute: Number(minute) };
}

/** As `parseWeeklyTime` reads it. */
export function toWeeklySetting({ weekday, hour, minute }: WeeklyTime): string {
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${WEEKDAYS[weekday]} ${two(hour)}:${two(minute)}`;
}

/** Whole hours. If `from` is greater than `to`, they span midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

/** The value of `QUIET_HOURS` that turns them off. */
export const NO_QUIET_HOURS = 'none';

/** Reads `21-8`; null if there are no quiet hours, undefined if the text is invalid. */
export function parseQuietHours(text: string): QuietHours | null | undefined {
  if (text.trim().toLowerCase() === NO_QUIET_HOURS) return null;
  const [, from, to] = /^(\d{1,2})\s*-\s*(\d{1,2})$/.exec(text.trim()) ?? [];
  const hours = { from: Number(from), to: Number(to) % 24 };
  const isValid = from !== undefined && hours.from < 24 && Number(to) <= 24;
  return isValid && hours.from !== hours.to ? hours : undefined;
}

/** As `parseQuietHours` reads it. */
export function formatQuietHours(hours: QuietHours | null): string {
  return hours ? `${hours.from}-${hours.to}` : NO_QUIET_HOURS;
}
