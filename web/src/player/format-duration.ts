import { locale } from '../browser/locale/locale.ts';

function split(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60] as const;
}

/** "4:05", "1:04:05" */
export function formatDuration(seconds: number): string {
  const [hours, minutes, rest] = split(seconds);
  const shown = hours ? [hours, `${minutes}`.padStart(2, '0')] : [minutes];
  return [...shown, `${rest}`.padStart(2, '0')].join(':');
}

/** "1 hour 4 minutes 5 seconds", for screen readers. */
export function formatSpokenDuration(seconds: number): string {
  const [hours, minutes, rest] = split(seconds);
  const units = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const parts = [
    hours && formatUnit(hours, 'hour'),
    minutes && formatUnit(minutes, 'minute'),
    rest && formatUnit(rest, 'second'),
  ];
  return units.format(parts.filter((part) => part !== 0)) || formatUnit(0, 'second');
}

const formatUnit = (count: number, unit: 'hour' | 'minute' | 'second') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
