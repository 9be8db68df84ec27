import { constants } from 'node:buffer';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StoreError } from '../database/store-error.ts';
import { BACKUP_FORMAT } from './backup.ts';
import { areKnown } from './schema-version.ts';
import { BACKUP_TABLES, type TableName, type Value } from './table-rows.ts';

export interface Header {
  takenAt: string;
  migrations: string[];
  counts: Record<string, number>;
}

export type Part =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; table: TableName; columns: string[] }
  | { kind: 'row'; row: Value[]; chars: number }
  | { kind: 'hashes'; hashes: Record<string, string> };

export const DAMAGED = 'The backup is damaged or cut short, and nothing was restored. Use another.';
const STRANGE = 'The file is no backup of Assembly, and nothing was restored.';
const NEWER =
  'The backup was made by a newer version of Assembly, and nothing was restored. Restore it with that version.';

const beginning = z.object({ assembly: z.literal('backup'), format: z.number() });
const headerLine = z.object({
  takenAt: z.string(),
  migrations: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
});
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const hashesLine = z.object({ hashes: z.record(z.string(), z.string()) });
const sealLine = z.object({ sha256: z.string() });

/** The parts of a backup, one by one. Whoever has read the last knows that none was missing or altered. */
export async function* readBackup(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  let state: 'header' | 'rows' | 'seal' | 'ended' = 'header';
  for await (const line of linesOf(bytes, () => state === 'header')) {
    if (state === 'ended') throw new StoreError(DAMAGED);
    if (state === 'seal') {
      const { sha256 } = expected(sealLine, line);
      if (sha256 !== hash.digest('hex')) throw new StoreError(DAMAGED);
      state = 'ended';
      continue;
    }
    hash.update(line).update('\n');
    if (state === 'header') {
      yield { kind: 'header', header: readHeader(line) };
      state = 'rows';
      continue;
    }
    const part = readPart(line);
    if (part.kind === 'hashes') state = 'seal';
    yield part;
  }
  if (state !== 'ended') throw new StoreError(state === 'header' ? STRANGE : DAMAGED);
}

function readHeader(line: Buffer): Header {
  const value = parse(line, STRANGE);
  const { success, data } = beginning.safeParse(value);
  if (!success) throw new StoreError(STRANGE);
  if (data.format > BACKUP_FORMAT) throw new StoreError(NEWER);
  const header = headerLine.safeParse(value);
  if (!header.success) throw new StoreError(DAMAGED);
  if (!areKnown(header.data.migrations)) throw new StoreError(NEWER);
  return header.data;
}

function readPart(line: Buffer): Part {
  const value = parse(line, DAMAGED);
  if (Array.isArray(value)) return { kind: 'row', row: value, chars: line.length };
  const table = tableLine.safeParse(value);
  if (table.success) {
    const known = BACKUP_TABLES.find((name) => name === table.data.table);
    if (!known) throw new StoreError(DAMAGED);
    return { kind: 'table', table: known, columns: table.data.columns };
  }
  return { kind: 'hashes', ...expected(hashesLine, line) };
}

function expected<Shape>(schema: z.ZodType<Shape>, line: Buffer): Shape {
  const { success, data } = schema.safeParse(parse(line, DAMAGED));
  if (!success) throw new StoreError(DAMAGED);
  return data;
}

function parse(line: Buffer, otherwise: string): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch (error) {
    throw new StoreError(otherwise, { cause: error });
  }
}

const LINE_FEED = 10;

/** By line feeds alone: Node's own reader would also break a line at marks that may stand inside of JSON. */
async function* linesOf(
  bytes: AsyncIterable<Uint8Array>,
  isBeginning: () => boolean,
): AsyncGenerator<Buffer> {
  let rest: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of bytes) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end)]);
        rest = [];
        length = 0;
        start = end + 1;
      }
      rest.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > constants.MAX_STRING_LENGTH) throw new StoreError(DAMAGED);
    }
  } catch (error) {
    if (!isBroken(error)) throw error;
    throw new StoreError(isOtherFormat(error) ? STRANGE : DAMAGED, { cause: error });
  }
  if (length > 0) throw new StoreError(isBeginning() ? STRANGE : DAMAGED);
}

function isOtherFormat(error: unknown): boolean {
  return error instanceof Error && error.message.includes('incorrect header check');
}

/** What zlib says of bytes that are not, or not all, what was compressed. */
function isBroken(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(Z_|ERR_TRAILING_JUNK)/.test(code);
}
