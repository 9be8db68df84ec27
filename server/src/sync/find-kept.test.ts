import { expect, test } from 'vitest';
import { findKept } from './find-kept.ts';

test('a circle in what is stored is not followed for ever', () => {
  const stored = [
    { id: 'a', parentId: 'b', targetId: 'a' },
    { id: 'b', parentId: 'a', targetId: 'b' },
  ];
  const { kept } = findKept({ items: [], leftOut: [], unread: ['a'] }, stored, undefined);
  expect([...kept.keys()].sort()).toEqual(['a', 'b']);
});
