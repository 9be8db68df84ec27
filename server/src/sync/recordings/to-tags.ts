import type { RecordingTags } from '@assembly/contract/sermons/sermon';
import type { IAudioMetadata } from 'music-metadata';
import { cutText } from '../../cut-text.ts';
import { isDay } from '../../store/content/to-sermon.ts';
import { cleanText } from '../clean-text.ts';

const TEXT_MAX_CHARS = 300;
const CHAPTERS_MAX = 200;
/** More is a broken file. */
const DURATION_MAX_SECONDS = 24 * 60 * 60;

/** People and broken files can put anything into tags. Whatever makes no sense counts as missing. */
export function toTags({
  common,
  format,
}: Pick<IAudioMetadata, 'common' | 'format'>): RecordingTags {
  const day = String(common.date ?? '').slice(0, 'YYYY-MM-DD'.length);
  const durationSeconds = toSeconds(format.duration);
  return {
    title: toLine(common.title),
    speaker: toLine(common.artist),
    series: toLine(common.album),
    date: day.length === 'YYYY-MM-DD'.length && isDay(day) ? day : '',
    durationSeconds: durationSeconds ? Math.round(durationSeconds) : null,
    chapters: (format.chapters ?? [])
      .map(({ start, timeScale = 1, title }) => ({
        startSeconds: toSeconds(start / timeScale) ?? -1,
        title: toLine(title),
      }))
      .filter(({ startSeconds, title }) => startSeconds >= 0 && title !== '')
      .sort((a, b) => a.startSeconds - b.startSeconds)
      .slice(0, CHAPTERS_MAX),
  };
}

function toSeconds(seconds: number | undefined): number | undefined {
  const isValid = typeof seconds === 'number' && seconds >= 0 && seconds < DURATION_MAX_SECONDS;
  return isValid ? Math.round(seconds * 1000) / 1000 : undefined;
}

function toLine(text: unknown): string {
  if (typeof text !== 'string') return '';
  const line = cleanText(text.slice(0, 10 * TEXT_MAX_CHARS)).replace(/[\s\p{Cc}]+/gu, ' ');
  return cutText(line.trim(), TEXT_MAX_CHARS);
}
