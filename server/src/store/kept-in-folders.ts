import type { DriveItemsTable, DriveTable } from './tables.ts';

type Folder = Omit<DriveTable, 'contentHash'>;
type Item = Pick<
  DriveItemsTable,
  'id' | 'parentId' | 'position' | 'isFolder' | 'targetId' | 'title'
>;

interface Kept {
  /** Of all that will be there, read now or kept. */
  items: Item[];
  /** What could not be read now and stays. */
  kept: Item[];
  /** The top-level folders in which that lay, as they were. */
  before: Folder[];
}

/** The ids of the top-level folders in which these lie. */
export function topsOf(items: Item[], of: Item[]): Set<string> {
  const parentOf = new Map(items.map(({ id, parentId }) => [id, parentId]));
  const tops = of.map(({ id }) => {
    let top = id;
    const passed = new Set<string>();
    // What was kept may have come to lie in a circle with what has moved.
    for (let up = parentOf.get(top); up && !passed.has(up); up = parentOf.get(up)) {
      passed.add(up);
      top = up;
    }
    return top;
  });
  return new Set(tops);
}

/** Puts what is kept into the lists of its top-level folder, so that they name what members see and nothing else. */
export function keepInFolders(folders: Folder[], { items, kept, before }: Kept): Folder[] {
  const tops = topsOf(items, kept);
  const staying = new Set(kept.map(({ id }) => id));
  const childrenOf = Map.groupBy(items, ({ parentId }) => parentId);
  const fileOf = filesIn(before);
  return [...folders, ...before.filter(({ id }) => staying.has(id))].map((folder) =>
    tops.has(folder.id) ? listed(folder, childrenOf, filesIn([folder], fileOf)) : folder,
  );
}

function filesIn(folders: Folder[], others: Iterable<[string, object]> = []): Map<string, object> {
  const files = folders.flatMap((folder) => JSON.parse(folder.files) as { id: string }[]);
  return new Map([...others, ...files.map((file): [string, object] => [file.id, file])]);
}

function listed(
  folder: Folder,
  childrenOf: Map<string, Item[]>,
  fileOf: Map<string, object>,
): Folder {
  const files: object[] = [];
  const passed = new Set([folder.id]);
  const subFoldersOf = (id: string): object[] => {
    const children = (childrenOf.get(id) ?? []).toSorted(asMembersSee);
    for (const child of children) {
      const file = child.isFolder ? undefined : fileOf.get(child.id);
      if (file) files.push(file);
    }
    const inside = children.filter((child) => isFolderItself(child) && !passed.has(child.id));
    return inside.map(({ id, title }) => {
      passed.add(id);
      return { id, title, subFolder: subFoldersOf(id) };
    });
  };
  const subFolder = JSON.stringify(subFoldersOf(folder.id));
  return { ...folder, subFolder, files: JSON.stringify(files) };
}

/** And no shortcut to one. */
function isFolderItself({ isFolder, id, targetId }: Item): boolean {
  return isFolder === 1 && id === targetId;
}

function asMembersSee(a: Item, b: Item): number {
  return a.position - b.position || (a.id < b.id ? -1 : 1);
}
