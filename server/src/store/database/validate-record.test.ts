import { STRING_MAX_BYTES } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { validateRecord } from './validate-record.ts';

const reasonOf = (record: { id: string }) => validateRecord(record)?.reason;
const INVALID = 'Its id is too long or contains a character that is not allowed.';

test.each(['.', '#', '$', '/', '[', ']'])('an id may not contain %s', (char) => {
  expect(reasonOf({ id: `a${char}b` })).toBe(INVALID);
});

test.each([
  ['empty', '', 'It has no id.'],
  ['with NUL', 'a\0', INVALID],
  ['with a line break', 'a\nb', INVALID],
  ['with DEL', 'a\u007f', INVALID],
  ['with half an emoji', 'a\ud83d', INVALID],
  ['too long for an index', 'é'.repeat(385), INVALID],
  ['just short enough', 'é'.repeat(384), undefined],
  ['with an emoji, a colon and a space', '🙏: a', undefined],
])('an id %s', (_title, id, reason) => {
  expect(reasonOf({ id })).toBe(reason);
});

test('the length of a string is limited in bytes', () => {
  const reasonFor = (text: string) => reasonOf({ id: 'a', text } as { id: string });
  expect(reasonFor('x'.repeat(STRING_MAX_BYTES))).toBeUndefined();
  expect(reasonFor('x'.repeat(STRING_MAX_BYTES + 1))).toBe(
    'Its text is longer than 10485760 bytes.',
  );
  expect(reasonFor('é'.repeat(STRING_MAX_BYTES / 2))).toBeUndefined();
  expect(reasonFor(`${'é'.repeat(STRING_MAX_BYTES / 2)}x`)).toBe(
    'Its text is longer than 10485760 bytes.',
  );
});
