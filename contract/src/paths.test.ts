import { expect, test } from 'vitest';
import { loginAddress, parseNext, screens } from './paths.ts';

/** As the login page reads it. */
const nextIn = (address: string) =>
  parseNext(new URL(address, 'https://grace.example').searchParams.get('next'));

test.each([
  screens.documents,
  `${screens.shell}/`,
  `${screens.events}?open=abc%2F_1&page=2`,
  `${screens.documents}?search=[a]|{b}^\`&folder=x+y%20z`,
  `${screens.documents}?search=%C3%BC%26&search=a=b?c`,
  `${screens.settings}?section=google#calendars?x=//y`,
  `${screens.shell}/nowhere`,
])('after the login I am back at %s, exactly', (address) => {
  expect(nextIn(loginAddress({ next: address }))).toBe(address);
  expect(nextIn(loginAddress({ reason: 'ended', next: address }))).toBe(address);
});

test('an address in the letters of any language leads to the same page', () => {
  expect(parseNext(`${screens.documents}?search=Grüße 🙏`)).toBe(
    `${screens.documents}?search=Gr%C3%BC%C3%9Fe%20%F0%9F%99%8F`,
  );
});

test.each([
  'https://evil.example',
  'https://evil.example/web/event',
  '//evil.example/web/event',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/web\\..\\..\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'web/event',
  ' /web/event',
  '/website',
  '/web.evil.example',
  '/web@evil.example',
  '/web:80',
  '/web;/event',
  '/webhook/x',
  '/WEB/event',
  '/login',
  '/api/account',
  '/docs/api.md',
  '/church/web/event',
  '/web/..//evil.example',
  '/web/../api/session',
  '/web/./event',
  '/web//evil.example',
  '/web/%2e%2e/%2fevil.example',
  '/web/.%2E/x',
  '/web/%5c%5cevil.example',
  '/web/%09/evil.example',
  '/web/\t/evil.example',
  '/web/event\n',
  '/web/event?a=\r\nset-cookie: x',
  '/web/event?a=\u0000',
  '/web/event#\u0085',
  '/web/event?a=\\evil',
  '/web/event?a=\ud800',
  `/web/event?a=${'x'.repeat(2000)}`,
  '',
  null,
  undefined,
  ['/web/event'],
])('a link with next=%j does not lead out of the app', (text) => {
  expect(parseNext(text)).toBeNull();
  if (typeof text === 'string') expect(loginAddress({ next: text })).toBe(screens.login);
});

test('what is accepted stays below /web when a browser resolves it', () => {
  const accepted = parseNext('/web/event?x=/../../y#//evil.example') ?? '';
  const { origin, pathname } = new URL(accepted, 'https://grace.example');
  expect([origin, pathname]).toEqual(['https://grace.example', screens.events]);
});

test("the login's address is short when it leads to the events", () => {
  for (const next of [screens.shell, screens.events]) {
    expect(loginAddress({ next })).toBe('/login');
    expect(loginAddress({ reason: 'ended', next })).toBe('/login?ended');
  }
});

test('an administrator sees in the address where the login leads', () => {
  expect(loginAddress({ next: screens.users })).toBe('/login?next=/web/admin');
});
