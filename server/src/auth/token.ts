import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that is handed out once; the database keeps only what `hashToken` makes of it. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Anything of another shape was never handed out, and need not be looked up. */
export function hasTokenFormat(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
