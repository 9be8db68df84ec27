import { constants } from 'node:buffer';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StoreError } from '../database/store-error.ts';
import { BACKUP_FORMAT } from './backup.ts';
import { areKnownMigrations } from './schema-version.ts';
import { BACKUP_TABLES, type TableName, type Value } from './table-rows.ts';

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
  /** The migrations that the database had run. */
  migrations: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
});
export type Header = z.infer<typeof headerLine>;

const tableLine = z.object({ table: z.enum(BACKUP_TABLES), columns: z.array(z.string()) });
const hashesLine = z.object({ hashes: z.record(z.string(), z.string()) });
const checksumLine = z.object({ sha256: z.string() });

/** Reads a backup entry by entry. Throws at the end if anything was missing or altered. */
export async function* readBackup(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<BackupEntry> {
  const hash = createHash('sha256');
  let state: 'header' | 'rows' | 'checksum' | 'ended' = 'header';
  for await (const line of linesOf(bytes, () => state === 'header')) {
    if (state === 'ended') throw new StoreError(DAMAGED);
    if (state === 'checksum') {
      const { sha256 } = parseAs(checksumLine, line);
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
    if (entry.kind === 'hashes') state = 'checksum';
    yield entry;
  }
  if (state !== 'ended') throw new StoreError(state === 'header' ? NOT_A_BACKUP : DAMAGED);
}

function readHeader(line: Buffer): Header {
  const value = parse(line, NOT_A_BACKUP);
  const { success, data } = formatLine.safeParse(value);
  if (!success) throw new StoreError(NOT_A_BACKUP);
  if (data.format > BACKUP_FORMAT) throw new StoreError(NEWER);
  const header = parseAs(headerLine, line);
  if (!areKnownMigrations(header.migrations)) throw new StoreError(NEWER);
  return header;
}

function readEntry(line: Buffer): BackupEntry {
  const value = parse(line, DAMAGED);
  if (Array.isArray(value)) return { kind: 'row', row: value, chars: line.length };
  const table = tableLine.safeParse(value);
  if (table.success) return { kind: 'table', ...table.data };
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
    const { code = '', message } = error as NodeJS.ErrnoException;
    // zlib's error codes for input that is damaged or incomplete.
    if (!/^(Z_|ERR_TRAILING_JUNK)/.test(code)) throw error;
    const isGzip = !message.includes('incorrect header check');
    throw new StoreError(isGzip ? DAMAGED : NOT_A_BACKUP, { cause: error });
  }
  if (length > 0) throw new StoreError(isAtHeader() ? NOT_A_BACKUP : DAMAGED);
}
