import type { Document } from '@assembly/contract/document';
import { dayFormat } from '../../browser/format-time.ts';
import { locale } from '../../browser/locale.ts';
import { KINDS, kindOf } from './document-kind.ts';
import { extensionOf } from './document-title.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** "Audio", "MP3", "1.2 MB", "17 Jun 2026", as far as known. */
export function formatDetails(document: Document): string[] {
  const { fileSize, createdDate } = document;
  const { label } = KINDS[kindOf(document)];
  const extension = extensionOf(document);
  return [
    label,
    extension === label ? '' : extension,
    fileSize === null ? '' : formatBytes(fileSize),
    Number.isNaN(Date.parse(createdDate)) ? '' : dayFormat.format(Date.parse(createdDate)),
  ].filter(Boolean);
}

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
