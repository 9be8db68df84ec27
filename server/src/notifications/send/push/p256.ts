import { ECDH, type KeyObject } from 'node:crypto';

/** The only curve of web push; OpenSSL's name of P-256. */
export const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const UNCOMPRESSED = 4;

/** The public half of a key, as an uncompressed point. */
export function pointOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.of(UNCOMPRESSED),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** Whether these bytes are an uncompressed point of the curve. */
export function isPoint(bytes: Buffer): boolean {
  if (bytes.length !== POINT_BYTES || bytes[0] !== UNCOMPRESSED) return false;
  try {
    ECDH.convertKey(bytes, CURVE);
    return true;
  } catch {
    return false;
  }
}
