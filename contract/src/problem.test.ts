import { expect, test } from 'vitest';
import { fieldProblem, Problem } from './problem.ts';

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [14 * 60, '14 minutes'],
])('a wait of %i s is put into words', (retryAfterSeconds, words) => {
  const { message } = new Problem('too_many_attempts', { retryAfterSeconds });
  expect(message).toBe(`Too many attempts. Please try again in ${words}.`);
});

test('an API client reads sentences, a browser the codes of its own', () => {
  expect(new Problem('too_many_feeds').toBody()).toEqual({
    status: 409,
    code: 'too_many_feeds',
    detail:
      'You already have 5 private links. Turn off one that you no longer use, then try again.',
  });
  expect(new Problem('forbidden', { reason: 'demoAccount' }).toBody()).toMatchObject({
    detail: "The demo's own accounts cannot be deleted.",
    reason: 'demoAccount',
  });
  expect(fieldProblem('password_policy', 'password', 'passwordTooShort').toBody()).toMatchObject({
    detail: 'Use at least 8 characters.',
    fields: { password: 'Use at least 8 characters.' },
    fieldCodes: { password: 'passwordTooShort' },
  });
});

test('a sentence that has no text is shown as it is', () => {
  expect(new Problem('mail_failed', { detail: 'Mailbox full.' }).toBody()).toMatchObject({
    detail: 'Mailbox full.',
    reason: 'detail',
  });
  const fields = { to: 'Too late.' };
  expect(new Problem('invalid_input', { fields }).toBody()).toEqual({
    status: 422,
    code: 'invalid_input',
    detail: 'Some fields are missing or invalid. Please correct them.',
    fields,
  });
});
