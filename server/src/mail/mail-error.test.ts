import { expect, test } from 'vitest';
import { MailError, toLogEntry } from './mail-error.ts';

const rejection = (response: string, command = 'RCPT TO') =>
  new MailError({ code: 'EENVELOPE', command, message: '', response }, 'smtp://mail.example');

test.for([
  '550 5.1.1 no such mailbox',
  '550-5.1.1 The email account does not exist.\n550 5.1.1 Check it.',
  '552 5.2.2 mailbox full',
  '550 no such user',
])('a permanent reply to the recipient rejects the address: %s', (reply) => {
  expect(rejection(reply).isRecipientRejected).toBe(true);
});

test.for([
  ['RCPT TO', '450 4.2.0 greylisted'],
  ['RCPT TO', '554 5.7.1 relay access denied'],
  ['RCPT TO', '550 5.4.5 Daily user sending limit exceeded'],
  ['MAIL FROM', '550 sender not allowed'],
  ['DATA', '554 5.7.1 looks like spam'],
])('any other reply does not count against the address: %s %s', ([command = '', reply = '']) => {
  expect(rejection(reply, command).isRecipientRejected).toBe(false);
});

test('the log does not contain the address that a mail server repeats', () => {
  const error = rejection('550 5.1.1 <ada@example.org>: no such mailbox');
  expect(toLogEntry(error)).toEqual({ code: 'EENVELOPE', status: '550' });
});
