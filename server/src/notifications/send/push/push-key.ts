import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Problem } from '@assembly/contract/problem';
import { z } from 'zod';
import type { Settings } from '../../../settings/settings.ts';
import type { Database } from '../../../store/database/tables.ts';
import { readStoredSettings } from '../../../store/settings/settings.ts';
import { hasDevices, removeAllDevices } from '../../queue/push-devices.ts';

/** The only curve of web push; OpenSSL's name of P-256. */
export const CURVE = 'prime256v1';
const NAME = 'PUSH_PRIVATE_KEY';

/** The server's VAPID key (RFC 8292). */
export interface PushKey {
  privateKey: KeyObject;
  /** As browsers and push services expect it. */
  publicKey: string;
}

const jwkSchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/** The public half of a key, as an uncompressed point in base64url. */
export function publicKeyOf(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [left, right] = [x, y].map((text) => Buffer.from(text, 'base64url')) as [Buffer, Buffer];
  return Buffer.concat([Buffer.of(4), left, right]).toString('base64url');
}

/** Undefined if there is none yet, if it cannot be decrypted, or if it is not a key, as in an altered backup. */
export function readPushKey(settings: Settings): PushKey | undefined {
  const stored = settings.stored(NAME);
  if (stored === undefined) return undefined;
  try {
    const jwk = jwkSchema.parse(JSON.parse(stored));
    const privateKey = createPrivateKey({ format: 'jwk', key: jwk });
    return { privateKey, publicKey: publicKeyOf(privateKey) };
  } catch {
    return undefined;
  }
}

/**
 * Makes the key when it is first needed: the same one for all processes. A key that cannot be read is replaced only
 * if there are no devices, as after restoring a backup. Otherwise one process with a wrong ASSEMBLY_SECRET would end the
 * notifications of all members, because push services refuse another key for their devices.
 */
export async function ensurePushKey(
  db: Database,
  settings: Settings,
  now: number,
): Promise<PushKey> {
  const known = readPushKey(settings);
  if (known) return known;
  if (!settings.canStoreSecrets) throw new Problem('push_not_available');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE });
  const created = JSON.stringify(privateKey.export({ format: 'jwk' }));
  await db.transaction().execute(async (trx) => {
    const { rows } = await readStoredSettings(trx);
    const isOnlyMissing = settings.stored(NAME) === undefined;
    const written = await settings.write(trx, { [NAME]: created }, { now, isOnlyMissing });
    if (written.length === 0) return;
    const isReplaced = rows.some(({ name }) => name === NAME);
    if (isReplaced && (await hasDevices(trx))) {
      throw new Problem('push_not_available', { reason: 'pushKeyUnreadable' });
    }
    await removeAllDevices(trx);
  });
  await settings.refresh();
  const key = readPushKey(settings);
  if (!key) throw new Problem('push_not_available', { reason: 'pushKeyUnreadable' });
  return key;
}
