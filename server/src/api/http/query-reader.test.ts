import { listQuerySchema } from '@assembly/contract/page-of';
import { expect, test } from 'vitest';
import { queryReader } from './query-reader.ts';

const read = queryReader(listQuerySchema);

test('a number and a text are read, unknown names are not', () => {
  expect(read({ page: '3', search: '12', sort: 'name' })).toEqual({
    page: 3,
    search: '12',
  });
});

test('anything that is not a page number is ignored', () => {
  for (const page of ['1.5', 'x', 'NaN', '1e99', ['2', '3'], undefined]) {
    expect(read({ page }), String(page)).toEqual({});
  }
});
