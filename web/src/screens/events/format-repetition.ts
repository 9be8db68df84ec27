import type { Repetition } from '@assembly/contract/event';
import { dateFormat } from '../../browser/locale/clock.ts';

const ORDINALS = ['last', 'first', 'second', 'third', 'fourth'];

/** "every Wednesday" or "every month on the first Sunday"; '' for what has no common word. */
export function formatRepetition(repetition: Repetition | null, locale: string): string {
  if (!repetition || repetition.interval >= ORDINALS.length) return '';
  const { interval, unit, weekday, position } = repetition;
  // The first of January 2023 was a Sunday.
  const day = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + weekday),
  );
  const nth = interval > 1 ? `${ORDINALS[interval]} ` : '';
  const every = `every ${nth}${unit === 'week' ? day : unit}`;
  // The last one has the position -1.
  return position === null ? every : `${every} on the ${ORDINALS[Math.max(0, position)]} ${day}`;
}
