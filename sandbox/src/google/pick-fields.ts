import { invalidParameter } from './google-error.ts';

/** The requested fields, each with those requested inside it, or null for all of it. */
type Selection = Map<string, Selection | null>;
type Reader = { text: string; position: number };

/** Google's partial response: `fields=nextPageToken,items(id,parents/id)`. */
export function pickFields(
  value: unknown,
  query: URLSearchParams,
  defaultFields?: string,
): unknown {
  const text = query.get('fields') ?? defaultFields;
  if (text === undefined) return value;
  const reader = { text, position: 0 };
  const selection = readFields(reader);
  if (reader.position !== text.length) throw badSelection(reader);
  return pick(value, selection);
}

function readFields(reader: Reader): Selection {
  const selection: Selection = new Map();
  do {
    selection.set(readName(reader), readInner(reader));
  } while (skip(reader, ','));
  return selection;
}

function readInner(reader: Reader): Selection | null {
  if (skip(reader, '/')) return new Map([[readName(reader), readInner(reader)]]);
  if (!skip(reader, '(')) return null;
  const inner = readFields(reader);
  if (!skip(reader, ')')) throw badSelection(reader);
  return inner;
}

function readName(reader: Reader): string {
  const name = /^[\w*-]+/.exec(reader.text.slice(reader.position))?.[0];
  if (name === undefined) throw badSelection(reader);
  reader.position += name.length;
  return name;
}

function skip(reader: Reader, character: string): boolean {
  if (reader.text[reader.position] !== character) return false;
  reader.position += 1;
  return true;
}

function badSelection(reader: Reader) {
  return invalidParameter('fields', `Invalid field selection ${reader.text}`, 'invalidParameter');
}

function pick(value: unknown, selection: Selection | null): unknown {
  if (selection === null || selection.has('*')) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, selection));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => selection.has(name));
  return Object.fromEntries(
    fields.map(([name, inner]) => [name, pick(inner, selection.get(name) ?? null)]),
  );
}
