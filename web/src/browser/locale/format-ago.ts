import { DAY_MS, HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { locale } from './locale.ts';
import { t } from './messages.ts';

/** "12 minutes ago" */
export function formatAgo(at: number, now: number): string {
  const past = Math.max(0, now - at);
  if (past < MINUTE_MS) return t.shared.justNow;
  const relativeTime = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (past < HOUR_MS) return relativeTime.format(-Math.floor(past / MINUTE_MS), 'minute');
  if (past < DAY_MS) return relativeTime.format(-Math.floor(past / HOUR_MS), 'hour');
  return relativeTime.format(-Math.floor(past / DAY_MS), 'day');
}
