import * as z from 'zod/mini';
import { pageSchema } from './page-of.ts';

export const FOLDER_TYPE = 'application/vnd.google-apps.folder';
export const PDF_TYPE = 'application/pdf';

const GOOGLE_OWN = /^application\/vnd\.google-apps\./;
const SHOWN_INLINE = /^(application\/pdf|image\/(png|jpeg|gif|webp|avif)|(audio|video)\/[\w.+-]+)$/;

/** A document that exists only at Google, such as a spreadsheet. It is handed out as a PDF. */
export const isGoogleOwn = (mimeType: string) => GOOGLE_OWN.test(mimeType);

/** The type under which a file is handed out. */
export const servedType = (mimeType: string) => (isGoogleOwn(mimeType) ? PDF_TYPE : mimeType);

/** What a browser shows without running it. Everything else, HTML and SVG above all, is only ever saved. */
export const isShownInline = (mimeType: string) => SHOWN_INLINE.test(servedType(mimeType));

// Marks that turn the reading direction round: with one "fdp.exe" looks like a PDF.
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Slashes would part the name; what stands before them must not be lost. */
export function savedName(fileName: string): string {
  const whole = fileName.replace(/[/\\]/g, '_').replace(/\p{Cc}/gu, '');
  return whole.replace(TURNS, '').trim() || 'document';
}

/** A folder or file as it lies in a folder. */
export const documentSchema = z.object({
  id: z.string(),
  title: z.string(),
  isFolder: z.boolean(),
  mimeType: z.string(),
  /** The name under which a file is saved. */
  fileName: z.string(),
  /** In bytes, when it is known beforehand. */
  fileSize: z.nullable(z.number()),
  createdDate: z.string(),
  /** The folder it lies in; told when looked for by words, in whatever folder. */
  folderTitle: z.optional(z.string()),
});

export type Document = z.infer<typeof documentSchema>;

/** One of them by itself, for a link that leads straight to it. */
export const documentReplySchema = z.object({ document: documentSchema });
export type DocumentReply = z.infer<typeof documentReplySchema>;

export const folderSchema = z.object({ id: z.string(), title: z.string() });
export type Folder = z.infer<typeof folderSchema>;

export const documentsReplySchema = z.extend(pageSchema(documentSchema), {
  /** The folder shown; null at the top. */
  folder: z.nullable(folderSchema),
  /** From the top down to the folder itself. */
  path: z.array(folderSchema),
});

export type DocumentsReply = z.infer<typeof documentsReplySchema>;
