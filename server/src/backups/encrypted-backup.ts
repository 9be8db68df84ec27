import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { BackupError } from '../store/copies/read-backup.ts';

// A backup that leaves the machine is encrypted:
//
//   16 bytes  "ASSEMBLY-BACKUP1"
//   32 bytes  random salt
//   then the bytes of the backup in chunks of 64 KiB, of which the last one can be shorter or empty, each encrypted with
//   AES-256-GCM and followed by its tag of 16 bytes
//
// The key is derived from ASSEMBLY_SECRET: HKDF-SHA-256 with the salt and the info "assembly backup NAME", so that an old
// copy cannot be passed off as a newer one. The nonce of a chunk is its number from 0 in 11 bytes, big-endian, and a byte that is 1 for the last chunk, else 0: chunks cannot be left
// out, moved or cut off.

const MAGIC = Buffer.from('ASSEMBLY-BACKUP1');
const SALT_BYTES = 32;
const HEADER_BYTES = MAGIC.length + SALT_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
const CIPHER = 'aes-256-gcm';
const SECRET_MISSING =
  'The backup is encrypted, and nothing was restored. Set ASSEMBLY_SECRET to that of the server that made it.';
const UNREADABLE =
  'The copy is damaged, was renamed, or was encrypted with another ASSEMBLY_SECRET, and nothing was restored. Give it its own name, and set ASSEMBLY_SECRET to that of the server that made it.';

type Bytes = AsyncIterable<Uint8Array>;

/** How many bytes a backup has when it is encrypted. */
export function encryptedSize(bytes: number): number {
  return HEADER_BYTES + bytes + TAG_BYTES * Math.max(1, Math.ceil(bytes / CHUNK_BYTES));
}

export async function* encryptBackup(
  bytes: Bytes,
  name: string,
  secret: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = deriveKey(name, secret, salt);
  yield Buffer.concat([MAGIC, salt]);
  for await (const { chunk, nonce } of inChunks(bytes, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonce);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

interface DecryptOptions {
  /** Of the backup. */
  name: string;
  secret: string | undefined;
  /** For copies: their server is not trusted, and could send one that is not encrypted. */
  isEncryptionRequired?: boolean;
}

/**
 * The bytes of a backup, whether its file is encrypted or not. Throws a BackupError at the first chunk that was altered,
 * or is encrypted with another secret.
 */
export async function* decryptIfNeeded(
  bytes: Bytes,
  { name, secret, isEncryptionRequired = false }: DecryptOptions,
): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  let start: Uint8Array = Buffer.alloc(0);
  for (let next = await source.next(); !next.done; next = await source.next()) {
    start = Buffer.concat([start, next.value]);
    if (start.length >= HEADER_BYTES) break;
  }
  if (!MAGIC.equals(start.subarray(0, MAGIC.length))) {
    if (isEncryptionRequired) throw new BackupError('backup_damaged', UNREADABLE);
    yield* continueWith(start, source);
    return;
  }
  if (secret === undefined) throw new BackupError('backup_damaged', SECRET_MISSING);
  const key = deriveKey(name, secret, start.subarray(MAGIC.length, HEADER_BYTES));
  const rest = continueWith(start.subarray(HEADER_BYTES), source);
  for await (const { chunk, nonce } of inChunks(rest, CHUNK_BYTES + TAG_BYTES)) {
    yield decryptChunk(key, nonce, chunk);
  }
}

async function* continueWith(
  start: Uint8Array,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield start;
  yield* { [Symbol.asyncIterator]: () => source };
}

function decryptChunk(key: Buffer, nonce: Buffer, chunk: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new BackupError('backup_damaged', UNREADABLE, { cause: error });
  }
}

async function* inChunks(bytes: Bytes, size: number) {
  let rest = Buffer.alloc(0);
  let number = 0;
  for await (const part of bytes) {
    rest = Buffer.concat([rest, part]);
    for (; rest.length > size; rest = rest.subarray(size), number += 1) {
      yield { chunk: rest.subarray(0, size), nonce: nonceOf(number, false) };
    }
  }
  yield { chunk: rest, nonce: nonceOf(number, true) };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  // The highest five bytes stay 0.
  nonce.writeUIntBE(number, 5, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

function deriveKey(name: string, secret: string, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, `assembly backup ${name}`, KEY_BYTES));
}
