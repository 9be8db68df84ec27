import { invalidParameter } from './google-error.ts';

/** What `fields=` asks for: a name to what is asked for below it, or null for all of it. */
type Wanted = Map<string, Wanted | null>;
type Reader = { text: string; at: number };

/** Google's partial response: `nextPageToken,items(id,parents/id)`. A field not asked for is not there. */
export function pickFields(value: unknown, query: URLSearchParams, otherwise?: string): unknown {
  const text = query.get('fields') ?? otherwise;
  if (text === undefined) return value;
  const reader = { text, at: 0 };
  const wanted = readFields(reader);
  if (reader.at !== text.length) throw badSelection(reader);
  return picked(value, wanted);
}

function readFields(reader: Reader): Wanted {
  const wanted: Wanted = new Map();
  do {
    wanted.set(readName(reader), readBelow(reader));
  } while (skip(reader, ','));
  return wanted;
}

function readBelow(reader: Reader): Wanted | null {
  if (skip(reader, '/')) return new Map([[readName(reader), readBelow(reader)]]);
  if (!skip(reader, '(')) return null;
  const below = readFields(reader);
  if (!skip(reader, ')')) throw badSelection(reader);
  return below;
}

function readName(reader: Reader): string {
  const name = /^[\w*-]+/.exec(reader.text.slice(reader.at))?.[0];
  if (name === undefined) throw badSelection(reader);
  reader.at += name.length;
  return name;
}

function skip(reader: Reader, sign: string): boolean {
  if (reader.text[reader.at] !== sign) return false;
  reader.at += 1;
  return true;
}

function badSelection(reader: Reader) {
  return invalidParameter('fields', `Invalid field selection ${reader.text}`, 'invalidParameter');
}

function picked(value: unknown, wanted: Wanted | null): unknown {
  if (wanted === null || wanted.has('*')) return value;
  if (Array.isArray(value)) return value.map((one) => picked(one, wanted));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => wanted.has(name));
  return Object.fromEntries(
    kept.map(([name, one]) => [name, picked(one, wanted.get(name) ?? null)]),
  );
}
