import { expect, test } from 'vitest';
import { withFallback } from './with-fallback.ts';

const broken = () => {
  throw new Error('broken');
};
const english = { hello: (name: string) => `Hello ${name}`, list: { of: () => 'List' } };

test('a message that throws is reported once, and is the English one once that is loaded', () => {
  const reported: unknown[] = [];
  let loaded: typeof english | undefined;
  const messages = withFallback(
    { hello: broken, list: { of: broken } },
    { english: () => loaded, report: (error) => reported.push(error) },
  ) as typeof english;
  expect([messages.hello('Ruth'), messages.list.of()]).toEqual(['', '']);
  loaded = english;
  expect([messages.hello('Ruth'), messages.list.of()]).toEqual(['Hello Ruth', 'List']);
  expect(reported).toHaveLength(2);
});

test('a name does not change the order of a right-to-left sentence', () => {
  const hebrew = { hello: (name: string) => `שלום ${name}!`, list: english.list };
  const options = { english: () => english, report() {}, isRightToLeft: true };
  expect(withFallback(hebrew, options).hello('Ruth')).toBe('שלום \u2068Ruth\u2069!');
});
