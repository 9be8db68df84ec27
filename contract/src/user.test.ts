import { describe, expect, test } from 'vitest';
import { newNameErrors, passwordError, signUpSchema } from './account/account-input.ts';
import { displayName, emailKey, hasAccess } from './user.ts';

test('a name is first name, a space, then last name', () => {
  expect(displayName('Ruth', 'Moab')).toBe('Ruth Moab');
  expect(displayName('Anna Maria', 'von der Au')).toBe('Anna Maria von der Au');
});

test('each audience includes exactly the right users', () => {
  const admin = { isAdmin: true, isActive: true };
  const member = { isAdmin: false, isActive: true };
  const pending = { isAdmin: false, isActive: false };
  const pendingAdmin = { isAdmin: true, isActive: false };
  const table = [null, pending, pendingAdmin, member, admin].map((user) =>
    (['anyone', 'member', 'admin'] as const).map((audience) => hasAccess(user, audience)),
  );
  expect(table).toEqual([
    [true, false, false],
    [true, false, false],
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
});

test('two spellings of an email address are one account', () => {
  expect(emailKey(' Ruth@Example.ORG ')).toBe('ruth@example.org');
  expect(emailKey('re\u0301my@example.org')).toBe(emailKey('r\u00e9my@example.org'));
  expect(emailKey('ruth@example.org')).not.toBe(emailKey('ruth@example.com'));
});

describe('a new password', () => {
  const email = 'ruth@example.org';
  const isCommon = (password: string) => password === 'password1';
  test.each([
    ['of seven characters', '1234567', 'passwordTooShort'],
    ['of seven emoji, though they take more room', '🙏'.repeat(7), 'passwordTooShort'],
    ['of eight emoji', '🙏'.repeat(8), null],
    ['of 256 characters', 'x'.repeat(256), null],
    ['of 257 characters', 'x'.repeat(257), 'passwordTooLong'],
    ['that is the address in capitals', 'RUTH@example.org', 'passwordIsEmail'],
    ['that everybody uses', 'password1', 'passwordTooCommon'],
    ['of eight characters', '12345678', null],
  ])('%s', (_title, password, error) => {
    expect(passwordError(password, email, isCommon)).toBe(error);
  });
});

test('a sign-up without an email address, a name or a password names what is missing', () => {
  const missing = signUpSchema.safeParse({ firstName: ' ', lastName: '' });
  expect([...new Set(missing.error?.issues.map(({ path }) => path[0]))].sort()).toEqual([
    'email',
    'firstName',
    'lastName',
    'password',
  ]);
});

describe('a new name', () => {
  const errorOf = (firstName: string) => {
    const signUp = { email: 'ruth@example.org', firstName, lastName: 'Moab', password: 'x' };
    const byAccount = newNameErrors({ firstName, lastName: 'Moab' }, 'Ruth Moab');
    const [issue] = signUpSchema.safeParse(signUp).error?.issues ?? [];
    expect(byAccount?.firstName).toBe(issue?.message);
    return issue?.message;
  };

  test.each([
    'See evil.com/login',
    'bit.ly/abc',
    'church-login.example',
    'evil2.com',
    'evil。com',
    'ｅｖｉｌ．ｃｏｍ',
    'mailto:a%40evil.com',
    'http:evil',
    'में\u200d.com',
    'www.1',
  ])('cannot carry a link into an email: %s', (name) => {
    expect(errorOf(name)).toBe('nameHasAddress');
  });

  test.each([
    'http:\u200b//evil.com',
    'w\u200bww.evil.com',
    'Ruth\u200b',
    'Ruth\u200d',
    'Ru\u00adth',
    'Ruth\u200f',
    'Ruth\u3164',
  ])('cannot look like another name: %j', (name) => {
    expect(errorOf(name)).toBe('nameUnreadable');
  });

  test.each([
    'J.R.',
    'J.R.R. Tolkien',
    'Dr. Müller',
    'St. John',
    'Anne-Marie',
    "O'Neil",
    'علی\u200cرضا',
    'ක්\u200dරිෂ්',
    '葛\u{e0100}城',
  ])('may be %s', (name) => {
    expect(errorOf(name)).toBeUndefined();
  });
});
