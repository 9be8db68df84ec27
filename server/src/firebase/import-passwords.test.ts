import { createCipheriv, scryptSync } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findUserByEmail } from '../store/users/users.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp } from '../testing/fixtures/test-app.ts';
import { importInto, TREE } from '../testing/fixtures/test-import.ts';
import { isFirebaseHash } from './check-imported-password.ts';

const SIGNER_KEY = Buffer.from('a signer key, as long as it may be');
const SEPARATOR = Buffer.from([7]);

/** As Firebase computes it, at a lower cost. */
function firebaseHash(password: string, salt: string): string {
  const salted = Buffer.concat([Buffer.from(salt), SEPARATOR]);
  const key = scryptSync(password, salted, 32, { N: 2 ** 4, r: 2 });
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(SIGNER_KEY).toString('base64');
}

function setParameters() {
  vi.stubEnv('FIREBASE_SIGNER_KEY', SIGNER_KEY.toString('base64'));
  vi.stubEnv('FIREBASE_SALT_SEPARATOR', SEPARATOR.toString('base64'));
  vi.stubEnv('FIREBASE_ROUNDS', '2');
  vi.stubEnv('FIREBASE_MEM_COST', '4');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

onEachDatabase('importing accounts', (kind) => {
  test('a Firebase password keeps working, and its hash is replaced by ours at the first sign-in', async () => {
    setParameters();
    const app = await openTestApp({ database: kind });
    const account = (localId: string, fields: object) => ({
      localId,
      salt: Buffer.from(localId).toString('base64'),
      ...fields,
    });
    const said = await importInto(app, TREE, {
      users: [
        account('ada', {
          email: 'ada@example.org',
          passwordHash: firebaseHash('short!', 'ada'),
          createdAt: '1500000000000',
        }),
        account('bob', {
          email: 'robert@example.org',
          passwordHash: firebaseHash('bobs own', 'bob'),
          disabled: true,
        }),
        account('eve', { email: 'eve@example.org', passwordHash: 'UkVEQUNURUQ=' }),
        account('gone', { email: 'gone@example.org', passwordHash: firebaseHash('gone', 'gone') }),
      ],
    });
    expect(said).toContain('People who can sign in with their Firebase password: 2.');
    expect(said).toContain('People who have no password yet: 1.');
    expect(said).toContain('1 Firebase accounts have no record in the tree and were not imported');

    const stored = async (email: string) => (await findUserByEmail(app.db, email))?.password ?? '';
    expect(isFirebaseHash(await stored('ada@example.org'))).toBe(true);
    expect((await app.signIn('ada@example.org', 'wrong')).statusCode).toBe(401);
    expect(isFirebaseHash(await stored('ada@example.org'))).toBe(true);
    expect((await app.signIn('ADA@example.org', 'short!')).statusCode).toBe(200);
    expect(await stored('ada@example.org')).toMatch(/^\$argon2id\$/);
    expect((await app.signIn('ada@example.org', 'short!')).statusCode).toBe(200);
    expect((await app.signIn('ada@example.org', 'plain text')).statusCode).toBe(401);
    // The account's address is the one to sign in with; a disabled account is imported as pending.
    expect((await app.signIn('robert@example.org', 'bobs own')).statusCode).toBe(403);
    expect((await app.signIn('eve@example.org', 'UkVEQUNURUQ=')).statusCode).toBe(401);
    expect(await findUserByEmail(app.db, 'gone@example.org')).toBeUndefined();
    const [ada] = await app.db
      .selectFrom('users')
      .select('createdAt')
      .where('id', '=', 'ada')
      .execute();
    expect(ada?.createdAt).toBe(1_500_000_000_000);
  });
});

test('missing or wrong settings are reported, and nobody is imported', async () => {
  const app = await openTestApp();
  await expect(importInto(app, TREE, { users: [] })).rejects.toThrow(
    'FIREBASE_SIGNER_KEY must be set, FIREBASE_SALT_SEPARATOR must be set.',
  );
  setParameters();
  await expect(importInto(app, TREE, [])).rejects.toThrow('it has no "users"');
  vi.stubEnv('FIREBASE_ROUNDS', '9');
  await expect(importInto(app, TREE, { users: [] })).rejects.toThrow(
    'must be a number from 1 to 8',
  );
  expect(await app.db.selectFrom('users').selectAll().execute()).toEqual([]);
});
