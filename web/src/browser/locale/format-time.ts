import { DAY_MS, HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { dateFormat } from './clock.ts';
import { locale, timeZone } from './locale.ts';
import { t } from './messages.ts';

const relativeTime = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "15 Nov 2026" in the assembly's time zone. */
export const dayFormat = dateFormat(locale, { dateStyle: 'medium', timeZone });

/** "15 Nov 2026, 14:05" in the assembly's time zone; with seconds for the style `medium`. */
export function formatTime(
  at: number,
  timeStyle: 'short' | 'medium' = 'short',
  language = locale,
): string {
  return withNonBreakingSpace(
    dateFormat(language, { dateStyle: 'medium', timeStyle, timeZone }).format(at),
  );
}

/** Prevents a line break in "8:30 PM". */
export const withNonBreakingSpace = (text: string) => text.replace(/\s(?=[ap]\.?m\b)/gi, '\u00a0');

/** "12 minutes ago" */
export function formatAgo(at: number, now: number): string {
  const past = Math.max(0, now - at);
  if (past < MINUTE_MS) return t.common.justNow;
  if (past < HOUR_MS) return relativeTime.format(-Math.floor(past / MINUTE_MS), 'minute');
  if (past < DAY_MS) return relativeTime.format(-Math.floor(past / HOUR_MS), 'hour');
  return relativeTime.format(-Math.floor(past / DAY_MS), 'day');
}
