import { Problem } from '@assembly/contract/problem';
import type { z } from 'zod';

/** What came in, as the schema has it, or a problem that names each wrong field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.join('.');
    if (name) fields[name] ??= issue.message;
  }
  throw new Problem('invalid_input', { fields });
}
