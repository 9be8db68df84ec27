import { createCipheriv, scryptSync } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkSignIn } from '../auth/accounts.ts';
import { CHEAPEST_COST, openPasswords, type Passwords } from '../auth/passwords.ts';
import type { Database } from '../store/database/tables.ts';
import { findUserByEmail } from '../store/users/users.ts';
import { freshDatabase } from '../testing/databases/each-database.ts';
import { addUser } from '../testing/fixtures/stored-users.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { checkImportedPassword, FIREBASE_PREFIX } from './check-imported-password.ts';

const passwords = await openPasswords(CHEAPEST_COST);

/** A hash in the form that an import stores. */
function storedHash(password: string, memCost = 4, rounds = 1): string {
  const salt = Buffer.from('salt');
  const key = scryptSync(password, salt, 32, {
    N: 2 ** memCost,
    r: rounds,
    maxmem: 64 * 1024 * 1024,
  });
  const keyStream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(64));
  return `${FIREBASE_PREFIX}${memCost}$${rounds}$${salt.toString('base64url')}$${keyStream.toString('base64url')}`;
}

async function addAccount(db: Database, id: string, password: string) {
  const email = `${id}@example.org`;
  const flags = { isAdmin: false, isActive: true, createdAt: SUNDAY };
  await addUser(db, { id, name: id, email, password, ...flags });
  return email;
}

test('only its own password opens an imported account, and another account not at all', async () => {
  const db = await freshDatabase('SQLite');
  const imported = await addAccount(db, 'imported', storedHash('from Firebase'));
  const own = await addAccount(db, 'own', await passwords.hash('our own'));
  const none = await addAccount(db, 'none', '');
  const signIn = (email: string, password: string) =>
    checkSignIn(db, passwords, { email, password });

  const refused: [string, string][] = [
    [imported, 'wrong'],
    [imported, 'our own'],
    [own, 'from Firebase'],
    [none, 'from Firebase'],
    [none, ''],
    ['unknown@example.org', 'from Firebase'],
  ];
  for (const [email, password] of refused) {
    await expect(signIn(email, password)).rejects.toMatchObject({ code: 'invalid_credentials' });
  }
  expect(await signIn(own, 'our own')).toMatchObject({ id: 'own' });
  expect(await signIn(imported, 'from Firebase')).toMatchObject({ id: 'imported' });
});

test('imported hashes wait for the same two threads as our own', async () => {
  const db = await freshDatabase('SQLite');
  const hash = storedHash('from Firebase');
  const known = await findUserByEmail(db, await addAccount(db, 'imported', hash));
  const order: string[] = [];
  const runQueued: Passwords['runQueued'] = (work) => {
    order.push('queued');
    return passwords.runQueued(() => {
      order.push('started');
      return work();
    });
  };
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const busy = [passwords.runQueued(() => released), passwords.runQueued(() => released)];
  const check = checkImportedPassword(db, { ...passwords, runQueued }, known, 'wrong');
  await nextTurn();
  expect(order).toEqual(['queued']);
  release();
  await Promise.all([...busy, check]);
  expect(order).toEqual(['queued', 'started']);
});
