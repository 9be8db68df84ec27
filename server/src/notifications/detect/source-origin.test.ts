import { expect, test } from 'vitest';
import { holdReasonOf, nextOrigin, type SourceOrigin, type StoredOrigin } from './source-origin.ts';

const origin = (account: string, token: string, ids = ['a', 'b']): SourceOrigin => ({
  account,
  token,
  ids,
});

const cases: [string, StoredOrigin | undefined, SourceOrigin, string | undefined][] = [
  ['the first sync is held', undefined, origin('x', '1'), 'first'],
  ['the next sync is sent', origin('x', '1'), origin('x', '1'), undefined],
  [
    'a sync of the same account, connected again, is sent',
    origin('x', '1'),
    origin('x', '2'),
    undefined,
  ],
  ['a sync of another account is held', origin('x', '1'), origin('y', '2'), 'origin'],
  ['a sync is sent when its account becomes known', origin('', '1'), origin('x', '1'), undefined],
  [
    'a sync is sent when its account is not known this time',
    origin('x', '1'),
    origin('', '1'),
    undefined,
  ],
  [
    'a sync with a new token of an unknown account is held',
    origin('x', '1'),
    origin('', '2'),
    'origin',
  ],
  [
    'a sync of the same calendars in another order is sent',
    origin('x', '1'),
    origin('x', '1', ['b', 'a']),
    undefined,
  ],
  ['a sync of fewer calendars is held', origin('x', '1'), origin('x', '1', ['a']), 'origin'],
  [
    'the sync after a restore is held',
    { ...origin('x', '1'), isRestored: true },
    origin('x', '1'),
    'restored',
  ],
];

test.each(cases)('%s', (_title, stored, current, expected) => {
  expect(holdReasonOf(stored, current)).toBe(expected);
  expect(holdReasonOf(nextOrigin(stored, current), current)).toBeUndefined();
});

test('an account that was not known for a while is still compared', () => {
  const stored = nextOrigin(origin('x', '1'), origin('', '1'));
  expect(holdReasonOf(stored, origin('y', '2'))).toBe('origin');
  expect(holdReasonOf(stored, origin('x', '2'))).toBeUndefined();
});
