import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS } from '@assembly/contract/limits';
import { describe, expect, test } from 'vitest';
import { openPasswords } from '../auth/passwords.ts';
import { findUserByEmail } from '../store/users/users.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, PASSWORD, useTestApp } from '../testing/fixtures/test-app.ts';

const ruth = {
  email: 'ruth@example.org',
  firstName: ' Ruth ',
  lastName: 'Moab',
  password: PASSWORD,
};

describe('signing up', () => {
  test('a new account is pending and not signed in', async () => {
    const { call, db } = await openTestApp({ passwords: await openPasswords() });
    const reply = await call({ method: 'POST', url: '/api/users', payload: ruth });
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.json().user).toEqual({
      id: expect.any(String),
      name: 'Ruth Moab',
      email: 'ruth@example.org',
      isAdmin: false,
      isActive: false,
    });
    const row = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ deviceType: 'web', deviceToken: '', isAdmin: 0, isActive: 0 });
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('nobody can sign up as an administrator, as active or with a chosen id', async () => {
    const { call, db } = await openTestApp();
    const payload = { ...ruth, isAdmin: true, isActive: 1, id: 'mine', role: 'Admin', uid: 'mine' };
    const reply = await call({ method: 'POST', url: '/api/users', payload });
    expect(reply.statusCode).toBe(201);
    expect(await findUserByEmail(db, ruth.email)).toMatchObject({
      isAdmin: false,
      isActive: false,
      id: expect.not.stringMatching(/^mine$/),
    });
  });
});

onEachDatabase('signing up', (database) => {
  test('thirty sign-ups at once with one email make one account', async () => {
    const { call, db } = await openTestApp({ database });
    const email = (n: number) => (n % 2 ? 'ruth@example.org' : 'RUTH@Example.Org');
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        call({ method: 'POST', url: '/api/users', payload: { ...ruth, email: email(n) } }),
      ),
    );
    expect(replies.filter((reply) => reply.statusCode === 201)).toHaveLength(1);
    const refused = replies.filter((reply) => reply.statusCode === 409);
    expect(refused).toHaveLength(29);
    expect(refused[0]?.json()).toMatchObject({
      code: 'email_in_use',
      detail: 'Email is already in use. Please use a different email.',
    });
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });
});

/** For sign-ups that are refused and leave nothing behind. */
const sharedApp = useTestApp();

test.each([
  ['a short password', { password: 'short12' }, 'Use at least 8 characters.'],
  ['an endless password', { password: 'x'.repeat(257) }, 'Use at most 256 characters.'],
  ['their email as password', { password: 'RUTH@example.org' }, 'is not your email address'],
  ['a common password', { password: 'Password1' }, 'among the most common ones'],
  [
    'a common password in wide letters',
    { password: 'ｐａｓｓｗｏｒｄ１' },
    'among the most common ones',
  ],
  ['a word that strangers try first', { password: 'Church-2026!' }, 'among the most common ones'],
  ['several such words', { password: 'assembly sermon' }, 'among the most common ones'],
])('nobody can sign up with %s', async (_title, change, sentence) => {
  const { call } = sharedApp();
  const reply = await call({ method: 'POST', url: '/api/users', payload: { ...ruth, ...change } });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    code: 'password_policy',
    fields: { password: expect.stringContaining(sentence) },
  });
});

test.each([
  ['nothing', {}, ['email', 'firstName', 'lastName', 'password']],
  ['an email without @', { ...ruth, email: 'ruth' }, ['email']],
  ['a blank name', { ...ruth, firstName: ' \u200b ' }, ['firstName']],
  ['a name of 81 characters', { ...ruth, lastName: 'x'.repeat(81) }, ['lastName']],
  ['a name with a line break', { ...ruth, firstName: 'Ru\nth' }, ['firstName']],
  ['a name that reverses the text direction', { ...ruth, lastName: 'Mo\u202eab' }, ['lastName']],
  ['a web address as name', { ...ruth, firstName: 'https://evil.example' }, ['firstName']],
  ['a web address without scheme', { ...ruth, lastName: 'Visit WWW.evil.example' }, ['lastName']],
  ['an email address as name', { ...ruth, lastName: 'me@evil.example' }, ['lastName']],
  ['a web address in wide letters', { ...ruth, firstName: 'ｗｗｗ．evil' }, ['firstName']],
  ['numbers and lists', { ...ruth, email: 1, password: ['x'] }, ['email', 'password']],
  ['a list instead of a person', [ruth], []],
])('a sign-up with %s is refused by field', async (_title, payload, fields) => {
  const { call } = sharedApp();
  const reply = await call({ method: 'POST', url: '/api/users', payload });
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields ?? {}).sort()).toEqual(fields);
});

test('a name may be eighty emoji', async () => {
  const { call } = await openTestApp();
  const payload = { ...ruth, firstName: '🕊'.repeat(80) };
  expect((await call({ method: 'POST', url: '/api/users', payload })).statusCode).toBe(201);
});

test('one network may sign up a hundred people an hour', async () => {
  const { call, clock } = await openTestApp();
  const signUp = () =>
    call({ method: 'POST', url: '/api/users', payload: { ...ruth, password: '12345678' } });
  for (let n = 0; n < 100; n += 1) expect((await signUp()).statusCode).toBe(422);
  expect((await signUp()).statusCode).toBe(429);
  clock.now += 1 * HOUR_MS;
  expect((await signUp()).statusCode).toBe(422);
});

test('ninety people of one network can sign up at once, though some have to retry', {
  tags: 'long',
}, async () => {
  const { call } = await openTestApp({ passwords: await openPasswords() });
  let retries = 0;
  const signUp = async (email: string): Promise<number> => {
    const payload = { ...ruth, email };
    const { statusCode } = await call({ method: 'POST', url: '/api/users', payload });
    if (statusCode !== 503) return statusCode;
    retries += 1;
    await wait(100);
    return signUp(email);
  };
  const emails = Array.from({ length: 90 }, (_, n) => `person.${n}@example.org`);
  const codes = await Promise.all(emails.map(signUp));
  expect(codes.filter((code) => code !== 201)).toEqual([]);
  expect(retries).toBeGreaterThan(10);
});
