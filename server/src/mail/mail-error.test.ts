import { expect, test } from 'vitest';
import { MailError, toLogEntry } from './mail-error.ts';

const outcomeOf = (response: string) => {
  const refusal = { code: 'EENVELOPE', command: 'RCPT TO', permanent: true, message: '', response };
  return new MailError(refusal, 'smtp://mail.example').outcome;
};

test.for([
  '550 5.1.1 no such mailbox',
  '550-5.1.1 The email account does not exist.\n550 5.1.1 Check it.',
  '552 5.2.2 mailbox full',
  '550 no such user',
  '553 no mailbox of this name',
])('a member whose address cannot get emails is paused after three: %s', (reply) => {
  expect(outcomeOf(reply)).toBe('refused');
});

test.for([
  '530 5.7.0 authentication required',
  '530 authentication required',
  '554 5.7.1 relay access denied',
  '550 relay not permitted',
  "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  '550 5.1.8 Sender address rejected: domain not found',
  '550 sending quota exceeded',
  '550 5.4.5 Daily user sending limit exceeded',
  '554 5.3.2 system not accepting messages',
])('emails wait if the mail server would refuse any recipient: %s', (reply) => {
  expect(outcomeOf(reply)).toBe('later');
});

test.for(['554 transaction failed', '552 5.5.3 too many recipients'])(
  'an error that says nothing about the address does not count against it: %s',
  (reply) => {
    expect(outcomeOf(reply)).toBe('rejected');
  },
);

test.for([
  ['554 5.7.1 looks like spam', 'rejected'],
  ['554 Message rejected: Email address is not verified', 'later'],
  ['550 5.4.5 Daily user sending limit exceeded', 'later'],
  ['550 5.7.60 Client does not have permissions to send as this sender', 'later'],
])('a message is rejected because of its content, and waits otherwise: %s', ([reply, outcome]) => {
  const rejection = { command: 'DATA', permanent: true, message: '', response: reply };
  expect(new MailError(rejection, 'smtp://mail.example').outcome).toBe(outcome);
});

test.for([
  [{ code: 'ETIMEDOUT' }, 'unconfirmed'],
  [{ code: 'ECONNECTION' }, 'unconfirmed'],
  // It says that it has not accepted the email.
  [{ code: 'ECONNECTION', response: '421 4.3.0 shutting down' }, 'unavailable'],
  [
    { code: 'EMESSAGE', command: 'DATA', message: '', permanent: false, response: '451 try later' },
    'later',
  ],
] as const)('an email that was sent may have arrived if no reply came: %o', ([error, outcome]) => {
  const options = { isHandedOver: true };
  expect(new MailError(error, 'smtp://mail.example', options).outcome).toBe(outcome);
});

test('the log does not contain the address that a mail server repeats', () => {
  const response = '550 5.1.1 <ada@example.org>: no such mailbox, see mail.example/help';
  const refusal = { code: 'EENVELOPE', command: 'RCPT TO', permanent: true, message: '', response };
  expect(toLogEntry(new MailError(refusal, 'smtp://mail.example'))).toEqual({
    outcome: 'refused',
    code: 'EENVELOPE',
    reason:
      'The mail server refused the email: 550 5.1.1 <(address)>: no such mailbox, see mail.example/help',
  });
});
