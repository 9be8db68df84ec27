import { HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { admitAttempt } from './rate-limits.ts';

const MAX = 5;
const scope = { account: 'ruth@example.org', network: '192.0.2.1' };
const limit = { scope, max: MAX, windowMs: 15 * MINUTE_MS };

onEachDatabase('limiting attempts', (kind) => {
  test('of guesses on three processes, none that was slower to get the lock is allowed in addition', async () => {
    const db = await freshDatabase(kind);
    const guessAt = (at: number, n: number) =>
      admitAttempt(db, { id: `${at} ${n}`, kind: 'signIn', ...scope, at }, [limit]);
    for (let n = 0; n < MAX; n += 1) {
      expect(await guessAt(SUNDAY + n, n)).toHaveProperty('admitted');
    }
    // These read the time before the others, and wait for the lock until now.
    for (let n = 0; n < MAX; n += 1) {
      expect(await guessAt(SUNDAY - n, MAX + n)).toEqual({ undecided: true });
    }
    // The clock was set back.
    expect(await guessAt(SUNDAY - 1 * HOUR_MS, 0)).toHaveProperty('admitted');
  });
});
