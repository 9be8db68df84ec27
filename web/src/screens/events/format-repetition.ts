import type { Repetition } from '@assembly/contract/event';
import { dateFormat } from '../../browser/locale/clock.ts';
import { t } from '../../browser/locale/messages.ts';

/** There is no common word for longer ones. */
const MAX_INTERVAL = 4;

/** "every Wednesday" or "every month on the first Sunday"; '' for what has no common word. */
export function formatRepetition(repetition: Repetition | null, locale: string): string {
  if (!repetition || repetition.interval > MAX_INTERVAL) return '';
  const { interval, unit, weekday, position } = repetition;
  // The first of January 2023 was a Sunday.
  const day = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + weekday),
  );
  if (unit === 'day') return t.events.everyDay(interval);
  if (unit === 'week') return t.events.everyWeek(interval, day, weekday);
  return position === null ? '' : t.events.everyMonth(interval, position, day, weekday);
}
