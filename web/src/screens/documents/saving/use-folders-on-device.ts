import type { OfflineDocument } from '@assembly/contract/offline';
import { useEffect, useState } from 'react';
import { rememberedUser } from '../../../browser/current-user.ts';
import type { StoredFile } from '../../../offline/files/stored-file.ts';
import { readSection } from '../../../offline/stored-data.ts';

/** The folders that have a complete file of these in them, at any depth. */
export function useFoldersOnDevice(files: readonly StoredFile[]): ReadonlySet<string> {
  const [items, setItems] = useState<readonly OfflineDocument[]>([]);
  useEffect(() => {
    const user = rememberedUser();
    if (user)
      void readSection(user.id, 'documents').then((stored) => setItems(stored?.items ?? []));
  }, []);
  return findFolders(
    items,
    files.filter(({ isComplete }) => isComplete).map(({ id }) => id),
  );
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
