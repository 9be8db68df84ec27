import { HOUR_MS } from '@assembly/contract/limits';
import { describe, expect, test } from 'vitest';
import { issueReset } from '../auth/password-reset.ts';
import { smtpMailer } from '../mail/mailer.ts';
import { startMailServer } from '../testing/clients/start-mail-server.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, PASSWORD } from '../testing/fixtures/test-app.ts';
import { freePort } from '../testing/processes/free-port.ts';

const NEW_PASSWORD = 'a wholly new password';
const ask = (email: string) =>
  ({ method: 'POST', url: '/api/password-resets', payload: { email } }) as const;
const use = (link: string, password = NEW_PASSWORD) => {
  const token = new URL(link).hash.slice(1);
  return { method: 'PUT', url: '/api/password-resets', payload: { token, password } } as const;
};
const linkIn = (text: string) => text.match(/http\S+/)?.[0] ?? '';

const environment = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'office@example.org' };

describe('without a mail server', () => {
  test('a person who asks for a link is told to ask an administrator, whether or not there is an account', async () => {
    const { call, addPerson, emails } = await openTestApp();
    const { email } = await addPerson();
    for (const asked of [email, 'nobody@example.org']) {
      const reply = await call(ask(asked));
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ code: 'mail_not_configured' });
    }
    expect(emails).toEqual([]);
  });
});

describe('setting a new password', () => {
  test('the emailed link sets a new password once and ends every session', async () => {
    const { call, addPerson, cookieOf, signIn, emails } = await openTestApp({ environment });
    const person = await addPerson({ email: 'ruth@example.org' });
    const headers = { cookie: await cookieOf(person) };

    expect((await call(ask('RUTH@example.org'))).statusCode).toBe(202);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.to).toBe('ruth@example.org');
    const link = linkIn(emails[0]?.message.text ?? '');
    expect(link).toMatch(/^http:\/\/assembly\.test\/reset-password#[\w-]{43}$/);

    expect((await call(use(link))).statusCode).toBe(204);
    const ended = (await call({ url: '/api/session', headers })).json();
    expect(ended).toEqual({ user: null, hasEnded: true });
    expect((await call({ url: '/api/live', headers })).statusCode).toBe(401);
    expect((await signIn(person.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await signIn(person.email, PASSWORD)).statusCode).toBe(401);

    const again = await call(use(link));
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({ code: 'reset_expired' });
  });

  test('a refused password leaves the link usable, and it expires after an hour', async () => {
    const { call, addPerson, emails, clock } = await openTestApp({ environment });
    const { email } = await addPerson();
    await call(ask(email));
    const link = linkIn(emails[0]?.message.text ?? '');
    expect((await call(use(link, 'short'))).statusCode).toBe(422);
    expect((await call(use(link, email))).json()).toMatchObject({ code: 'password_policy' });
    clock.now += 1 * HOUR_MS;
    expect((await call(use(link))).statusCode).toBe(410);
  });

  test('a member who is deleted during the request gets the reply for an unknown email', async () => {
    const { db, clock } = await openTestApp({ environment });
    await expect(issueReset(db, 'gone', HOUR_MS, clock.now)).rejects.toMatchObject({
      code: 'email_not_found',
    });
  });
});

onEachDatabase('setting a new password', (database) => {
  test('a link that is used twice at the same moment works once', async () => {
    const { call, addPerson, emails } = await openTestApp({ database, environment });
    const { email } = await addPerson();
    await call(ask(email));
    const link = linkIn(emails[0]?.message.text ?? '');
    const replies = await Promise.all([call(use(link)), call(use(link)), call(use(link))]);
    const codes = replies.map((reply) => reply.statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(1);
    expect(codes.filter((code) => code === 410)).toHaveLength(2);
  });

  test('signing in with the old password at the same moment does not survive the reset', async () => {
    const { call, addPerson, emails, signIn } = await openTestApp({ database, environment });
    const { email } = await addPerson();
    await call(ask(email));
    const link = linkIn(emails[0]?.message.text ?? '');
    const [reset, ...signIns] = await Promise.all([
      call(use(link)),
      ...Array.from({ length: 4 }, () => signIn(email, PASSWORD)),
    ]);
    expect(reset.statusCode).toBe(204);
    for (const { headers } of signIns) {
      const cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
      const known = await call({ url: '/api/session', headers: { cookie } });
      expect(known.json()).toMatchObject({ user: null });
    }
  });
});

test('an unknown email is reported', async () => {
  const { call } = await openTestApp({ environment });
  const reply = await call(ask('unknown@example.org'));
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({
    code: 'email_not_found',
    detail: 'Email not found. Please check your email or sign up.',
  });
});

test('a forged Host header does not send the link elsewhere', async () => {
  const { call, addPerson, emails } = await openTestApp({ environment });
  const { email } = await addPerson();
  await call({ ...ask(email), headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' } });
  expect(emails[0]?.message.text).toContain('http://assembly.test/reset-password');
  expect(JSON.stringify(emails)).not.toContain('evil.test');
});

test('an invented token is refused', async () => {
  const { call } = await openTestApp({ environment });
  for (const token of ['x', 'a'.repeat(43), '..%2f..', "' or 1=1 --", 'a\0b']) {
    const reply = await call(use(`http://assembly.test/reset-password#${token}`));
    expect(reply.statusCode).toBe(410);
  }
});

test('a page that was open before the update still sets the password, with the token in the address', async () => {
  const { call, addPerson, emails, signIn } = await openTestApp({ environment });
  const { email } = await addPerson();
  await call(ask(email));
  const { token } = use(linkIn(emails[0]?.message.text ?? '')).payload;
  const url = `/api/password-resets/${token}`;
  const setPassword = () => call({ method: 'PUT', url, payload: { password: NEW_PASSWORD } });
  expect((await setPassword()).statusCode).toBe(204);
  expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
  expect((await setPassword()).statusCode).toBe(410);
});

test('one network asks for at most five links an hour for one person, and others are not affected', async () => {
  const { call, addPerson } = await openTestApp({ environment });
  const { email } = await addPerson();
  const here = { ...ask(email), remoteAddress: '192.0.2.1' };
  for (let n = 0; n < 5; n += 1) expect((await call(here)).statusCode).toBe(202);
  const refused = await call(here);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await call({ ...here, remoteAddress: '192.0.2.2' })).statusCode).toBe(202);
});

test('one person gets at most five emails in half an hour, and the last of them works as long again', async () => {
  const { call, addPerson, emails, clock } = await openTestApp({ environment });
  const { email } = await addPerson();
  const askFrom = async (n: number) =>
    (await call({ ...ask(email), remoteAddress: `192.0.2.${n}` })).statusCode;
  for (let n = 1; n <= 7; n += 1) expect(await askFrom(n)).toBe(202);
  expect(emails).toHaveLength(5);
  clock.now += HOUR_MS / 2 - 1;
  expect(await askFrom(8)).toBe(202);
  expect(emails).toHaveLength(5);
  clock.now += 1;
  expect(await askFrom(9)).toBe(202);
  expect(emails).toHaveLength(6);
  clock.now += HOUR_MS / 2 - 1;
  expect((await call(use(linkIn(emails[4]?.message.text ?? '')))).statusCode).toBe(204);
});

test('after using a link, a person can ask for another one at once', async () => {
  const { call, addPerson, emails } = await openTestApp({ environment });
  const { email } = await addPerson();
  for (let n = 0; n < 5; n += 1) expect((await call(ask(email))).statusCode).toBe(202);
  expect((await call(use(linkIn(emails[0]?.message.text ?? '')))).statusCode).toBe(204);
  const elsewhere = { ...ask(email), remoteAddress: '192.0.2.2' };
  expect((await call(elsewhere)).statusCode).toBe(202);
  expect(emails).toHaveLength(6);
});

test('an email that could not be sent does not count', async () => {
  const sent: string[] = [];
  let isDown = true;
  const send = async (to: string) => {
    if (isDown) throw new Error('the mail server is down');
    sent.push(to);
  };
  const { call, addPerson } = await openTestApp({ environment, mailer: { send } });
  const { email } = await addPerson();
  for (let n = 0; n < 5; n += 1) expect((await call(ask(email))).statusCode).toBe(502);
  isDown = false;
  expect((await call({ ...ask(email), remoteAddress: '192.0.2.2' })).statusCode).toBe(202);
  expect(sent).toEqual([email]);
});

test('one network asks for at most fifty links an hour', async () => {
  const { call, addPerson, clock } = await openTestApp({ environment });
  const from = (remoteAddress: string) => async (email: string) =>
    (await call({ ...ask(email), remoteAddress })).statusCode;
  const here = from('192.0.2.7');
  const people = await Promise.all(Array.from({ length: 51 }, () => addPerson()));
  for (const { email } of people.slice(0, 50)) expect(await here(email)).toBe(202);
  const last = people[50]?.email ?? '';
  expect(await here(last)).toBe(429);
  expect(await from('192.0.2.8')(last)).toBe(202);
  clock.now += HOUR_MS;
  expect(await here(last)).toBe(202);
});

test('the email arrives through a real mail server, in plain text and HTML, with the name of the assembly', async () => {
  const server = await startMailServer();
  const { call, addPerson } = await openTestApp({
    environment: { ...environment, ASSEMBLY_NAME: 'Grace & Peace <Assembly>' },
    mailer: smtpMailer(server.url, 'office@assembly.test'),
  });
  const { email } = await addPerson({ name: '<b>Ruth</b>' });
  expect((await call(ask(email))).statusCode).toBe(202);
  const [message] = server.messages;
  expect(message?.to).toEqual([email]);
  expect(message?.from).toBe('office@assembly.test');
  expect(message?.source).toContain('Content-Type: text/plain');
  expect(message?.source).toContain('Content-Type: text/html');
  expect(message?.source).toContain('Grace & Peace <Assembly>');
  expect(message?.source).toContain('&lt;b&gt;Ruth&lt;/b&gt;');
});

test('when the mail server refuses or is down, the member sees an error and the link is removed', async () => {
  const refusing = await startMailServer({ refuse: true });
  const gone = `smtp://127.0.0.1:${await freePort()}`;
  for (const url of [refusing.url, gone]) {
    const { call, addPerson, db } = await openTestApp({
      environment,
      mailer: smtpMailer(url, 'a@b.test'),
    });
    const { email } = await addPerson();
    const reply = await call(ask(email));
    expect(reply.statusCode).toBe(502);
    expect(reply.json()).toMatchObject({ code: 'mail_failed' });
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  }
});
