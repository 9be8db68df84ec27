import type { Sermon } from '@assembly/contract/sermons/sermon';
import { dateFormat } from '../../browser/locale/clock.ts';
import { formatMinutes } from '../../browser/locale/format-minutes.ts';
import { locale } from '../../browser/locale/locale.ts';
import { t } from '../../browser/locale/messages.ts';
import type { FileInfo } from '../../offline/files/file-store.ts';
import { readPosition } from '../../player/saved-position.ts';

/** '' if the day is not known. */
function formatDay({ date }: Sermon, options: Intl.DateTimeFormatOptions): string {
  const at = Date.parse(date);
  if (Number.isNaN(at)) return '';
  return dateFormat(locale, { ...options, timeZone: 'UTC' })
    .format(at)
    .replaceAll(' ', '\u00A0');
}

/** By names such as "October 2026"; the order stays. */
export function groupByMonth(sermons: readonly Sermon[]): Map<string, Sermon[]> {
  const months = new Map<string, Sermon[]>();
  for (const sermon of sermons) {
    const name = formatDay(sermon, { month: 'long', year: 'numeric' }) || t.sermons.withoutDate;
    months.set(name, [...(months.get(name) ?? []), sermon]);
  }
  return months;
}

/** What is shorter than this at either end does not count as unfinished. */
const MIN_SECONDS = 15;

/** Heard in part: where it continues. */
export function unfinishedAt({
  id,
  durationSeconds,
}: Pick<Sermon, 'id' | 'durationSeconds'>): number {
  const seconds = readPosition(id);
  const left = (durationSeconds ?? Number.POSITIVE_INFINITY) - seconds;
  return seconds >= MIN_SECONDS && left >= MIN_SECONDS ? seconds : 0;
}

/** "32 min", or "12 min left" if it was heard in part; '' if it is not known. */
function describeLength(sermon: Sermon): string {
  const { durationSeconds } = sermon;
  if (durationSeconds === null) return '';
  const heard = unfinishedAt(sermon);
  const left = formatMinutes(durationSeconds - heard);
  return heard > 0 ? t.sermons.left(left) : left;
}

/** What is known of "Ruth Keller", "Psalms", "12 Oct" and "32 min". */
export const factsOf = (sermon: Sermon): string[][] => [
  [sermon.speaker, sermon.series],
  [formatDay(sermon, { day: 'numeric', month: 'short' }), describeLength(sermon)],
];

/** What is stored with its bytes. */
export const fileInfoOf = (sermon: Sermon): FileInfo => {
  const { id, title, series, fileName, mimeType, fileSize } = sermon;
  return { id, title, folder: series, fileName, mimeType, fileSize };
};
