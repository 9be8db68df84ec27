import { z } from 'zod';
import type { Ask, Client } from './client.ts';
import { GoogleError } from './google-error.ts';
import { type ItemKind, type ReadSource, validateItems } from './validate-items.ts';

export type OnProgress = (readSoFar: number) => void;

export interface Page {
  items: unknown[];
  nextPageToken?: string | undefined;
}

/** Each item is validated on its own, so that one bad item does not fail the page. */
export const items = z.custom<unknown[]>(Array.isArray);

/** `items` is required: treating a reply without it as an empty page would empty the source. */
export const page = z.object({ items, nextPageToken: z.string().optional() });

export interface List<Sent extends { id: string }, Item> {
  ask: Ask;
  page: z.ZodType<Page>;
  item: ItemKind<Sent, Item>;
  /** Ids that were read already; a second item with one of them is left out. */
  seen: Set<string>;
  onProgress: OnProgress;
  signal: AbortSignal;
}

/** Reads a list to its last page. */
export async function readList<Sent extends { id: string }, Item>(
  client: Client,
  list: List<Sent, Item>,
): Promise<ReadSource<Item>> {
  const all: ReadSource<Item> = { items: [], leftOut: [], unread: [] };
  let read = 0;
  for await (const raw of pagesOf(client, list)) {
    read += raw.length;
    if (read > client.limits.itemsMax) throw new GoogleError('too_many', list.ask.service);
    const { items, leftOut, unread } = validateItems(list.item, raw, list.seen);
    for (const item of items) all.items.push(item);
    for (const one of leftOut) all.leftOut.push(one);
    for (const id of unread) all.unread.push(id);
    list.onProgress(read);
  }
  return all;
}

/** Fetches the next page while the caller processes the current one. */
async function* pagesOf(
  client: Client,
  { ask, page, signal }: Pick<List<{ id: string }, unknown>, 'ask' | 'page' | 'signal'>,
): AsyncGenerator<unknown[]> {
  const asked = new Set<string>();

  function askFor(pageToken: string): Promise<unknown> {
    if (asked.has(pageToken) || asked.size >= client.limits.pagesMax) {
      return Promise.reject(new GoogleError('endless_pages', ask.service));
    }
    asked.add(pageToken);
    const query = { ...ask.query, ...(pageToken !== '' && { pageToken }) };
    return client.getJson({ ...ask, query }, signal);
  }

  let next: Promise<unknown> | undefined = askFor('');
  while (next) {
    const { success, data } = page.safeParse(await next);
    if (!success) throw new GoogleError('not_understood', ask.service);
    next = data.nextPageToken ? askFor(data.nextPageToken) : undefined;
    // An error is thrown when the page is awaited; it must not be unhandled until then.
    next?.catch(() => {});
    yield data.items;
  }
}
