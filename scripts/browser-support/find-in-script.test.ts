import { describe, expect, test } from 'vitest';
import { findInScript } from './find-in-script.ts';

const featuresOf = (source: string) => findInScript(source, 'module').map(({ feature }) => feature);

describe('a script that an old phone cannot run is found', () => {
  test.each([
    ['a static method', 'fetch("/", { signal: AbortSignal.timeout(5) })', 'AbortSignal.timeout'],
    ['a static method of the language', 'Object.groupBy([], String)', 'Object.groupBy'],
    ['a property of the window', 'globalThis.URL.canParse("x")', 'URL.canParse'],
    ['an unknown global', 'scheduler.yield()', 'scheduler'],
    ['a method of an unknown object', 'export const f = (x) => x.toSorted()', 'Array.toSorted'],
    ['a method by its name in quotes', 'export const f = (x) => x["toSorted"]()', 'Array.toSorted'],
    [
      'a property that is only read, and that a Map has too',
      'function f() { const q = new URLSearchParams(); return q.size > 0 }',
      'URLSearchParams.size',
    ],
    ['the same in a pattern', 'const { size } = new URLSearchParams("a");', 'URLSearchParams.size'],
    [
      'the same of an address',
      'export const f = (url) => url.searchParams.size',
      'URLSearchParams.size',
    ],
    ['a property of an element', 'document.createElement("p").role = "alert"', 'HTMLElement.role'],
    [
      'an attribute of an element',
      'export const f = (x) => x.showPopover()',
      'HTMLElement.showPopover',
    ],
    ['a property of the navigator', 'navigator.connection.saveData', 'Navigator.connection'],
    ['lookbehind', 'export const r = /(?<=a)b/', 'lookbehind'],
    ['a static block', 'class A { static { f() } }', 'static block'],
    [
      'a field that Safari 15 reads in the wrong scope',
      'class A { b = (c) }',
      'class field initializer',
    ],
    ['syntax of later years', 'export { a } from "./b" with { type: "json" }', 'syntax'],
    ['a regular expression of later years', 'export const r = /[a&&b]/v', 'syntax'],
  ])('%s', (_what, source, feature) => {
    expect(featuresOf(source)).toContain(feature);
  });
});

describe('a script that all supported browsers run is not', () => {
  test.each([
    ['what has been there for long', 'new Map([[1, 2]]).size; [1].findLast(Boolean); [1].at(-1)'],
    ['the size of what is not known', 'export const f = (x) => x.size'],
    ['a variable of its own', 'const scheduler = { yield() {} }; scheduler.yield()'],
    ['a name that is only asked for', '"popover" in HTMLElement.prototype'],
    ['a reassigned variable', 'let q = new URLSearchParams(); q = new Map(); q.size'],
    ['a class field without parentheses', 'class A { #b = new Set; c = 1 }'],
  ])('%s', (_what, source) => {
    expect(featuresOf(source)).toEqual([]);
  });
});
