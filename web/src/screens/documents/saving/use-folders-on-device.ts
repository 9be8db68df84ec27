import type { OfflineDocument } from '@assembly/contract/offline';
import { useEffect } from 'react';
import { rememberedUser } from '../../../browser/current-user.ts';
import { createStore } from '../../../browser/store.ts';
import type { StoredFile } from '../../../offline/files/stored-file.ts';
import { readSection } from '../../../offline/stored-data.ts';

// Read and searched once for all cards: there may be thousands of documents.
const documents = createStore<readonly OfflineDocument[]>([]);
let isLoading = false;
let lastFound: { of: readonly unknown[]; folders: ReadonlySet<string> } | null = null;

/** The folders that have a complete file of these in them, at any depth. */
export function useFoldersOnDevice(files: readonly StoredFile[]): ReadonlySet<string> {
  useEffect(() => void loadDocuments(), []);
  const items = documents.use();
  if (lastFound?.of[0] !== items || lastFound.of[1] !== files) {
    const ids = files.filter(({ isComplete }) => isComplete).map(({ id }) => id);
    lastFound = { of: [items, files], folders: findFolders(items, ids) };
  }
  return lastFound.folders;
}

async function loadDocuments(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  const user = rememberedUser();
  const stored = user && (await readSection(user.id, 'documents'));
  isLoading = false;
  documents.set(stored?.items ?? []);
}

export function findFolders(
  items: readonly Pick<OfflineDocument, 'id' | 'parentId' | 'targetId'>[],
  fileIds: readonly string[],
): ReadonlySet<string> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const found = new Set<string>();
  for (const fileId of fileIds) {
    let id = byId.get(fileId)?.parentId;
    // Until a folder that was found before: also ends a loop in stored data.
    while (id && !found.has(id)) {
      found.add(id);
      id = byId.get(id)?.parentId;
    }
  }
  const shortcuts = items.filter(({ targetId }) => targetId && found.has(targetId));
  for (const { id } of shortcuts) found.add(id);
  return found;
}
