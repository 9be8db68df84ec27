import * as z from 'zod/mini';
import { pageSchema } from './page-of.ts';

export const FOLDER_TYPE = 'application/vnd.google-apps.folder';
/** Our own folder, at the end of the top level: the files that are in no folder. Google's ids are longer. */
export const OTHER_FILES_ID = 'other-files';
export const OTHER_FILES_TITLE = 'Other files';
export const PDF_TYPE = 'application/pdf';

const GOOGLE_DOCUMENT = /^application\/vnd\.google-apps\./;
const SHOWN_INLINE = /^(application\/pdf|image\/(png|jpeg|gif|webp|avif)|(audio|video)\/[\w.+-]+)$/;

/** A document in Google's own format, such as a spreadsheet. It is served as a PDF. */
export const isGoogleDocument = (mimeType: string) => GOOGLE_DOCUMENT.test(mimeType);

export const servedType = (mimeType: string) => (isGoogleDocument(mimeType) ? PDF_TYPE : mimeType);

/** What a browser shows without running scripts. Everything else, above all HTML and SVG, is only downloaded. */
export const isShownInline = (mimeType: string) => SHOWN_INLINE.test(servedType(mimeType));

// Marks that change the reading direction can make "fdp.exe" look like a PDF.
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** In a header every byte may take three characters, and a file system allows about 255 bytes. */
const FILE_NAME_MAX_BYTES = 180;
const EXTENSION = /\.[^.\s]{1,12}$/u;

/** A file name that is safe to save. Slashes are replaced, because browsers drop everything before one. */
export function safeFileName(fileName: string): string {
  const whole = fileName.replace(/[/\\]/g, '_').replace(/\p{Cc}/gu, '');
  return shorten(whole.replace(DIRECTION_MARKS, '').trim()) || 'document';
}

/** Cuts between characters and keeps the extension. */
function shorten(name: string): string {
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  let bytesLeft = FILE_NAME_MAX_BYTES - byteLength(extension);
  let kept = '';
  for (const character of name.slice(0, name.length - extension.length)) {
    bytesLeft -= byteLength(character);
    if (bytesLeft < 0) return kept.trimEnd() + extension;
    kept += character;
  }
  return name;
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** A folder or file, as listed in its folder. */
export const documentSchema = z.object({
  id: z.string(),
  title: z.string(),
  isFolder: z.boolean(),
  mimeType: z.string(),
  /** The name for downloads. */
  fileName: z.string(),
  /** In bytes, if known. */
  fileSize: z.nullable(z.number()),
  createdDate: z.string(),
  /** The length of a recording, if it is known. */
  durationSeconds: z.optional(z.number()),
  /** The folder that contains it; only in search results. */
  folderTitle: z.optional(z.string()),
});

export type Document = z.infer<typeof documentSchema>;

export const documentReplySchema = z.object({ document: documentSchema });

export const folderSchema = z.object({ id: z.string(), title: z.string() });
export type Folder = z.infer<typeof folderSchema>;

export const documentsReplySchema = z.extend(pageSchema(documentSchema), {
  /** Null for the top folder and for a search. */
  folder: z.nullable(folderSchema),
  /** From the top folder to this one. */
  path: z.array(folderSchema),
});

export type DocumentsReply = z.infer<typeof documentsReplySchema>;

/** Only known extensions: "Romans 8.28" has none. */
export const AUDIO_EXTENSION =
  /\.(3gp|aac|aiff?|amr|flac|m4[ab]|mp[234]|og[ag]|opus|wave?|web[am]|wma)$/i;
