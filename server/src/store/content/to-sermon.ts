import { dayIn } from '@assembly/contract/day-in';
import { AUDIO_EXTENSION, type Folder, OTHER_FILES_ID } from '@assembly/contract/document';
import type { RecordingTags, Sermon } from '@assembly/contract/sermons/sermon';
import type { DriveItemRecord } from './records.ts';

/** "2026-10-04 Psalm 121", with any of the usual signs in the date and after it. */
const DATED_NAME = /^(\d{4})[-._](\d{2})[-._](\d{2})(?=\D|$)[\s_:.,–—-]*(.*)$/su;
/**
 * The last dash between spaces, so that "God-given" and titles with several dashes stay whole. "Part 2" or "8.28-39" is
 * not a speaker.
 */
const TITLE_AND_SPEAKER = /^(.*\S)\s[–—-]\s+([^\s\d]\D*)$/su;
const YEAR = /^\d{4}$/;
/** A message for Christmas may be uploaded before. */
const DAYS_AHEAD_MAX = 31;

/** Only a name that begins with a date says who speaks: in others, a dash can mean anything. */
export function parseRecordingName(fileTitle: string) {
  const name = fileTitle.replace(AUDIO_EXTENSION, '').trim();
  const [, year, month, day, rest = ''] = DATED_NAME.exec(name) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isDay(date)) return { title: name, speaker: '', date: '' };
  const [, title = rest || name, speaker = ''] = TITLE_AND_SPEAKER.exec(rest) ?? [];
  return { title, speaker, date };
}

/** Whether the text begins with a day that exists. */
export function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

type File = Pick<
  DriveItemRecord,
  'id' | 'title' | 'mimeType' | 'fileName' | 'fileSize' | 'createdDate'
>;

/** Each field from the tags, or else from the name and the folder. */
export function toSermon(
  file: File,
  tags: RecordingTags,
  folder: Folder,
  timeZone: string,
): Sermon {
  const { id, mimeType, fileName, fileSize } = file;
  const name = parseRecordingName(file.title);
  const created = dayOf(file.createdDate, timeZone);
  // A mistyped year would make it the newest sermon for years.
  const isMistyped = (date: string) => created !== '' && date > addDays(created, DAYS_AHEAD_MAX);
  const date = [tags.date, name.date].find((found) => found !== '' && !isMistyped(found));
  return {
    id,
    title: tags.title || name.title,
    speaker: tags.speaker || name.speaker,
    series: tags.series || seriesOf(folder),
    date: date ?? created,
    durationSeconds: tags.durationSeconds,
    chapters: tags.chapters,
    mimeType,
    fileName,
    fileSize,
  };
}

/** The title of the folder, unless it is a year or our own folder for loose files. */
function seriesOf({ id, title }: Folder): string {
  return id === OTHER_FILES_ID || YEAR.test(title.trim()) ? '' : title.trim();
}

const addDays = (day: string, days: number) =>
  Temporal.PlainDate.from(day).add({ days }).toString();

function dayOf(createdDate: string, timeZone: string): string {
  const created = Date.parse(createdDate);
  return Number.isNaN(created) ? '' : dayIn(timeZone, created);
}
