import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { OUTDATED_SCRIPT } from '../web/build/outdated-notice.ts';
import { findNewerFeatures } from './check-browser-support.ts';

test.each([
  ['a static method', 'fetch("/", { signal: AbortSignal.timeout(5) })'],
  ['a static method of the language', 'Object.groupBy([], String)'],
  ['a property of the window', 'globalThis.URL.canParse("x")'],
  ['a class', 'new CompressionStream("gzip")'],
  ['lookbehind', 'export const r = /(?<=a)b/'],
])('a script that an old phone cannot run is found: %s', async (_what, source) => {
  expect(await findNewerFeatures(source, 'a.js')).toHaveLength(1);
});

test.each([
  ['a property', 'p { animation-timeline: scroll() }'],
  ['a value', 'p { align-content: safe center; display: grid; white-space-collapse: preserve }'],
  ['a function', 'p { color: light-dark(red, blue) }'],
  ['a unit', 'p { width: 10cqi }'],
  ['an at-rule', '@scope (a) { p { color: red } }'],
  ['a pseudo-element', 'details::details-content { color: red }'],
  ['nesting', 'p { & b { color: red } }'],
])('a stylesheet that an old phone does not understand is found: %s', async (_what, source) => {
  expect(await findNewerFeatures(source, 'a.css')).not.toEqual([]);
});

test.each([
  ['a.js', 'structuredClone({}); [1].findLast(Boolean); [1].at(-1)'],
  ['a.css', '@media (min-width: 1px) { p:is(a) { inset: 1dvh } }'],
  ['b.css', '@supports (width: 1cqi) { p { width: 1cqi } }'],
])('what all supported browsers understand is not found: %s', async (file, source) => {
  expect(await findNewerFeatures(source, file)).toEqual([]);
});

test('the script that recognizes an old browser runs in the oldest', () => {
  const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const;
  const messages = new Linter().verify(OUTDATED_SCRIPT, { languageOptions });
  expect(messages).toEqual([]);
});
