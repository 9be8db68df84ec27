import { type Clock, dateFormat } from './clock.ts';
import { locale, readerZone, timeZone } from './locale.ts';

/** "Central European Time", the assembly's time zone, for readers whose own clock shows another time; '' for others. */
export function foreignZoneName(
  now: number,
  zones: Pick<Clock, 'timeZone' | 'readerZone'> = { timeZone, readerZone },
  language = locale,
): string {
  const timeIn = (zone: string) =>
    dateFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(now);
  if (timeIn(zones.timeZone) === timeIn(zones.readerZone)) return '';
  const parts = dateFormat(language, { timeZone: zones.timeZone, timeZoneName: 'longGeneric' });
  return parts.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
