import { SECOND_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { createMemberQueue } from './member-queue.ts';

test("a member's reads do not wait for one another while the database hangs", async () => {
  let now = 0;
  const queue = createMemberQueue(() => now);
  const hanging = Promise.withResolvers<string>();
  const first = queue('ruth', () => hanging.promise);
  const waiting = ['second', 'third'].map((reply) => queue('ruth', async () => reply));
  expect(await queue('naomi', async () => 'another member')).toBe('another member');
  now = 10 * SECOND_MS;
  hanging.reject(new Error('The query took too long.'));
  await expect(first).rejects.toThrow('The query took too long.');
  for (const read of waiting) await expect(read).rejects.toMatchObject({ code: 'unavailable' });
  expect(await queue('ruth', async () => 'works again')).toBe('works again');
});
