import { expect, test } from 'vitest';
import { safeFileName } from './document.ts';

test.each([
  ['a long title', 'long '.repeat(100), '.pdf'],
  ['500 Chinese characters', '禱'.repeat(500), '.docx'],
  ['500 emoji', '🙏'.repeat(500), '.mp3'],
  ['one more byte before the emoji', `a${'🙏'.repeat(500)}`, '.mp3'],
  ['letters with combining marks', `e\u0301`.repeat(500), '.pdf'],
  ['no extension', '禱'.repeat(500), ''],
])(
  'the file name of %s is cut between characters, and its extension is kept',
  (_, stem, extension) => {
    const name = safeFileName(stem + extension);
    expect(name.isWellFormed()).toBe(true);
    expect(name.endsWith(extension)).toBe(true);
    expect(stem.startsWith(name.slice(0, name.length - extension.length))).toBe(true);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180);
    expect(Buffer.byteLength(name)).toBeGreaterThan(170);
  },
);

test('a file name of usual length is not cut, and a sentence after a period is not an extension', () => {
  expect(safeFileName('Rösti & Co.pdf')).toBe('Rösti & Co.pdf');
  const sentence = `${'a'.repeat(200)}. Amen and amen`;
  expect(safeFileName(sentence)).toBe('a'.repeat(180));
  expect(safeFileName(`.${'b'.repeat(300)}`)).toBe(`.${'b'.repeat(179)}`);
});
