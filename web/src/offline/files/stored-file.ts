import { isShownInline, servedType } from '@assembly/contract/document';
import * as z from 'zod/mini';

/** A file on this device. Its bytes are stored in chunks, from the first one on. */
export const storedFileSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The name for downloads. */
  fileName: z.string(),
  /** The title of its folder. */
  folder: z.string(),
  mimeType: z.string(),
  /** In bytes; null until the server has sent it. */
  fileSize: z.nullable(z.number()),
  /** `saved` until the person removes it; `opened` as long as there is room. */
  kind: z.enum(['saved', 'opened']),
  isComplete: z.boolean(),
  /** While incomplete, whole chunks only. */
  storedBytes: z.number(),
  savedAt: z.number(),
  lastOpenedAt: z.number(),
});

export type StoredFile = z.infer<typeof storedFileSchema>;
export type FileInfo = Pick<
  StoredFile,
  'id' | 'title' | 'fileName' | 'folder' | 'mimeType' | 'fileSize'
>;

export const newStoredFile = (info: FileInfo, kind: StoredFile['kind'], now: number) => ({
  ...info,
  kind,
  isComplete: false,
  storedBytes: 0,
  savedAt: now,
  lastOpenedAt: now,
});

/** As the server serves it: a blob with the type of a page could run scripts. */
export const blobTypeOf = ({ mimeType }: Pick<StoredFile, 'mimeType'>) =>
  isShownInline(mimeType) ? servedType(mimeType) : 'application/octet-stream';
