import type { LeftOut } from '@assembly/contract/sync';
import { z } from 'zod';
import { type SkipReason, skipReason } from '../skip-reason.ts';
import type { ApiRequest, Client } from './client.ts';
import { GoogleError } from './google-error.ts';

/** A whole source as Google sent it. */
export interface ReadResult<Item> {
  items: Item[];
  leftOut: LeftOut[];
  /** The ids of items that exist in Google but could not be read; '' for one whose id could not be read either. */
  unreadable: string[];
}

export type OnProgress = (readSoFar: number) => void;

const TITLE_MAX_CHARS = 200;

/** Fields of Google's items. Anything but an id may be absent: a text is '' then, and a flag false. */
export const id = z.string().min(1);
export const text = z
  .string()
  .nullish()
  .transform((sent) => sent ?? '');
export const flag = z
  .boolean()
  .nullish()
  .transform((sent) => sent ?? false);

/** Each item is validated on its own, so that one bad item does not fail the page. */
export const items = z.custom<unknown[]>(Array.isArray);

/** `items` is required: treating a reply without it as an empty page would empty the source. */
export const page = z.object({ items, nextPageToken: z.string().optional() });
type Page = z.infer<typeof page>;

export interface List<Sent extends { id: string }, Item, ListPage extends Page = Page> {
  request: ApiRequest;
  page: z.ZodType<ListPage>;
  /** For what a page says besides its items. */
  onPage?: (page: ListPage) => void;
  /** The fields that we use; all others are dropped. */
  schema: z.ZodType<Sent>;
  toItem: (sent: Sent) => Item;
  /** Ids that were read already; a second item with one of them is skipped. */
  seen?: Set<string>;
  onProgress?: OnProgress;
  signal: AbortSignal;
}

/** Reads a list to its last page. Items that do not match the schema are skipped, each with a reason. */
export async function readList<Sent extends { id: string }, Item, ListPage extends Page>(
  client: Client,
  { schema, toItem, seen = new Set(), onPage, onProgress, ...list }: List<Sent, Item, ListPage>,
): Promise<ReadResult<Item>> {
  const source: ReadResult<Item> = { items: [], leftOut: [], unreadable: [] };
  let read = 0;
  for await (const listPage of pagesOf(client, list)) {
    onPage?.(listPage);
    const rawItems = listPage.items;
    read += rawItems.length;
    if (read > client.limits.itemsMax) throw new GoogleError('too_many', list.request.service);
    for (const raw of rawItems) {
      const { success, data, error } = schema.safeParse(raw);
      if (!success) {
        const name = nameOf(raw);
        source.leftOut.push({ ...name, ...reasonFor(error) });
        source.unreadable.push(name.id);
      } else if (seen.has(data.id)) {
        source.leftOut.push({ ...nameOf(raw), ...skipReason('duplicate') });
      } else {
        seen.add(data.id);
        source.items.push(toItem(data));
      }
    }
    onProgress?.(read);
  }
  return source;
}

/** Fetches the next page while the caller processes the current one. */
async function* pagesOf<ListPage extends Page>(
  client: Client,
  {
    request,
    page,
    signal,
  }: Pick<List<{ id: string }, unknown, ListPage>, 'request' | 'page' | 'signal'>,
): AsyncGenerator<ListPage> {
  const requested = new Set<string>();

  function fetchPage(pageToken: string): Promise<unknown> {
    if (requested.has(pageToken) || requested.size >= client.limits.pagesMax) {
      return Promise.reject(new GoogleError('not_understood', request.service));
    }
    requested.add(pageToken);
    const query = { ...request.query, ...(pageToken !== '' && { pageToken }) };
    return client.getJson({ ...request, query }, signal);
  }

  let next: Promise<unknown> | undefined = fetchPage('');
  while (next) {
    const { success, data } = page.safeParse(await next);
    if (!success) throw new GoogleError('not_understood', request.service);
    next = data.nextPageToken ? fetchPage(data.nextPageToken) : undefined;
    // An error is thrown when the page is awaited; until then it must not count as unhandled.
    next?.catch(() => {});
    yield data;
  }
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

function nameOf(raw: unknown): Pick<LeftOut, 'id' | 'title'> {
  const { id = '', title, summary } = named.parse(raw);
  return { id, title: title ?? summary ?? '' };
}

function reasonFor({ issues: [issue] }: z.ZodError): SkipReason {
  const [field] = issue?.path ?? [];
  if (field === undefined) return skipReason('not_an_item');
  if (field === 'id') return skipReason('sent_without_id');
  return skipReason('unreadable_field', String(field));
}
