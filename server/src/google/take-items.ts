import { z } from 'zod';

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

export const id = z.string().min(1);
export const text = z.string().nullish();
export const flag = z.boolean().nullish();

/** How an item is read: what Google may send, and what we take of it. Apart they are many times as quick as together. */
export interface ItemKind<Sent, Item> {
  sent: z.ZodType<Sent>;
  take: (sent: Sent) => Item;
}

/** Takes what fits and is new to `seen`, and says of the rest why not. */
export function takeItems<Sent extends { id: string }, Item>(
  { sent, take }: ItemKind<Sent, Item>,
  raw: unknown[],
  seen: Set<string>,
): ReadSource<Item> {
  const taken: ReadSource<Item> = { items: [], leftOut: [], unread: [] };
  for (const one of raw) {
    const { success, data, error } = sent.safeParse(one);
    if (!success) {
      const name = nameOf(one);
      taken.leftOut.push({ ...name, reason: misfitOf(error) });
      taken.unread.push(name.id);
    } else if (seen.has(data.id)) {
      taken.leftOut.push({ ...nameOf(one), reason: 'It appears twice; the first one was taken.' });
    } else {
      seen.add(data.id);
      taken.items.push(take(data));
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

function misfitOf(error: z.ZodError): string {
  const field = error.issues[0]?.path[0];
  if (field === undefined) return 'Google sent something that is no item at all.';
  if (field === 'id') return 'Google sent it without an id.';
  return `Google sent its "${String(field)}" in a form that cannot be read.`;
}
