import { confirmEmailLink } from '@assembly/contract/paths';
import { expect, test } from 'vitest';
import { hashToken } from '../auth/token.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, PASSWORD, PUBLIC_URL, type TestApp } from '../testing/fixtures/test-app.ts';

const MAIL = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'office@example.org' };
const RUTH = {
  email: 'ruth@example.org',
  firstName: 'Ruth',
  lastName: 'Buy-Now',
  password: PASSWORD,
};
/** Browsers hide the origin of a page without a referrer. */
const BUTTON = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
  payload: '',
} as const;

async function signUp(testApp: TestApp) {
  const admin = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  const headers = { cookie: admin };
  const reply = await testApp.call({ method: 'POST', url: '/api/users', payload: RUTH });
  expect(reply.statusCode).toBe(201);
  const read = async () => {
    const { items } = (await testApp.call({ url: '/api/users', headers })).json();
    return items.find(({ email }: { email: string }) => email === RUTH.email);
  };
  const approve = (id: string) =>
    testApp.call({ method: 'POST', url: `/api/users/${id}/approve`, headers });
  return { read, approve, user: reply.json().user };
}

/** The path of the link in the only email. */
async function linkIn({ emails }: TestApp): Promise<string> {
  await expect.poll(() => emails.map(({ to }) => to)).toEqual([RUTH.email]);
  const { subject, text, html } = emails[0]?.message ?? {};
  // Anyone can sign up with someone else's address and use the name for a message.
  expect(`${subject} ${text} ${html}`).not.toMatch(/Ruth|Buy-Now/);
  const [link = ''] = /\S+\/confirm-email\/\S+/.exec(text ?? '') ?? [];
  const token = link.split('/').at(-1) ?? '';
  expect(link).toBe(confirmEmailLink(PUBLIC_URL, token));
  return `/confirm-email/${token}`;
}

onEachDatabase('a person who signs up', (database) => {
  test('confirms the address with the button behind the link, once', async () => {
    const testApp = await openTestApp({ database, environment: MAIL });
    const { read } = await signUp(testApp);
    const url = await linkIn(testApp);
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const { statusCode, body } = await testApp.app.inject({ method, url });
      expect(statusCode).toBe(200);
      if (method === 'GET') expect(body.match(/<button/g)).toHaveLength(1);
    }
    expect((await read()).isUnconfirmed).toBe(true);
    const [first, second] = await Promise.all([
      testApp.app.inject({ url, ...BUTTON }),
      testApp.app.inject({ url, ...BUTTON }),
    ]);
    expect([first?.statusCode, second?.statusCode].toSorted()).toEqual([200, 404]);
    expect(await read()).not.toHaveProperty('isUnconfirmed');
    const again = await testApp.app.inject(url);
    expect([again.statusCode, again.body]).toEqual([404, expect.stringContaining('already used')]);
  });
});

test('an administrator can approve a person who has not confirmed the address', async () => {
  const testApp = await openTestApp({ environment: MAIL });
  const { read, approve, user } = await signUp(testApp);
  const url = await linkIn(testApp);
  expect((await approve(user.id)).statusCode).toBe(200);
  expect(await read()).toMatchObject({ isActive: true, isUnconfirmed: true });
  expect((await testApp.app.inject({ url, ...BUTTON })).statusCode).toBe(200);
  expect(await read()).not.toHaveProperty('isUnconfirmed');
});

test('a link that was not sent, or the stored hash, confirms nothing', async () => {
  const testApp = await openTestApp({ environment: MAIL });
  const { read } = await signUp(testApp);
  const token = (await linkIn(testApp)).split('/').at(-1) ?? '';
  for (const wrong of ['x', 'A'.repeat(43), hashToken(token), token.slice(1), `${token}%00`]) {
    const reply = await testApp.app.inject({ url: `/confirm-email/${wrong}`, ...BUTTON });
    expect([wrong, reply.statusCode]).toEqual([wrong, 404]);
    expect(reply.headers['content-type']).toMatch(/^text\/html/);
  }
  expect((await read()).isUnconfirmed).toBe(true);
});

test('without a mail server nothing is sent, and no address is marked', async () => {
  const testApp = await openTestApp();
  const { read } = await signUp(testApp);
  expect(await read()).not.toHaveProperty('isUnconfirmed');
  expect(testApp.emails).toEqual([]);
});
