import * as z from 'zod/mini';
import { pageSchema } from './page-of.ts';

export const FOLDER_TYPE = 'application/vnd.google-apps.folder';

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

export const folderSchema = z.object({ id: z.string(), title: z.string() });
export type Folder = z.infer<typeof folderSchema>;

export const documentsReplySchema = z.extend(pageSchema(documentSchema), {
  /** The folder shown; null at the top. */
  folder: z.nullable(folderSchema),
  /** From the top down to the folder itself. */
  path: z.array(folderSchema),
});

export type DocumentsReply = z.infer<typeof documentsReplySchema>;
