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

export type BackupEntry =
  | { kind: 'header'; header: Header }
  | { kind: 'table'; table: TableName; columns: string[] }
  | { kind: 'row'; row: Value[]; chars: number }
  | { kind: 'hashes'; hashes: Record<string, string> };

export const DAMAGED =
  'The backup is damaged or incomplete, and nothing was restored. Use another one.';
const NOT_A_BACKUP = 'The file is not an Assembly backup, and nothing was restored.';
const NEWER =
  'The backup was made by a newer version of Assembly, and nothing was restored. Restore it with that version.';

const formatLine = z.object({ assembly: z.literal('backup'), format: z.number() });
const headerLine = z.object({
  takenAt: z.string(),
  migrations: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
});
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const hashesLine = z.object({ hashes: z.record(z.string(), z.string()) });
const sealLine = z.object({ sha256: z.string() });

/** Reads a backup entry by entry. Throws at the end if anything was missing or altered. */
export async function* readBackup(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<BackupEntry> {
  const hash = createHash('sha256');
  let state: 'header' | 'rows' | 'seal' | 'ended' = 'header';
  for await (const line of linesOf(bytes, () => state === 'header')) {
    if (state === 'ended') throw new StoreError(DAMAGED);
    if (state === 'seal') {
      const { sha256 } = parseAs(sealLine, line);
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
    const entry = readEntry(line);
    if (entry.kind === 'hashes') state = 'seal';
    yield entry;
  }
  if (state !== 'ended') throw new StoreError(state === 'header' ? NOT_A_BACKUP : DAMAGED);
}

function readHeader(line: Buffer): Header {
  const value = parse(line, NOT_A_BACKUP);
  const { success, data } = formatLine.safeParse(value);
  if (!success) throw new StoreError(NOT_A_BACKUP);
  if (data.format > BACKUP_FORMAT) throw new StoreError(NEWER);
  const header = headerLine.safeParse(value);
  if (!header.success) throw new StoreError(DAMAGED);
  if (!areKnown(header.data.migrations)) throw new StoreError(NEWER);
  return header.data;
}

function readEntry(line: Buffer): BackupEntry {
  const value = parse(line, DAMAGED);
  if (Array.isArray(value)) return { kind: 'row', row: value, chars: line.length };
  const table = tableLine.safeParse(value);
  if (table.success) {
    const known = BACKUP_TABLES.find((name) => name === table.data.table);
    if (!known) throw new StoreError(DAMAGED);
    return { kind: 'table', table: known, columns: table.data.columns };
  }
  return { kind: 'hashes', ...parseAs(hashesLine, line) };
}

function parseAs<Shape>(schema: z.ZodType<Shape>, line: Buffer): Shape {
  const { success, data } = schema.safeParse(parse(line, DAMAGED));
  if (!success) throw new StoreError(DAMAGED);
  return data;
}

function parse(line: Buffer, errorMessage: string): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch (error) {
    throw new StoreError(errorMessage, { cause: error });
  }
}

const LINE_FEED = 10;

/** Splits at line feeds only: Node's readline also splits at characters that JSON strings may contain. */
async function* linesOf(
  bytes: AsyncIterable<Uint8Array>,
  isAtHeader: () => boolean,
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
    throw new StoreError(isOtherFormat(error) ? NOT_A_BACKUP : DAMAGED, { cause: error });
  }
  if (length > 0) throw new StoreError(isAtHeader() ? NOT_A_BACKUP : DAMAGED);
}

function isOtherFormat(error: unknown): boolean {
  return error instanceof Error && error.message.includes('incorrect header check');
}

/** zlib's error codes for input that is damaged or incomplete. */
function isBroken(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(Z_|ERR_TRAILING_JUNK)/.test(code);
}
