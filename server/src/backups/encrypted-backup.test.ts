import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptIfNeeded, encryptBackup, encryptedSize } from './encrypted-backup.ts';

const SECRET = 'a secret of at least thirty-two characters';
const NAME = '2026-11-15T09-00-00Z.backup';
const CHUNK = 64 * 1024;

/** In parts that end anywhere, as a file is read. */
async function* inParts(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 9973) yield bytes.subarray(at, at + 9973);
}

const collect = async (parts: AsyncIterable<Uint8Array>) =>
  Buffer.concat(await Array.fromAsync(parts));
const encrypt = (bytes: Buffer) => collect(encryptBackup(inParts(bytes), NAME, SECRET));
const decrypt = (bytes: Buffer, options: Partial<Parameters<typeof decryptIfNeeded>[1]> = {}) =>
  collect(decryptIfNeeded(inParts(bytes), { name: NAME, secret: SECRET, ...options }));

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
  '%i bytes can be decrypted, and have the expected size',
  async (size) => {
    const bytes = randomBytes(size);
    const encrypted = await encrypt(bytes);
    expect(encrypted.length).toBe(encryptedSize(size));
    expect((await decrypt(encrypted)).equals(bytes)).toBe(true);
  },
);

test('a copy that is cut short, altered, reordered or continued cannot be decrypted', async () => {
  const encrypted = await encrypt(randomBytes(3 * CHUNK));
  const chunk = CHUNK + 16;
  const [header, first, second, third] = [0, 1, 2, 3].map((index) =>
    index === 0
      ? encrypted.subarray(0, 48)
      : encrypted.subarray(48 + (index - 1) * chunk, 48 + index * chunk),
  ) as [Buffer, Buffer, Buffer, Buffer];
  for (const bad of [
    encrypted.subarray(0, -1),
    Buffer.concat([header, first, second]),
    Buffer.concat([header, second, first, third]),
    Buffer.concat([header, first, third]),
    Buffer.concat([encrypted, third]),
    encrypted.with(100, 1 ^ (encrypted[100] ?? 0)),
    header,
  ]) {
    await expect(decrypt(Buffer.from(bad))).rejects.toThrow('The copy is damaged');
  }
});

test('a copy says that it needs the ASSEMBLY_SECRET of the server that made it', async () => {
  const encrypted = await encrypt(randomBytes(100));
  const secret = 'another secret of thirty-two characters';
  await expect(decrypt(encrypted, { secret })).rejects.toThrow(
    'or was encrypted with another ASSEMBLY_SECRET',
  );
  await expect(decrypt(encrypted, { secret: undefined })).rejects.toThrow(
    'The backup is encrypted',
  );
});

test('a hostile server of copies cannot forge one, or pass an old one off as a newer one', async () => {
  const forged = decrypt(Buffer.from('forged'), { isEncryptionRequired: true });
  await expect(forged).rejects.toThrow('The copy is damaged');
  const old = await encrypt(randomBytes(100));
  const renamed = decrypt(old, { name: '2026-11-16T09-00-00Z.backup' });
  await expect(renamed).rejects.toThrow('was renamed');
});
