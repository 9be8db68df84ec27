import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

const long = Array.from({ length: 1001 }, (_, n) => ({
  id: n,
  title: `"${n}"\n`,
  gone: undefined,
}));

test.each([
  ['a long list', { items: long, page: 1 }],
  ['nothing in it', { items: [], folder: {}, path: null, gone: undefined }],
  ['texts', { nested: { 'a "name"': 'Zoë 🎉', is: true, ratio: 0.5 }, list: ['a', null, [1]] }],
])('a reply with %s is written as JSON.stringify does', async (_what, value) => {
  expect((await writeJson(value)).body.toString()).toBe(JSON.stringify(value));
});

test('the ETag depends on every field but the ignored one', async () => {
  const etagOf = async (asOf: number, items: unknown[]) =>
    (await writeJson({ asOf, content: { items } }, 'asOf')).etag;
  expect(await etagOf(1, long)).toBe(await etagOf(2, long));
  expect(await etagOf(1, long)).not.toBe(await etagOf(1, long.slice(1)));
});
