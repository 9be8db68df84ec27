import * as z from 'zod/mini';

/** A page of a list, counted from 1. */
export const pageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    page: z.number(),
    pageCount: z.number(),
    total: z.number(),
  });

export interface PageOf<Item> {
  items: Item[];
  page: number;
  pageCount: number;
  total: number;
}

/** An empty list still has one page, with nothing on it; a page past the end is the last. */
export function placePage(asked: number, total: number, perPage: number) {
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, asked), pageCount);
  return { page, pageCount, total, offset: (page - 1) * perPage };
}
