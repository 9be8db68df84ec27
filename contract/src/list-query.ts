import * as z from 'zod/mini';

const PAGE_MAX = 1_000_000;
const SEARCH_MAX_CHARS = 200;
/** Holds no word, so it finds nothing. */
const UNSEARCHABLE = '!';

/** Anything that is not a page number asks for the first page. */
export const pageQuerySchema = z.object({
  page: z.catch(
    z._default(z.coerce.number<number>().check(z.int(), z.positive(), z.maximum(PAGE_MAX)), 1),
    1,
  ),
});

/** A search that is too long finds nothing. */
export const searchQuerySchema = z.object({
  search: z.catch(z._default(z.string().check(z.maxLength(SEARCH_MAX_CHARS)), ''), UNSEARCHABLE),
});

export const listQuerySchema = z.extend(pageQuerySchema, searchQuerySchema.shape);
