import { createCipheriv, scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPasswords } from '../auth/passwords.ts';
import { isFirebaseHash, matchesFirebaseHash, toStoredHash } from './firebase-hash.ts';

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

test('the published example is taken for its password and no other', async () => {
  expect(isFirebaseHash(stored)).toBe(true);
  expect(await matchesFirebaseHash('user1password', stored)).toBe(true);
  expect(await matchesFirebaseHash('user1passwore', stored)).toBe(false);
  expect(await matchesFirebaseHash('', stored)).toBe(false);
});

test('what is stored holds neither the signer key nor the hash as Firebase had it', () => {
  const [, , , , stream = ''] = stored.split('$');
  expect(Buffer.from(stream, 'base64url')).not.toEqual(PUBLISHED.signerKey);
  expect(Buffer.from(stream, 'base64url')).not.toEqual(base64(HASH));
});

test('another project, with a password beyond ASCII and lower cost, works as well', async () => {
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
])('a hash that is %s is none', (_title, hash) => {
  expect(toStoredHash(hash, SALT, PUBLISHED)).toBeUndefined();
});

test.each([
  'firebase-scrypt$',
  'firebase-scrypt$14$8$$',
  stored.replace('$14$', '$30$'),
  stored.replace('$8$', '$0$'),
  `${stored}$more`,
])('a stored hash that makes no sense matches nothing: %s', async (bad) => {
  expect(await matchesFirebaseHash('user1password', bad)).toBe(false);
});

test('an imported hash is checked in the queue of all others, and only its own password fits', async () => {
  const passwords = await openPasswords();
  expect(await passwords.matches('user1password', stored)).toBe(true);
  expect(await passwords.matches('user1password', stored, stored)).toBe(true);
  expect(await passwords.matches('wrong', stored, stored)).toBe(false);
  // A decoy lets nobody in.
  expect(await passwords.matches('user1password', undefined, stored)).toBe(false);
  expect(await passwords.matches('user1password', '', stored)).toBe(false);
  const own = await passwords.hash('our own');
  expect(await passwords.matches('user1password', own, stored)).toBe(false);
  expect(await passwords.matches('our own', own, stored)).toBe(true);

  const cheap = stored.replace('$14$8$', '$4$1$');
  const many = Array.from({ length: 60 }, () => passwords.matches('wrong', cheap));
  const outcomes = await Promise.allSettled(many);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: 'busy' } });
});

test('while there are imported hashes, an address that nobody has costs as much as one with such a hash', async () => {
  const passwords = await openPasswords();
  // The processor's time, not the clock's: other work on the machine must not matter.
  const costOf = async (hash: string | undefined, decoy?: string) => {
    const costs: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const before = process.cpuUsage();
      await passwords.matches('wrong', hash, decoy);
      costs.push(process.cpuUsage(before).user);
    }
    return Math.min(...costs);
  };
  const imported = await costOf(stored, stored);
  const nobody = await costOf(undefined, stored);
  const own = await costOf(await passwords.hash('our own'), stored);
  for (const cost of [nobody, own]) {
    expect(cost).toBeGreaterThan(0.6 * imported);
    expect(cost).toBeLessThan(1.7 * imported);
  }
});
