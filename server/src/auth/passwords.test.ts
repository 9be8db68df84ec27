import { PASSWORD_MIN_CHARS } from '@assembly/contract/limits';
import { hash } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { CHEAPEST_COST, openPasswords } from './passwords.ts';

test('a password is hashed with argon2id at the recommended cost', async () => {
  const passwords = await openPasswords();
  const hash = await passwords.hash('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches('correct horse battery', hash)).toBe(true);
  expect(await passwords.matches('correct horse batter', hash)).toBe(false);
});

test('a hash made at another cost still lets its owner in', async () => {
  const hash = await (await openPasswords(CHEAPEST_COST)).hash('correct horse battery');
  expect(await (await openPasswords()).matches('correct horse battery', hash)).toBe(true);
});

test('a hash that costs more than ours is refused without being computed', async () => {
  const passwords = await openPasswords(CHEAPEST_COST);
  const password = 'correct horse battery';
  for (const options of [{ memoryCost: 20_000 }, { timeCost: 3 }, { parallelism: 2 }]) {
    const costly = await hash(password, { algorithm: 2, memoryCost: 19_456, ...options });
    expect(await passwords.matches(password, costly)).toBe(false);
  }
  // Computing this one would take hours.
  const endless = (await passwords.hash(password)).replace('t=1,', 't=99999999,');
  expect(await passwords.matches(password, endless)).toBe(false);
});

test('the list of common passwords has more than ten thousand that are long enough', () => {
  const long = dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN_CHARS);
  expect(new Set(long.map((word) => word.toLowerCase())).size).toBeGreaterThan(10_000);
});
