import { locale } from './locale.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** "1.2 MB" */
export function formatBytes(bytes: number, language = locale): string {
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[unit] ?? 'kilobyte',
    maximumFractionDigits: size < 10 ? 1 : 0,
    // Never "0 kB" for a file that is not empty.
  }).format(bytes > 0 ? Math.max(size, 0.1) : 0);
}
