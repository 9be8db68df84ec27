import type * as z from 'zod/mini';
import { safeParse } from 'zod/v4/core';

/**
 * Reads the values of a query string by their schemas. A value that does not fit is ignored, so that
 * a mistyped address still opens; repeated values are joined by commas.
 */
export function queryReader<Query extends z.ZodMiniObject>(schema: Query) {
  const fields = Object.entries(schema.shape);
  return (query: unknown): z.output<Query> => {
    const values = query as Record<string, unknown>;
    const read: Record<string, unknown> = {};
    for (const [name, field] of fields) {
      if (values[name] === undefined) continue;
      const text = String(values[name]);
      const fitting = [text, Number(text)].find((value) => safeParse(field, value).success);
      if (fitting !== undefined) read[name] = fitting;
    }
    return read as z.output<Query>;
  };
}
