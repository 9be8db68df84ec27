import { expect, test } from 'vitest';
import { useTestApp } from '../testing/fixtures/test-app.ts';

const app = useTestApp();

test.each([
  ['the last character changed', (token: string) => `session=${token.slice(0, -1)}!`],
  ['the name that only https uses', (token: string) => `__Host-session=${token}`],
  ['an invented token', () => `session=${'A'.repeat(43)}`],
  ['an empty token', () => 'session='],
  ['SQL', () => "session=' or 1=1 --"],
  ['four thousand characters', () => `session=${'x'.repeat(4000)}`],
  ['an encoded NUL', () => 'session=%00'],
])('a session cookie with %s is refused', async (_what, forge) => {
  const { addPerson, cookieOf, call } = app();
  const cookie = await cookieOf(await addPerson());
  const url = '/api/events';
  expect((await call({ url, headers: { cookie } })).statusCode).toBe(200);
  const forged = forge(cookie.split('=')[1] ?? '');
  expect((await call({ url, headers: { cookie: forged } })).statusCode).toBe(401);
});
