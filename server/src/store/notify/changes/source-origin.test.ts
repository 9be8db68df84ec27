import { expect, test } from 'vitest';
import { holdReasonOf, nextOrigin, type SourceOrigin, type StoredOrigin } from './source-origin.ts';

const origin = (account: string, token: string, ids = ['a', 'b']): SourceOrigin => ({
  account,
  token,
  ids,
});

const cases: [string, StoredOrigin | undefined, SourceOrigin, string | undefined][] = [
  ['the first sync', undefined, origin('x', '1'), 'first'],
  ['the next one', origin('x', '1'), origin('x', '1'), undefined],
  ['the same account, connected again', origin('x', '1'), origin('x', '2'), undefined],
  ['another account', origin('x', '1'), origin('y', '2'), 'origin'],
  ['an account that becomes known', origin('', '1'), origin('x', '1'), undefined],
  ['an account that is not known this time', origin('x', '1'), origin('', '1'), undefined],
  ['a new token of an unknown account', origin('x', '1'), origin('', '2'), 'origin'],
  ['another order', origin('x', '1'), origin('x', '1', ['b', 'a']), undefined],
  ['one calendar less', origin('x', '1'), origin('x', '1', ['a']), 'origin'],
  ['after a restore', { ...origin('x', '1'), isRestored: true }, origin('x', '1'), 'restored'],
];

test.each(cases)('what is held: %s', (_title, stored, current, expected) => {
  expect(holdReasonOf(stored, current)).toBe(expected);
  expect(holdReasonOf(nextOrigin(stored, current), current)).toBeUndefined();
});

test('an account that was not known for a while is still compared', () => {
  const stored = nextOrigin(origin('x', '1'), origin('', '1'));
  expect(holdReasonOf(stored, origin('y', '2'))).toBe('origin');
  expect(holdReasonOf(stored, origin('x', '2'))).toBeUndefined();
});
