import { Problem } from '@assembly/contract/problem';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';

/** Parses a body, or throws a problem with a message for each invalid field. */
export function parseInput<Schema extends $ZodType>(
  schema: Schema,
  input: unknown,
  status?: number,
): output<Schema> {
  const parsed = safeParse(schema, input ?? {});
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.join('.');
    if (name) fields[name] ??= issue.message;
  }
  throw new Problem('invalid_input', { fields, ...(status && { status }) });
}
