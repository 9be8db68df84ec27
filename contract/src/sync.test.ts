import { expect, test } from 'vitest';
import { needsConfirmation } from './sync.ts';

test.each([
  ['more than half of twenty', 20, 11, true],
  ['half of twenty', 20, 10, false],
  ['all of nineteen', 19, 19, false],
  ['all of twenty', 20, 20, true],
  ['eleven of twenty-one', 21, 11, true],
  ['ten of twenty-one', 21, 10, false],
  ['nothing of a thousand', 1000, 0, false],
  ['nothing of nothing', 0, 0, false],
])('removing %s', (_title, had, removed, isGuarded) => {
  expect(needsConfirmation(had, removed)).toBe(isGuarded);
});
