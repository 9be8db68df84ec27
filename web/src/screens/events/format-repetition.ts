import type { Repetition } from '@assembly/contract/event';
import { dateFormat } from '../../browser/locale/clock.ts';

/** By the number of weeks, months or years. */
const INTERVALS = [undefined, '', 'second ', 'third ', 'fourth '];
const POSITIONS: Record<number, string> = {
  [-1]: 'last',
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
};

/** "every Wednesday" or "every month on the first Sunday"; '' for what has no common word. */
export function formatRepetition(repetition: Repetition | null, locale: string): string {
  const nth = repetition && INTERVALS[repetition.interval];
  if (!repetition || nth === undefined) return '';
  const { unit, weekday, position } = repetition;
  // The first of January 2023 was a Sunday.
  const day = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + weekday),
  );
  const every = `every ${nth}${unit === 'week' ? day : unit}`;
  if (position === null) return every;
  return `${every} on the ${POSITIONS[position]} ${day}`;
}
