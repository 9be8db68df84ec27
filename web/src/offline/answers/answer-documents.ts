import { ApiError } from '@assembly/contract/api-error';
import type { Document, DocumentsReply, Folder } from '@assembly/contract/document';
import { DOCUMENTS_PER_PAGE } from '@assembly/contract/limits';
import type { OfflineDocument, OfflineDocuments } from '@assembly/contract/offline';
import { clampPage } from '@assembly/contract/page-of';
import { sortByTitle } from '@assembly/contract/text/compare-titles';
import { indexWords, missingWords, searchWords } from '@assembly/contract/text/search';
import { t } from '../../browser/locale/t.ts';

/** Guards against a loop in stored data. */
const DEPTH_MAX = 100;

/** The top level, or what a search finds in all folders. */
export function answerDocuments(
  stored: OfflineDocuments,
  { page, search }: { page?: number | undefined; search?: string | undefined },
): DocumentsReply {
  const words = searchWords(search);
  if (words.length === 0) return answerFolder(stored, '', page);
  const { items } = stored;
  const byId = indexById(items);
  const found = items.filter(({ title }) => missingWords(indexWords(title), words).length === 0);
  const results = sortByTitle(found).map((item) => ({
    ...toDocument(item),
    folderTitle: byId.get(item.parentId)?.title ?? '',
  }));
  return { folder: null, path: [], ...pageOf(results, page) };
}

export function answerFolder(
  { items }: OfflineDocuments,
  folderId: string,
  page?: number,
): DocumentsReply {
  const path = findPath(indexById(items), folderId);
  const folder = path.at(-1) ?? null;
  const children = items.filter(({ parentId }) => parentId === (folder?.id ?? ''));
  return { folder, path, ...pageOf(children.map(toDocument), page) };
}

export function answerDocument({ items }: OfflineDocuments, id: string): { document: Document } {
  const item = items.find((one) => one.id === id);
  if (!item || item.isFolder) throw notListed('file');
  return { document: toDocument(item) };
}

const indexById = (items: OfflineDocument[]) => new Map(items.map((item) => [item.id, item]));

/** From the top down to the folder itself, or to the one that a shortcut opens. */
function findPath(byId: Map<string, OfflineDocument>, folderId: string): Folder[] {
  const path: Folder[] = [];
  let id = folderId;
  for (let steps = 0; id !== '' && steps < DEPTH_MAX; steps += 1) {
    const item = byId.get(id);
    if (!item?.isFolder) throw notListed('folder');
    const { title, parentId, targetId } = item;
    if (!targetId) path.unshift({ id, title });
    id = targetId ?? parentId;
  }
  return path;
}

/** It may be new: the server would know. */
const notListed = (kind: 'file' | 'folder') =>
  new ApiError(`${kind}_not_found`, t.stored[kind], { status: 404 });

function pageOf<Item>(all: Item[], requested = 1) {
  const { offset, ...page } = clampPage(requested, all.length, DOCUMENTS_PER_PAGE);
  return { items: all.slice(offset, offset + DOCUMENTS_PER_PAGE), ...page };
}

function toDocument(item: OfflineDocument): Document {
  const { parentId: _parent, targetId: _target, ...document } = item;
  return { ...document, fileName: item.fileName ?? (item.isFolder ? '' : item.title) };
}
