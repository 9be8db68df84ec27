import type { DriveItem } from '../google/drive.ts';
import type { ReadSource } from '../google/validate-items.ts';
import type { Place } from '../store/content/drive.ts';

interface Kept {
  /** What is taken as it was stored, each with the top-level folder it was stored below. */
  kept: Map<string, string>;
  /** What leads to something that could not be read. */
  shortcuts: string[];
}

/**
 * Finds what has to stay in its stored place: what could not be read, and what lies now where nobody can tell, because
 * that could not be read. If one has no readable id, it may be any that is missing.
 */
export function findKept(
  { items, unread }: ReadSource<DriveItem>,
  stored: Place[],
  top: string | undefined,
): Kept {
  const read = new Map(items.map((item) => [item.id, item]));
  const parentOf = new Map(stored.map(({ id, parentId }) => [id, parentId]));
  const missing = new Set(unread.filter((id) => !read.has(id)));
  // Of another folder than the one that is named now, nothing may stay in sight.
  if (isOfAnotherTop(stored, read, top)) return { kept: new Map(), shortcuts: [] };
  const kept = new Set<string>();
  const isMissing = (id: string) => !read.has(id) && (missing.has(id) || missing.has(''));

  /** With the folders it was stored in, as far as they are gone. */
  const keep = (id: string) => {
    kept.add(id);
    for (let at = parentOf.get(id); at && !read.has(at) && !kept.has(at); at = parentOf.get(at)) {
      kept.add(at);
    }
  };

  /**
   * If nobody can tell where it lies now, because the way up ends at what could not be read or turns in a circle by it:
   * the last on the way that has a stored place.
   */
  const lostOnTheWayFrom = (id: string): string | undefined => {
    const passed = new Set<string>();
    let lost: string | undefined;
    for (let at = id; !passed.has(at); ) {
      passed.add(at);
      const item = read.get(at);
      if (kept.has(at)) at = parentOf.get(at) ?? '';
      else if (!item) return isMissing(at) ? lost : undefined;
      else {
        const [parent] = item.parents;
        if (!parent || isAtTop(item, top)) return undefined;
        if (parentOf.has(at)) lost = at;
        at = parent.id;
      }
      if (at === '') return undefined;
    }
    return [...passed].some((one) => kept.has(one)) ? lost : undefined;
  };

  for (const { id } of stored) if (isMissing(id)) keep(id);
  for (let before = -1; before < kept.size; ) {
    before = kept.size;
    for (const { id } of stored) {
      const lost = read.has(id) && lostOnTheWayFrom(id);
      if (lost) keep(lost);
    }
  }
  const shortcuts = stored.filter(({ id, targetId }) => targetId !== id && isMissing(targetId));
  const topOf = (id: string): string => {
    const passed = new Set([id]);
    let top = id;
    for (let at = parentOf.get(id); at && !passed.has(at); at = parentOf.get(at)) {
      passed.add(at);
      top = at;
    }
    return top;
  };
  return {
    kept: new Map([...kept].map((id) => [id, topOf(id)])),
    shortcuts: shortcuts.map(({ id }) => id),
  };
}

function isAtTop({ parents: [first] }: DriveItem, top: string | undefined): boolean {
  return first?.isRoot === true || first?.id === top;
}

/** Whether of all that was stored at the top nothing that can be read lies below the folder that is named now. */
function isOfAnotherTop(
  stored: Place[],
  read: Map<string, DriveItem>,
  top: string | undefined,
): boolean {
  if (!top) return false;
  const isBelow = (item: DriveItem) => {
    const passed = new Set<DriveItem>();
    for (let at: DriveItem | undefined = item; at && !passed.has(at); ) {
      passed.add(at);
      const parentId: string = at.parents[0]?.id ?? '';
      if (parentId === top) return true;
      at = read.get(parentId);
    }
    return false;
  };
  const before = stored.filter(({ parentId }) => parentId === '');
  const now = before.map(({ id }) => read.get(id)).filter((item) => item !== undefined);
  return now.length > 0 && !now.some(isBelow);
}
