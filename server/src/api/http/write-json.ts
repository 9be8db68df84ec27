import { createHash } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { toEtag } from './response-body.ts';

const ITEMS_WRITTEN_AT_ONCE = 500;
const CHARS_WRITTEN_AT_ONCE = 256 * 1024;

/**
 * The same text as that of JSON.stringify, with an ETag of all of it except one field. Other requests are answered while
 * a long text is written.
 */
export async function writeJson<Value>(
  value: Value,
  etagIgnores?: keyof Value,
): Promise<{ body: Buffer; etag: string }> {
  const slices: Buffer[] = [];
  const hash = createHash('sha256');
  let chars = 0;
  for (const { text, field } of slicesOf(value)) {
    const slice = Buffer.from(text);
    slices.push(slice);
    if (field === undefined || field !== etagIgnores) hash.update(slice);
    chars += text.length;
    if (chars < CHARS_WRITTEN_AT_ONCE) continue;
    await yieldToOthers();
    chars = 0;
  }
  return { body: Buffer.concat(slices), etag: toEtag(hash) };
}

/** Long arrays in slices; what is inside of their items is short. With the name of the outermost field. */
function* slicesOf(
  value: unknown,
  outer?: string,
): Generator<{ text: string; field?: string | undefined }> {
  const slice = (text: string, field = outer) => ({ text, field });
  if (Array.isArray(value)) {
    yield slice('[');
    for (let start = 0; start < value.length; start += ITEMS_WRITTEN_AT_ONCE) {
      const items = JSON.stringify(value.slice(start, start + ITEMS_WRITTEN_AT_ONCE)).slice(1, -1);
      yield slice(start === 0 ? items : `,${items}`);
    }
    yield slice(']');
  } else if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    yield slice('{');
    for (const [index, [name, field]] of fields.entries()) {
      yield slice(`${index === 0 ? '' : ','}${JSON.stringify(name)}:`, outer ?? name);
      yield* slicesOf(field, outer ?? name);
    }
    yield slice('}');
  } else yield slice(JSON.stringify(value));
}
