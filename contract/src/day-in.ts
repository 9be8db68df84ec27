const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text has the form of a day such as 2026-11-15, which may not exist. */
export const isIsoDay = (text: string) => ISO_DAY.test(text);

/** The current time where the assembly is. */
export interface AssemblyClock {
  now: number;
  timeZone: string;
}

/** The day at that instant in that time zone, such as 2026-11-15. */
export function dayIn(timeZone: string, now: number): string {
  // Cached, because all subtasks of a reply need the same day.
  if (last.now !== now || last.timeZone !== timeZone) {
    last = { now, timeZone, day: findDay(timeZone, now) };
  }
  return last.day;
}

let last = { now: Number.NaN, timeZone: '', day: '' };

function findDay(timeZone: string, now: number): string {
  const found = dayFormat(timeZone).formatToParts(now);
  const find = (type: string) => found.find((one) => one.type === type)?.value ?? '';
  return `${find('year')}-${find('month')}-${find('day')}`;
}

// Creating one takes longer than using it a hundred times.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, format);
  return format;
}

export function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
