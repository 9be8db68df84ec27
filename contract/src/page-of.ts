import * as z from 'zod/mini';

/** A page of a list, counted from 1. */
export const pageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    page: z.number(),
    pageCount: z.number(),
    total: z.number(),
  });

// The server clamps the page and limits the search: doing that in the schema would enlarge the web bundle.
export const pageQuerySchema = z.object({ page: z.optional(z.int()) });
export const searchQuerySchema = z.object({ search: z.optional(z.string()) });
export const listQuerySchema = z.extend(pageQuerySchema, searchQuerySchema.shape);

export interface PageOf<Item> {
  items: Item[];
  page: number;
  pageCount: number;
  total: number;
}

/** Limits the requested page to those that exist. An empty list has one empty page. */
export function clampPage(requested: number, total: number, perPage: number) {
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, requested), pageCount);
  return { page, pageCount, total, offset: (page - 1) * perPage };
}
