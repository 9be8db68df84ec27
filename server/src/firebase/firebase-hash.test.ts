import { createCipheriv, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { isFirebaseHash, matchesFirebaseHash, toStoredHash } from './check-imported-password.ts';

const base64 = (text: string) => Buffer.from(text, 'base64');

/** The example that Firebase publishes with its own implementation (firebase/scrypt on GitHub). */
const PUBLISHED = {
  signerKey: base64(
    'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  ),
  saltSeparator: base64('Bw=='),
  rounds: 8,
  memCost: 14,
};
const HASH =
  'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==';
const SALT = '42xEC+ixf3L2lw==';
const stored = toStoredHash(HASH, SALT, PUBLISHED) ?? '';

test('the example that Firebase publishes matches its password and no other', async () => {
  expect(isFirebaseHash(stored)).toBe(true);
  expect(await matchesFirebaseHash('user1password', stored)).toBe(true);
  expect(await matchesFirebaseHash('user1passwore', stored)).toBe(false);
  expect(await matchesFirebaseHash('', stored)).toBe(false);
});

test('the stored hash contains neither the signer key nor the exported hash', () => {
  const [, , , , keyStream = ''] = stored.split('$');
  expect(Buffer.from(keyStream, 'base64url')).not.toEqual(PUBLISHED.signerKey);
  expect(Buffer.from(keyStream, 'base64url')).not.toEqual(base64(HASH));
});

test('a project with other parameters and a password beyond ASCII works too', async () => {
  const parameters = {
    signerKey: Buffer.from('a key of forty bytes, give or take a few'),
    saltSeparator: Buffer.from('/'),
    rounds: 4,
    memCost: 10,
  };
  const salt = Buffer.from('salt');
  const key = scryptSync('Grüezi 🙏', Buffer.concat([salt, parameters.saltSeparator]), 32, {
    N: 2 ** 10,
    r: 4,
  });
  const hash = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(parameters.signerKey);
  const own = toStoredHash(hash.toString('base64'), salt.toString('base64'), parameters) ?? '';
  expect(await matchesFirebaseHash('Grüezi 🙏', own)).toBe(true);
  expect(await matchesFirebaseHash('Gruezi 🙏', own)).toBe(false);
});

test.each([
  ['redacted', 'UkVEQUNURUQ='],
  ['empty', ''],
  ['of another length', HASH.slice(4)],
])('a hash that is %s is not imported', (_title, hash) => {
  expect(toStoredHash(hash, SALT, PUBLISHED)).toBeUndefined();
});

test.each([
  'firebase-scrypt$',
  'firebase-scrypt$14$8$$',
  stored.replace('$14$', '$30$'),
  stored.replace('$8$', '$0$'),
  `${stored}$more`,
])('a malformed stored hash matches nothing: %s', async (bad) => {
  expect(await matchesFirebaseHash('user1password', bad)).toBe(false);
});
