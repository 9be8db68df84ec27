import type { Repetition } from '@assembly/contract/event';
import { formatWeekday } from '../../browser/locale/describe-weekly-time.ts';

const ORDINALS = ['last', '', 'second', 'third', 'fourth'];

/** "every Wednesday" or "every month on the first Sunday"; '' for what has no common word. */
export function formatRepetition(repetition: Repetition | null, locale: string): string {
  const nth = repetition && ORDINALS[repetition.interval];
  if (!repetition || nth === undefined) return '';
  const { unit, weekday, position } = repetition;
  const day = formatWeekday(weekday, locale);
  const every = `every ${nth && `${nth} `}${unit === 'week' ? day : unit}`;
  if (position === null) return every;
  return `${every} on the ${position === 1 ? 'first' : ORDINALS[Math.max(0, position)]} ${day}`;
}
