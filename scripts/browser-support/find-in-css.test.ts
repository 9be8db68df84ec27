import { describe, expect, test } from 'vitest';
import { findInCss } from './find-in-css.ts';

const featuresOf = (source: string) => findInCss(source).map(({ feature }) => feature);

describe('a stylesheet that an old phone does not understand is found', () => {
  test.each([
    ['a property', 'p { text-wrap: balance }', 'text-wrap'],
    ['a value', 'p { overflow-x: clip }', 'overflow-x: clip'],
    ['a function', 'p { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a unit', 'p { width: 10cqi }', 'cqi'],
    ['a rule', '@container (min-width: 1px) { p { color: red } }', '@container'],
    ['a selector', 'p:has(b) { color: red }', ':has'],
    ['a pseudo-element', 'details::details-content { color: red }', '::details-content'],
    ['nesting', 'p { & b { color: red } }', 'nesting'],
    ['a range in a media query', '@media (width >= 30rem) { p { color: red } }', 'media range'],
    ['a property that needs a prefix', 'p { hyphens: auto }', 'hyphens'],
    [
      'a fallback before a variable, which comes too late',
      'p { color: red; color: color-mix(in srgb, var(--a), blue) }',
      'color-mix()',
    ],
  ])('%s', (_what, source, feature) => {
    expect(featuresOf(source)).toContain(feature);
  });
});

describe('a stylesheet that works in all supported browsers is not', () => {
  test.each([
    ['what has been there for long', '@media (min-width: 1px) { p:is(a) { inset: 1dvh } }'],
    ['a fallback', 'p { color: red; color: color-mix(in srgb, red, blue) }'],
    ['a property with its prefix', 'p { -webkit-hyphens: auto; hyphens: auto }'],
    ['what the browser is asked for', '@supports (width: 1cqi) { p { width: 1cqi } }'],
    ['a pseudo-element of one engine', 'input::-webkit-search-cancel-button { color: red }'],
  ])('%s', (_what, source) => {
    expect(featuresOf(source)).toEqual([]);
  });
});
