import type { Announcement } from '@assembly/contract/announcement';

/** A list with more dated entries than this is a rota, of which the next entry and few new ones matter this week. */
const DATED_MAX = 5;

export const isRota = (open: Pick<Announcement, 'due'>[]) =>
  open.filter(({ due }) => due).length > DATED_MAX;

/**
 * What the weekly email says of the open announcements of a list: those that came or changed since the last one, and
 * those that end until `lastDay`.
 */
export function chooseAnnouncements<Item extends Pick<Announcement, 'id' | 'due'>>(
  open: Item[],
  { newIds, lastDay }: { newIds: ReadonlySet<string>; lastDay: string },
): Item[] {
  const [firstDue] = open.flatMap(({ due }) => due || []).sort();
  const next = isRota(open) ? open.find(({ due }) => due === firstDue) : undefined;
  const isNew = ({ id }: Item) => newIds.has(id);
  const hasManyNew = open.filter(isNew).length > DATED_MAX;
  return open.filter((item) => {
    if (next && item.due) return item === next || (isNew(item) && !hasManyNew);
    return isNew(item) || (item.due !== '' && item.due.slice(0, 10) <= lastDay);
  });
}
