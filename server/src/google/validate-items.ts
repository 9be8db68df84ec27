import { z } from 'zod';
import { type Fields, type id, misfitIn, type Sent } from './sent-fields.ts';

/** One source, whole. */
export interface ReadSource<Item> {
  items: Item[];
  leftOut: LeftOut[];
  /** The ids of those left out because they could not be read: they are there all the same. '' may be any of them. */
  unread: string[];
}

export interface LeftOut {
  id: string;
  title: string;
  /** One plain sentence for an administrator. */
  reason: string;
}

const NAME_MAX_CHARS = 200;

/** How an item is read: what Google may send, and what we take of it. */
export interface ItemKind<Of extends Fields, Item> {
  sent: Of;
  take: (sent: Sent<Of>) => Item;
}

/** Takes what fits and is new to `seen`, and says of the rest why not. */
export function takeItems<Of extends Fields & { id: typeof id }, Item>(
  { sent, take }: ItemKind<Of, Item>,
  raw: unknown[],
  seen: Set<string>,
): ReadSource<Item> {
  const taken: ReadSource<Item> = { items: [], leftOut: [], unread: [] };
  for (const one of raw) {
    const misfit = misfitIn(sent, one);
    if (misfit !== undefined) {
      const name = nameOf(one);
      taken.leftOut.push({ ...name, reason: sentenceFor(misfit) });
      taken.unread.push(name.id);
      continue;
    }
    const fitting = one as Sent<Of> & { id: string };
    if (seen.has(fitting.id)) {
      taken.leftOut.push({ ...nameOf(one), reason: 'It appears twice; the first one was taken.' });
    } else {
      seen.add(fitting.id);
      taken.items.push(take(fitting));
    }
  }
  return taken;
}

const word = z
  .string()
  .transform((value) => value.slice(0, NAME_MAX_CHARS))
  .optional()
  .catch(undefined);
// An id that is cut short is another one.
const named = z
  .object({ id: z.string().optional().catch(undefined), title: word, summary: word })
  .catch({});

function nameOf(raw: unknown): Omit<LeftOut, 'reason'> {
  const { id = '', title, summary } = named.parse(raw);
  return { id, title: title ?? summary ?? '' };
}

function sentenceFor(misfit: string): string {
  if (misfit === '') return 'Google sent something that is no item at all.';
  if (misfit === 'id') return 'Google sent it without an id.';
  return `Google sent its "${misfit}" in a form that cannot be read.`;
}
