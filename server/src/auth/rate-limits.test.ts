import { Problem } from '@assembly/contract/problem';
import { expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { limitSignIn } from './rate-limits.ts';

async function signInWithoutRecording(signIn: () => Promise<string>) {
  const db = await freshDatabase('SQLite');
  const errors: unknown[] = [];
  const attempt = {
    account: 'ruth@example.org',
    network: '192.0.2.1',
    sitePrefix: '192.0.2.1',
    now: SUNDAY,
    onError: (error: unknown) => void errors.push(error),
  };
  const outcome = limitSignIn(db, attempt, async () => {
    await db.schema.dropTable('attempts').execute();
    return await signIn();
  });
  return { outcome, errors };
}

test('if recording an attempt fails, the first error is not lost', async () => {
  for (const first of [new Problem('invalid_credentials'), new Error('first')]) {
    const { outcome, errors } = await signInWithoutRecording(() => Promise.reject(first));
    await expect(outcome).rejects.toBe(first);
    expect(errors).toMatchObject([{ message: expect.stringContaining('attempts') }]);
  }
});

test('if recording an attempt fails, a sign-in that succeeded stays successful', async () => {
  const { outcome, errors } = await signInWithoutRecording(async () => 'signed in');
  expect(await outcome).toBe('signed in');
  expect(errors).toHaveLength(1);
});
