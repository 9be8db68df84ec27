import { DAY_MS } from '@assembly/contract/limits';
import { dateFormat } from './clock.ts';
import { t } from './messages.ts';

/** "until today", "until Friday" or "until 12 December". Both days are ISO dates such as 2026-11-15. */
export function formatUntil(day: string, today: string, locale: string): string {
  const daysLeft = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (daysLeft === 0) return t.shared.untilToday;
  if (daysLeft === 1) return t.shared.untilTomorrow;
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4);
  const format = dateFormat(locale, {
    timeZone: 'UTC',
    ...(daysLeft < 7
      ? { weekday: 'long' }
      : { day: 'numeric', month: 'long', ...(isOtherYear && { year: 'numeric' }) }),
  });
  return t.shared.until(format.format(Date.parse(day)));
}
