import { z } from 'zod';
import type { Ask, Client } from './client.ts';
import { GoogleError } from './google-error.ts';
import type { Fields, id } from './sent-fields.ts';
import { type ItemKind, type ReadSource, takeItems } from './validate-items.ts';

/** Says how many items have been read so far. */
export type OnProgress = (readSoFar: number) => void;

export interface Page {
  items: unknown[];
  nextPageToken?: string | undefined;
}

/** Each is looked at by itself: to zod they are not even a list of something. */
export const items = z.custom<unknown[]>(Array.isArray);

/** Without `items` an answer is no page: taking it for an empty one would empty the source. */
export const page = z.object({ items, nextPageToken: z.string().optional() });

export interface List<Of extends Fields, Item> {
  ask: Ask;
  page: z.ZodType<Page>;
  item: ItemKind<Of, Item>;
  /** The ids that are taken already. */
  seen: Set<string>;
  onProgress: OnProgress;
  /** Aborted when it takes too long, or is no longer wanted. */
  signal: AbortSignal;
}

/** Reads a list to its last page, keeping only what the items' schema keeps. */
export async function readList<Of extends Fields & { id: typeof id }, Item>(
  client: Client,
  list: List<Of, Item>,
): Promise<ReadSource<Item>> {
  const all: ReadSource<Item> = { items: [], leftOut: [], unread: [] };
  let read = 0;
  for await (const raw of pagesOf(client, list)) {
    read += raw.length;
    if (read > client.patience.itemsMax) throw new GoogleError('too_many', list.ask.service);
    const { items, leftOut, unread } = takeItems(list.item, raw, list.seen);
    for (const item of items) all.items.push(item);
    for (const one of leftOut) all.leftOut.push(one);
    for (const id of unread) all.unread.push(id);
    list.onProgress(read);
  }
  return all;
}

/** While one page is being worked on, the next is on its way. */
async function* pagesOf(
  client: Client,
  { ask, page, signal }: Pick<List<Fields, unknown>, 'ask' | 'page' | 'signal'>,
): AsyncGenerator<unknown[]> {
  const asked = new Set<string>();

  function askFor(pageToken: string): Promise<unknown> {
    if (asked.has(pageToken) || asked.size >= client.patience.pagesMax) {
      return Promise.reject(new GoogleError('endless_pages', ask.service));
    }
    asked.add(pageToken);
    const query = { ...ask.query, ...(pageToken !== '' && { pageToken }) };
    return client.getJson({ ...ask, query }, signal);
  }

  let coming: Promise<unknown> | undefined = askFor('');
  while (coming) {
    const { success, data } = page.safeParse(await coming);
    if (!success) throw new GoogleError('not_understood', ask.service);
    coming = data.nextPageToken ? askFor(data.nextPageToken) : undefined;
    // Its failure is told when its turn comes; whoever stops before that does not care.
    coming?.catch(() => {});
    yield data.items;
  }
}
