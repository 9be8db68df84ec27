import { expect, test } from 'vitest';
import { readCatalog } from './read-catalog.ts';

test('messages are read with their comments, and can be replaced in the file', () => {
  const source = `import { number } from './language.ts';
export default {
  title: 'Users',
  /** A button: at most 12 letters. */
  add: 'Add',
  details: { count: (count: number) => \`\${number(count)} people\` },
} satisfies Messages['users'];`;
  const catalog = readCatalog('users.ts', source);
  expect([...catalog.keys()]).toEqual(['title', 'add', 'details.count']);
  const add = catalog.get('add');
  expect(add).toMatchObject({ text: 'Add', comment: 'A button: at most 12 letters.' });
  expect(source.slice(add?.start, add?.end)).toBe("'Add'");
  expect(catalog.get('title')?.comment).toBe('');
  expect(catalog.get('details.count')).toMatchObject({
    text: `(count: number) => \`\${number(count)} people\``,
    isText: false,
  });
});
