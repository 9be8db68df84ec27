import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Tx } from '../store/database/tables.ts';
import { readStoredSettings, writeStoredSettings } from '../store/settings/settings.ts';
import { hasKey, type KeySource, keysToDecrypt, keyToEncrypt } from './secret-key.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SecretBox {
  /** False if there is no key, so that `encrypt` would throw a problem. */
  canEncrypt: boolean;
  encrypt(name: string, text: string): string;
  /** Undefined if the text was encrypted with another key, for another name, or was altered. */
  decrypt(name: string, encrypted: string): string | undefined;
}

/** Encrypts settings. The name is authenticated too, so that a value cannot be moved to another setting. */
export function createSecretBox(source: KeySource): SecretBox {
  return {
    canEncrypt: hasKey(source),
    encrypt: (name, text) => encryptWith(keyToEncrypt(source), name, text),
    decrypt(name, encrypted) {
      for (const key of keysToDecrypt(source)) {
        const text = decryptWith(key, name, encrypted);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

function encryptWith(key: Buffer, name: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decryptWith(key: Buffer, name: string, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url');
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Encrypts the copied secrets with the key of the new database. Returns the names of those that had to be dropped. */
export async function moveSecrets(trx: Tx, from: SecretBox, to: SecretBox): Promise<string[]> {
  const { rows } = await readStoredSettings(trx);
  const secrets = rows.filter(({ isEncrypted }) => isEncrypted);
  if (secrets.length === 0) return [];
  const moved = secrets.map(({ name, value }) => {
    const text = to.canEncrypt ? from.decrypt(name, value) : undefined;
    const row =
      text === undefined ? null : { value: to.encrypt(name, text), isEncrypted: 1 as const };
    return [name, row] as const;
  });
  await writeStoredSettings(trx, new Map(moved));
  return moved.filter(([, row]) => row === null).map(([name]) => name);
}
