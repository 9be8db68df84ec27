import { Problem } from '@assembly/contract/problem';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';

/** What came in, as the schema has it, or a problem that names each wrong field. */
export function parseInput<Schema extends $ZodType>(
  schema: Schema,
  input: unknown,
): output<Schema> {
  const parsed = safeParse(schema, input ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.join('.');
    if (name) fields[name] ??= issue.message;
  }
  throw new Problem('invalid_input', { fields });
}
