import type { Document } from '@assembly/contract/document';
import type { QueryClient } from '@tanstack/react-query';
import { documentsQuery } from '../../api/documents.ts';
import type { FileInfo } from '../../offline/files/stored-file.ts';
import { isRecording } from './document-kind.ts';
import { titleOf } from './document-title.ts';

/** What is stored with a document's bytes. */
export const fileInfoOf = (document: Document, folderTitle: string): FileInfo => ({
  id: document.id,
  title: titleOf(document),
  fileName: document.fileName,
  folder: document.folderTitle ?? folderTitle,
  mimeType: document.mimeType,
  fileSize: document.fileSize,
});

/** All recordings of a folder, page by page. */
export async function findRecordings(
  client: QueryClient,
  { id, title }: { id: string; title: string },
): Promise<FileInfo[]> {
  const found: FileInfo[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const reply = await client.fetchQuery(documentsQuery({ folder: id, page }));
    pageCount = reply.pageCount;
    found.push(...reply.items.filter(isRecording).map((item) => fileInfoOf(item, title)));
  }
  return found;
}
