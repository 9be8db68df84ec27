import { z } from 'zod';

/** A whole source as Google sent it. */
export interface ReadSource<Item> {
  items: Item[];
  leftOut: LeftOut[];
  /** The ids of items that exist in Google but could not be read; '' for one whose id could not be read either. */
  unread: string[];
}

export interface LeftOut {
  id: string;
  title: string;
  /** One plain sentence for an administrator. */
  reason: string;
}

const TITLE_MAX_CHARS = 200;

/** Fields of Google's items. Anything but an id may be absent. */
export const id = z.string().min(1);
export const text = z.string().nullish();
export const flag = z.boolean().nullish();

export interface ItemKind<Sent extends { id: string }, Item> {
  /** The fields we use, as Google sends them; all others are dropped. */
  schema: z.ZodType<Sent>;
  toItem: (sent: Sent) => Item;
}

/** Converts the items that match the schema and whose id is not in `seen`; lists the others with a reason. */
export function validateItems<Sent extends { id: string }, Item>(
  { schema, toItem }: ItemKind<Sent, Item>,
  raw: unknown[],
  seen: Set<string>,
): ReadSource<Item> {
  const read: ReadSource<Item> = { items: [], leftOut: [], unread: [] };
  for (const one of raw) {
    const { success, data, error } = schema.safeParse(one);
    if (!success) {
      const name = nameOf(one);
      read.leftOut.push({ ...name, reason: reasonFor(error) });
      read.unread.push(name.id);
    } else if (seen.has(data.id)) {
      read.leftOut.push({ ...nameOf(one), reason: 'It appears twice. The first one was used.' });
    } else {
      seen.add(data.id);
      read.items.push(toItem(data));
    }
  }
  return read;
}

const title = z
  .string()
  .transform((value) => value.slice(0, TITLE_MAX_CHARS))
  .optional()
  .catch(undefined);
const named = z
  // The id is not shortened: that would be another id.
  .object({ id: z.string().optional().catch(undefined), title, summary: title })
  .catch({});

function nameOf(raw: unknown): Omit<LeftOut, 'reason'> {
  const { id = '', title, summary } = named.parse(raw);
  return { id, title: title ?? summary ?? '' };
}

function reasonFor({ issues: [issue] }: z.ZodError): string {
  const [field] = issue?.path ?? [];
  if (field === undefined) return 'Google sent something that is not an item.';
  if (field === 'id') return 'Google sent it without an id.';
  return `Google sent its "${String(field)}" in a form that cannot be read.`;
}
