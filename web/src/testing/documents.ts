import { type Document, FOLDER_TYPE, type Folder } from '@assembly/contract/document';
import { DOCUMENTS_PER_PAGE } from '@assembly/contract/limits';
import { clampPage } from '@assembly/contract/page-of';

export const aFile = (id: string, overrides: Partial<Document> = {}): Document => ({
  id,
  title: `${id}.txt`,
  fileName: `${id}.txt`,
  isFolder: false,
  mimeType: 'text/plain',
  fileSize: 2_000_000,
  createdDate: '2026-06-17T10:00:00.000Z',
  ...overrides,
});

export const aFolder = (id: string, title = id): Document =>
  aFile(id, { title, fileName: title, isFolder: true, mimeType: FOLDER_TYPE, fileSize: null });

export const manyFiles = (count: number) =>
  Array.from({ length: count }, (_, at) => aFile(`file${at + 1}`));

/** The server's reply for a folder with this path. */
export function pageOfDocuments(all: Document[], path: Folder[], address: URL) {
  const asked = Number(address.searchParams.get('page') ?? 1);
  const { offset, ...pageInfo } = clampPage(asked, all.length, DOCUMENTS_PER_PAGE);
  const items = all.slice(offset, offset + DOCUMENTS_PER_PAGE);
  return { ...pageInfo, items, path, folder: path.at(-1) ?? null };
}
