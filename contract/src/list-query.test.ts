import { expect, test } from 'vitest';
import { pageQuerySchema } from './list-query.ts';

test('anything that is not a page number asks for the first page', () => {
  const parse = (page: unknown) => pageQuerySchema.parse({ page }).page;
  expect(parse('3')).toBe(3);
  for (const odd of ['', '0', '-1', '1.5', 'x', 'NaN', '1e99', ['2', '3'], {}, null, undefined]) {
    expect(parse(odd), String(odd)).toBe(1);
  }
  expect(pageQuerySchema.parse({}).page).toBe(1);
});
