import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret for a cookie or a link. The database stores only its hash. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Anything else was never issued and need not be looked up. */
export function hasTokenFormat(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
