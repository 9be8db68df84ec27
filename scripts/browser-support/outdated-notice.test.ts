import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { OUTDATED_SCRIPT } from '../../web/build/outdated-notice.ts';

test('the script that recognizes an old browser runs in the oldest', () => {
  expect(() => parse(OUTDATED_SCRIPT, { ecmaVersion: 5 })).not.toThrow();
});
