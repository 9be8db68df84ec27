import { createHash } from 'node:crypto';
import { z } from 'zod';
import { areKnown } from '../database/migrate.ts';
import { StoreError } from '../database/store-error.ts';
import { BACKUP_FORMAT } from './backup.ts';
import type { Row, TableName } from './table-rows.ts';

export type Bytes = AsyncIterable<Uint8Array>;

const DAMAGED = 'The backup is damaged or incomplete, and nothing was restored. Use another one.';
const NOT_A_BACKUP = 'The file is not an Assembly backup, and nothing was restored.';
const NEWER =
  'The backup was made by a newer version of Assembly, and nothing was restored. Restore it with that version.';

/** The file cannot be restored; the message tells the operator what to do. */
export class BackupError extends StoreError {
  readonly code: 'backup_damaged' | 'backup_newer';

  constructor(code: BackupError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const headerSchema = z.object({
  assembly: z.literal('backup'),
  format: z.number(),
  takenAt: z.string(),
  /** The migrations that the database had run. */
  migrations: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
});
export type Header = z.infer<typeof headerSchema>;

const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const checksumSchema = z.object({ sha256: z.string() });

/** Reads a backup to its end and returns its header, or throws if it is damaged or made by a newer version. */
export async function checkBackup(bytes: Bytes): Promise<Header> {
  const lines = readLines(bytes);
  const first = await lines.next();
  const { success, data: header } = headerSchema.safeParse(first.value);
  if (!success) throw new BackupError('backup_damaged', NOT_A_BACKUP);
  if (header.format > BACKUP_FORMAT || !areKnown(header.migrations)) {
    throw new BackupError('backup_newer', NEWER);
  }
  while (!(await lines.next()).done);
  return header;
}

/** The rows of all tables. Throws at the end if anything is missing or altered. */
export async function* readRows(bytes: Bytes): AsyncGenerator<{ table: TableName; row: Row }> {
  let table = 'users' as TableName;
  let columns: string[] = [];
  for await (const line of readLines(bytes)) {
    if (Array.isArray(line)) {
      yield { table, row: Object.fromEntries(columns.map((column, at) => [column, line[at]])) };
      continue;
    }
    // Other lines are the header, and hashes that earlier versions wrote.
    const { data } = tableSchema.safeParse(line);
    if (data) {
      table = data.table as TableName;
      columns = data.columns;
    }
  }
}

/** All lines but the last, which has the hash of those before it. What is not JSON becomes undefined. */
async function* readLines(bytes: Bytes): AsyncGenerator<unknown> {
  const hash = createHash('sha256');
  let last: Buffer | undefined;
  let isFirst = true;
  for await (const line of splitLines(bytes)) {
    if (last) {
      hash.update(last).update('\n');
      yield parse(last);
      isFirst = false;
    }
    last = line;
  }
  const { data } = checksumSchema.safeParse(last && parse(last));
  if (data?.sha256 !== hash.digest('hex')) {
    throw new BackupError('backup_damaged', isFirst ? NOT_A_BACKUP : DAMAGED);
  }
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}

const LINE_FEED = 10;

/** Splits at line feeds only: Node's readline also splits at characters that JSON strings may contain. */
async function* splitLines(bytes: Bytes): AsyncGenerator<Buffer> {
  let rest: Uint8Array[] = [];
  try {
    for await (const chunk of bytes) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end)]);
        rest = [];
        start = end + 1;
      }
      if (start < chunk.length) rest.push(chunk.subarray(start));
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // zlib's error codes for input that is damaged or incomplete.
    if (!/^(Z_|ERR_TRAILING_JUNK)/.test(code)) throw error;
    const isGzip = !message.includes('incorrect header check');
    throw new BackupError('backup_damaged', isGzip ? DAMAGED : NOT_A_BACKUP, { cause: error });
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
