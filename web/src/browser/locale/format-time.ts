import { dateFormat, withNonBreakingSpace } from './clock.ts';
import { locale, timeZone } from './locale.ts';

/** "15 Nov 2026" in the assembly's time zone. */
export const dayFormat = () => dateFormat(locale, { dateStyle: 'medium', timeZone });

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
