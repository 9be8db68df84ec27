import { expect, test } from 'vitest';
import { compareItems, UNSEEN_PER_SYNC_MAX } from './item-changes.ts';

const NOW = 1000;
const item = (id: string, contentHash = 'first') => ({ id, contentHash });
const stored = (
  id: string,
  contentHash = 'first',
  changedAt = 0,
  goneAt: number | null = null,
) => ({
  id,
  contentHash,
  changedAt,
  goneAt,
});
const recorded = stored('', '');
const twenty = Array.from({ length: 20 }, (_, index) => stored(`other ${index}`));

const cases: [string, Parameters<typeof compareItems>, number, string[]][] = [
  ['the first items of a source are not news', [[item('a')], [], NOW], 0, ['a']],
  ['the first item of an empty source is news', [[item('a')], [recorded], NOW], NOW, ['a']],
  [
    'an item that came is news, the others are not',
    [[item('a'), item('b')], [recorded, stored('a')], NOW],
    NOW,
    ['b'],
  ],
  ['a changed item is news', [[item('a', 'second')], [recorded, stored('a')], NOW], NOW, ['a']],
  [
    'an item that came back unchanged is not news',
    [[item('a'), item('b')], [recorded, stored('a'), stored('b', 'first', 5, 7)], NOW],
    NOW,
    [],
  ],
  [
    'items of another folder or account are not news',
    [[item('a'), item('b')], [recorded, ...twenty], NOW],
    0,
    ['a', 'b'],
  ],
  [
    'a few items that replace all others are news',
    [[item('a'), item('b')], [recorded, ...twenty.slice(1)], NOW],
    NOW,
    ['a', 'b'],
  ],
  [
    'after all items were removed, the next one is news',
    [[item('a')], [recorded, stored('c', 'first', 0, 5)], NOW],
    NOW,
    ['a'],
  ],
  [
    'items are news even if the clock was set back',
    [[item('a'), item('b')], [recorded, stored('a', 'first', NOW + 9)], NOW],
    NOW + 10,
    ['b'],
  ],
];

test.each(cases)('%s', (_, [items, rows, now], changedAt, ids) => {
  const changes = compareItems(items, rows, now);
  expect(changes.changed.map(({ id }) => id)).toEqual(ids);
  expect(changes.changedAt).toBe(changedAt);
});

test('thousands of files that were moved into the folder at once are not news', () => {
  const many = Array.from({ length: UNSEEN_PER_SYNC_MAX + 1 }, (_, at) => item(`new ${at}`));
  const rows = [recorded, stored('a')];
  expect(compareItems([item('a'), ...many], rows, NOW).changedAt).toBe(0);
  expect(compareItems([item('a'), ...many.slice(1)], rows, NOW).changedAt).toBe(NOW);
});
