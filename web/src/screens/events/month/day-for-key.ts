import { addDays, addMonthsTo, firstDayOf, firstOfWeek, lastDayOf, monthOf } from './days.ts';

interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

interface GridDirection {
  /** 1 for Monday to 7 for Sunday. */
  weekStart: number;
  isRightToLeft: boolean;
}

/** The day to which a key moves the focus, as in the date grid of the ARIA Authoring Practices; undefined for other keys. */
export function dayForKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress,
  day: string,
  { weekStart, isRightToLeft }: GridDirection,
): string | undefined {
  // Shortcuts of the browser, such as Alt+Left for Back.
  if (altKey || metaKey || (ctrlKey && key !== 'Home' && key !== 'End')) return undefined;
  const forward = isRightToLeft ? -1 : 1;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return addMonthsTo(day, -months);
    case 'PageDown':
      return addMonthsTo(day, months);
    case 'Home':
      return ctrlKey ? firstDayOf(monthOf(day)) : firstOfWeek(day, weekStart);
    case 'End':
      return ctrlKey ? lastDayOf(monthOf(day)) : addDays(firstOfWeek(day, weekStart), 6);
    default:
      return undefined;
  }
}
