import { createHash } from 'node:crypto';
import { type Content, type DriveFile, FOLDER, ROOT_ID, SHORTCUT } from '../google-items.ts';
import { makePdf } from '../media/make-pdf.ts';

/** Collects the seed's files. Each call returns the id of the new file. Without `day`, any day of the last year will do. */
export type DriveBuilder = {
  files: DriveFile[];
  folder: (title: string, parent?: string, day?: Temporal.PlainDate) => string;
  file: (
    title: string,
    mimeType: string,
    parent: string,
    content?: Content,
    day?: Temporal.PlainDate,
  ) => string;
  pdf: (title: string, parent: string, lines?: string[], day?: Temporal.PlainDate) => string;
  shortcut: (title: string, parent: string, targetId: string, targetMimeType: string) => string;
  /** For files with unusual fields. */
  put: (file: Omit<DriveFile, 'id'>) => string;
};

/** Names may repeat, so an id is derived from the name, the folder and the number of files so far. */
export function createDriveBuilder(today: Temporal.ZonedDateTime): DriveBuilder {
  const files: DriveFile[] = [];

  function put(file: Omit<DriveFile, 'id'>): string {
    const seed = `${file.parents?.join() ?? 'shared'} ${file.title} ${files.length}`;
    const id = `1${createHash('sha256').update(seed).digest('base64url').slice(0, 32)}`;
    const made = today.subtract({ days: 400 - (files.length % 400), minutes: files.length });
    const createdDate = made.toInstant().toString({ fractionalSecondDigits: 3 });
    files.push({ id, createdDate, ...file });
    return id;
  }

  const file: DriveBuilder['file'] = (title, mimeType, parent, content, day) =>
    put({
      title,
      mimeType,
      parents: [parent],
      ...(content && { content }),
      ...(day && { createdDate: afternoonOf(day) }),
    });

  function afternoonOf(day: Temporal.PlainDate): string {
    const at = day.toZonedDateTime({ timeZone: today.timeZoneId, plainTime: '13:30' });
    const created = Temporal.ZonedDateTime.compare(at, today) < 0 ? at : today;
    return created.toInstant().toString({ fractionalSecondDigits: 3 });
  }

  return {
    files,
    put,
    file,
    folder: (title, parent = ROOT_ID, day) => file(title, FOLDER, parent, undefined, day),
    pdf: (title, parent, lines = ['From the assembly’s drive.'], day) => {
      const bytes = makePdf(title.replace(/\.pdf$/, ''), lines);
      return file(title, 'application/pdf', parent, { bytes }, day);
    },
    shortcut: (title, parent, targetId, targetMimeType) =>
      put({
        title,
        mimeType: SHORTCUT,
        parents: [parent],
        shortcutDetails: { targetId, targetMimeType },
      }),
  };
}
