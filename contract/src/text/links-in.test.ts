import { expect, test } from 'vitest';
import { linksIn } from './links-in.ts';

const links = (text: string) => linksIn(text).flatMap(({ href }) => href ?? []);

test('addresses in a text become links, and the text stays the same', () => {
  const text = 'See https://a.example/x?y=1&z, or\nmailto:office@a.example!';
  expect(links(text)).toEqual(['https://a.example/x?y=1&z', 'mailto:office@a.example']);
  expect(
    linksIn(text)
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text);
});

test('an address without a scheme becomes a link too', () => {
  expect(links('See www.a.example/x, or WWW.b.example.')).toEqual([
    'https://www.a.example/x',
    'https://www.b.example/',
  ]);
  expect(links('awww.no.example and www. and www')).toEqual([]);
});

test('punctuation at the end of a sentence does not belong to the address', () => {
  expect(links('(see http://a.example/b).')).toEqual(['http://a.example/b']);
  expect(links('http://a.example/b_(c)')).toEqual(['http://a.example/b_(c)']);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'JaVaScRiPt://https:/alert(1)',
  'ftp://a.example',
  'https://',
  'http://[',
  'no address at all',
  '',
])('%j has none', (text) => {
  expect(links(text)).toEqual([]);
});

test('a link leads only to http, https or mailto', () => {
  expect(links('javascript:x//https://a.example')).toEqual(['https://a.example/']);
});
