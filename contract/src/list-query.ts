import * as z from 'zod/mini';

// Plain, because a page loads them: the server clamps the page and limits the search.

export const pageQuerySchema = z.object({ page: z.optional(z.int()) });

export const searchQuerySchema = z.object({ search: z.optional(z.string()) });

export const listQuerySchema = z.extend(pageQuerySchema, searchQuerySchema.shape);
