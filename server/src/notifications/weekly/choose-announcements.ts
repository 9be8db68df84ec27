import type { Announcement } from '@assembly/contract/announcement';

/** A list with more dated entries than this is a rota, of which only the next entry matters this week. */
const DATED_MAX = 5;

interface Chosen {
  /** The announcements that came or changed since the last weekly email. */
  newIds: ReadonlySet<string>;
  /** Such as 2026-11-29: what ends by then is in the email. */
  lastDay: string;
}

export const isRota = (open: Pick<Announcement, 'due'>[]) =>
  open.filter(({ due }) => due).length > DATED_MAX;

/** What the weekly email says of the open announcements of a list. */
export function chooseAnnouncements<Item extends Pick<Announcement, 'id' | 'due'>>(
  open: Item[],
  { newIds, lastDay }: Chosen,
): Item[] {
  const [firstDue] = open.flatMap(({ due }) => due || []).sort();
  const next = isRota(open) ? open.find(({ due }) => due === firstDue) : undefined;
  return open.filter((item) => {
    if (next && item.due) return item === next;
    return newIds.has(item.id) || (item.due !== '' && item.due.slice(0, 10) <= lastDay);
  });
}
