import {
  createCipheriv,
  createECDH,
  type ECDH,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { CURVE, type PushKey } from './push-key.ts';

const SALT_BYTES = 16;
const RECORD_BYTES = 4096;
/** Follows the text of the last record. */
const LAST_RECORD = Buffer.of(2);
/** At most 24 hours are allowed; half of it leaves room for clocks that differ. */
const TOKEN_LIFE_MS = 12 * HOUR_MS;

interface Recipient {
  p256dh: string;
  auth: string;
}

/** Only tests choose these. */
interface Randomness {
  salt: Buffer;
  sender: ECDH;
}

/** Encrypts a message for one browser (RFC 8291, `aes128gcm`), in one record. */
export function encryptMessage(
  text: string,
  { p256dh, auth }: Recipient,
  { salt, sender } = newRandomness(),
): Buffer {
  const recipientKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(recipientKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), recipientKey, senderKey]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const recordSize = Buffer.alloc(4);
  recordSize.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    recordSize,
    Buffer.of(senderKey.length),
    senderKey,
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function newRandomness(): Randomness {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { salt: randomBytes(SALT_BYTES), sender };
}

function derive(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}

/** Proves to the push service that the message comes from the server that the browser subscribed to (RFC 8292). */
export function signForService(
  { privateKey, publicKey }: PushKey,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: number },
): string {
  const token = signToken(privateKey, {
    aud: new URL(endpoint).origin,
    exp: Math.floor((now + TOKEN_LIFE_MS) / SECOND_MS),
    sub: contact,
  });
  return `vapid t=${token}, k=${publicKey}`;
}

function signToken(key: KeyObject, claims: Record<string, string | number>): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
