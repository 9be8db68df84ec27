import { z } from 'zod';
import type { Ask, Client } from './client.ts';
import { GoogleError } from './google-error.ts';
import { type ReadSource, takeItems } from './take-items.ts';

/** Says how many items have been read so far. */
export type OnProgress = (readSoFar: number) => void;

export interface Page {
  items: unknown[];
  nextPageToken?: string | undefined;
}

/** Without `items` an answer is no page: taking it for an empty one would empty the source. */
export const page = z.object({ items: z.array(z.unknown()), nextPageToken: z.string().optional() });

export interface List<Item> {
  ask: Ask;
  page: z.ZodType<Page>;
  item: z.ZodType<Item>;
  /** The ids that are taken already. */
  seen: Set<string>;
  onProgress: OnProgress;
  signal: AbortSignal | undefined;
}

/** Reads a list to its last page, keeping only what the items' schema keeps. */
export async function readList<Item extends { id: string }>(
  client: Client,
  list: List<Item>,
): Promise<ReadSource<Item>> {
  const all: ReadSource<Item> = { items: [], leftOut: [] };
  let read = 0;
  for await (const raw of pagesOf(client, list)) {
    read += raw.length;
    if (read > client.patience.itemsMax) throw new GoogleError('too_many', list.ask.service);
    const { items, leftOut } = takeItems(list.item, raw, list.seen);
    for (const item of items) all.items.push(item);
    for (const one of leftOut) all.leftOut.push(one);
    list.onProgress(read);
  }
  return all;
}

async function* pagesOf(
  client: Client,
  { ask, page, signal }: Pick<List<unknown>, 'ask' | 'page' | 'signal'>,
): AsyncGenerator<unknown[]> {
  const asked = new Set<string>();
  let pageToken = '';
  do {
    if (asked.has(pageToken) || asked.size >= client.patience.pagesMax) {
      throw new GoogleError('endless_pages', ask.service);
    }
    asked.add(pageToken);
    const query = { ...ask.query, ...(pageToken !== '' && { pageToken }) };
    const { success, data } = page.safeParse(await client.getJson({ ...ask, query }, signal));
    if (!success) throw new GoogleError('not_understood', ask.service);
    yield data.items;
    pageToken = data.nextPageToken ?? '';
  } while (pageToken !== '');
}
