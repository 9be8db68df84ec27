import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '../../../browser/locale/locale.ts';
import { addDays, addMonthsTo, weekSpan } from './days.ts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * The day to which a key moves the focus, as in the date grid of the ARIA Authoring Practices; undefined for other keys.
 * `weekStart` is 1 for Monday to 7 for Sunday.
 */
export function dayForKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress,
  day: string,
  weekStart: number,
): string | undefined {
  // Shortcuts of the browser, such as Alt+Left for Back.
  if (ctrlKey || altKey || metaKey) return undefined;
  const months = shiftKey ? 12 : 1;
  const week = weekSpan(day, weekStart);
  const right = isRightToLeft() ? -1 : 1;
  const days: Record<string, string> = {
    ArrowLeft: addDays(day, -right),
    ArrowRight: addDays(day, right),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    PageUp: addMonthsTo(day, -months),
    PageDown: addMonthsTo(day, months),
    Home: week.from,
    End: addDays(week.to, -1),
  };
  return days[key];
}
