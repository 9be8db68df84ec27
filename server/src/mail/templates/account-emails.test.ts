import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/clients/start-mail-server.ts';
import { ENGLISH } from '../../testing/fixtures/english.ts';
import { openTestApp, type TestApp } from '../../testing/fixtures/test-app.ts';
import { smtpMailer } from '../mailer.ts';
import {
  adminResetEmail,
  approvedEmail,
  resetEmail,
  signUpEmail,
  signUpsEmail,
} from './account-emails.ts';

const FROM = 'office@assembly.test';
const WITH_MAIL = { SMTP_URL: 'smtp://localhost', MAIL_FROM: FROM, ASSEMBLY_NAME: 'St. Mark & Co' };
const LINK = 'https://a.test';
const HOSTILE = `<img src=x onerror="alert('1')">`;
const frame = { ...ENGLISH, name: 'A' };
const hostileFrame = { ...ENGLISH, name: HOSTILE };

async function signUp(testApp: TestApp, firstName = 'Nora') {
  const email = 'nora@example.org';
  const payload = { email, firstName, lastName: 'Newcomer', password: 'a good one 12' };
  return await testApp.call({ method: 'POST', url: '/api/users', payload });
}

async function approve(testApp: TestApp, id: string) {
  const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  return await testApp.call({
    method: 'POST',
    url: `/api/users/${id}/approve`,
    headers: { cookie },
  });
}

test('a member gets one email about the approval, with a link to log in', async () => {
  const testApp = await openTestApp({ environment: WITH_MAIL });
  const { id, email } = await testApp.addPerson({ isActive: false, name: 'Petra Pending' });
  const isTold = async () => (await approve(testApp, id)).json().isTold;
  expect([await isTold(), await isTold()]).toEqual([true, undefined]);
  await expect.poll(() => testApp.emails.length).toBeGreaterThan(0);
  expect(testApp.emails).toMatchObject([
    { to: email, message: { subject: 'Welcome to St. Mark & Co' } },
  ]);
  const { message } = testApp.emails[0] ?? {};
  expect(message?.text).toBe(
    [
      'Dear Petra Pending,',
      'An administrator has approved your account. You can log in now.',
      'Log in:\nhttp://assembly.test',
      'St. Mark & Co\n',
    ].join('\n\n'),
  );
});

test('an administrator learns that the mail server did not take the email about the approval', async () => {
  const mailer = { send: () => Promise.reject(new Error('refused')) };
  const testApp = await openTestApp({ environment: WITH_MAIL, mailer });
  const { id } = await testApp.addPerson({ isActive: false });
  expect((await approve(testApp, id)).json()).toMatchObject({ isTold: false });
});

test('without a mail server no email is written', async () => {
  const testApp = await openTestApp();
  await testApp.addPerson({ isAdmin: true });
  const { user } = (await signUp(testApp)).json();
  expect((await approve(testApp, user.id)).json()).toMatchObject({ isTold: false });
  expect(testApp.emails).toEqual([]);
});

test('a name cannot add markup to an email', () => {
  const person = { name: HOSTILE, email: HOSTILE, isActive: true };
  for (const { html } of [
    signUpEmail(hostileFrame, person, `https://a.test/"${HOSTILE}`),
    approvedEmail(hostileFrame, HOSTILE, `https://a.test/"${HOSTILE}`),
    resetEmail(hostileFrame, person, `https://a.test/"${HOSTILE}`),
    adminResetEmail(hostileFrame, HOSTILE, `https://a.test/"${HOSTILE}`),
  ]) {
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
  }
});

test('no subject contains a name, and no email to someone who is not approved contains one', () => {
  const person = { name: 'Buy My Pills', email: 'third.party@example.org', isActive: true };
  for (const { subject } of [
    signUpEmail(frame, person, LINK),
    signUpsEmail(frame, 12, LINK),
    approvedEmail(frame, person.name, LINK),
    resetEmail(frame, person, LINK),
    adminResetEmail(frame, person.name, LINK),
  ]) {
    expect(subject).not.toMatch(/pills|third/i);
  }
  const pending = resetEmail(frame, { ...person, isActive: false }, LINK);
  expect(JSON.stringify(pending)).not.toMatch(/pills/i);
  expect(resetEmail(frame, person, LINK).text).toContain('Dear Buy My Pills,');
});

test('a name with line breaks is refused, and cannot add a header or a recipient', async () => {
  const testApp = await openTestApp({ environment: WITH_MAIL });
  expect((await signUp(testApp, 'Eve\r\nBcc: all@evil.example')).statusCode).toBe(422);
  const server = await startMailServer();
  // No name of a person is in a header.
  const email = signUpsEmail({ ...ENGLISH, name: 'Eve\r\nBcc: all@evil.example' }, 2, LINK);
  await smtpMailer(server.url, FROM).send('admin@example.org', email);
  const [message] = server.messages;
  expect(message?.to).toEqual(['admin@example.org']);
  const [headers] = message?.source.split('\r\n\r\n') ?? [];
  expect(headers).toContain('Subject: 2 new sign-ups at Eve');
  expect(headers).not.toMatch(/^Bcc:/im);
});
