import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isSafeSqlite } from './sqlite-version.ts';

test.each([
  ['3.44.5', false],
  ['3.44.6', true],
  ['3.45.9', false],
  ['3.50.6', false],
  ['3.50.7', true],
  ['3.51.2', false],
  ['3.51.3', true],
  ['3.52.0', true],
  ['3.100.0', true],
  ['4.0.0', true],
  ['', false],
])('SQLite %s is safe: %s', (version, isSafe) => {
  expect(isSafeSqlite(version)).toBe(isSafe);
});

test('the SQLite that runs here is safe', () => {
  const db = new DatabaseSync(':memory:');
  expect(isSafeSqlite(String(db.prepare('select sqlite_version() as v').get()?.v))).toBe(true);
  db.close();
});
