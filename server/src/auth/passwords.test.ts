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
