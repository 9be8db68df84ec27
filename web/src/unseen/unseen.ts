import type { ItemChange, UnseenKind } from '@assembly/contract/account/unseen';
import { getUnseen } from '@assembly/contract/endpoints/library';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';

/** By id, with the time of the change. */
export type NewItems = ReadonlyMap<string, number>;

const NO_ITEMS: NewItems = new Map();
const LISTS = { announcements: 'newAnnouncements', documents: 'newDocuments' } as const;

/**
 * What is new to this member, with what was new when `list` was first shown: no mark disappears under the eyes of the
 * reader. In another list, such as another folder, items that have been seen are not marked.
 */
export function useNewItems(kind: UnseenKind, list = ''): NewItems {
  const { data } = useQuery(unseenQuery);
  const [marked, setMarked] = useState({ list, items: NO_ITEMS });
  const before = marked.list === list ? marked.items : NO_ITEMS;
  const unseen: readonly ItemChange[] = data?.[LISTS[kind]] ?? [];
  const added = unseen.filter(({ id, changedAt }) => before.get(id) !== changedAt);
  if (added.length > 0 || marked.list !== list) {
    const items = new Map(before);
    for (const { id, changedAt } of added) items.set(id, changedAt);
    setMarked({ list, items });
  }
  return before;
}

/** How many new documents each folder has, also in its subfolders. */
export function useNewInFolders(): ReadonlyMap<string, number> {
  const { data } = useQuery(unseenQuery);
  const counts = new Map<string, number>();
  for (const id of data?.newDocuments.flatMap(({ folderIds }) => folderIds) ?? []) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** What is new to this member. The key has both live topics that invalidate it. */
export const unseenQuery = queryOptions({
  queryKey: ['announcements', 'documents', 'news'],
  queryFn: ({ signal }) => call(getUnseen, { signal }),
});
