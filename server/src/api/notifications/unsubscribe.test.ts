import { unsubscribeAddress } from '@assembly/contract/paths';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { readChoices } from '../../notifications/queue/choices.ts';
import { issueUnsubscribeToken } from '../../notifications/queue/unsubscribe-links.ts';
import { collectLog } from '../../testing/fixtures/collect-log.ts';
import { removeUser } from '../../testing/fixtures/stored-users.ts';
import { openTestApp, type TestApp, useTestApp } from '../../testing/fixtures/test-app.ts';

const sharedApp = useTestApp();

const ONE_CLICK = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
};

type Topic = Parameters<typeof issueUnsubscribeToken>[2];

async function createLink({ db, addPerson }: TestApp, topic: Topic = 'events') {
  const { id } = await addPerson();
  const token = (await issueUnsubscribeToken(db, id, topic)) ?? '';
  const choice = async () =>
    (await readChoices(db, { id, isAdmin: true }, 'weekly'))[topic as 'events'];
  return { id, token, url: unsubscribeAddress(token), choice };
}

/** Without the headers that our own pages send. */
const send = ({ app }: TestApp, options: InjectOptions) => app.inject(options);

test('opening the link shows a page with one button, and changes nothing', async () => {
  const { url, choice } = await createLink(sharedApp());
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const { statusCode, body } = await send(sharedApp(), { method, url });
    expect(statusCode).toBe(200);
    if (method === 'GET') {
      expect(body).toContain('Stop getting emails about canceled or moved events?');
      expect(body.match(/<button/g)).toHaveLength(1);
    }
  }
  expect(await choice()).toBe('weekly');
});

const MULTIPART =
  '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

test.each<[string, InjectOptions]>([
  ['a mail provider', ONE_CLICK],
  [
    'a mail provider that sends its form as multipart',
    { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: MULTIPART },
  ],
  ['a mail provider that sends no body', {}],
  // Browsers hide the origin of a page without a referrer.
  ['the button of the page', { ...ONE_CLICK, headers: { ...ONE_CLICK.headers, origin: 'null' } }],
  [
    'another site',
    { ...ONE_CLICK, headers: { ...ONE_CLICK.headers, origin: 'https://b.example' } },
  ],
])('%s can unsubscribe me without a session, even twice at once', async (_, options) => {
  const { url, choice } = await createLink(sharedApp());
  const request = () => send(sharedApp(), { method: 'POST', url, ...options });
  const replies = [...(await Promise.all([request(), request()])), await request()];
  for (const { statusCode, body, headers } of replies) {
    expect(statusCode).toBe(200);
    expect(body).toContain('You no longer get emails about canceled or moved events.');
    expect(body).toContain('<a href="/web/account#notifications">');
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect(await choice()).toBe('off');
});

test('a guessed, truncated or deleted token unsubscribes no one', async () => {
  const testApp = sharedApp();
  const { token, choice } = await createLink(testApp);
  const deleted = await createLink(testApp);
  await removeUser(testApp.db, deleted.id);
  const tokens = [
    deleted.token,
    token.slice(1),
    `${token}A`,
    'A'.repeat(43),
    'A'.repeat(400),
    "'%20or%20'1'='1",
    '%00',
    '%F0%9F%98%80',
  ];
  for (const wrong of tokens) {
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, body } = await send(testApp, { method, url: `/unsubscribe/${wrong}` });
      expect([wrong, statusCode]).toEqual([wrong, 404]);
      expect(body).toContain('<h1>Link not valid</h1>');
      expect(body).toContain('This link is incomplete or no longer valid.');
      expect(body).not.toContain('<button');
    }
  }
  expect(await choice()).toBe('weekly');
});

test('requests with other methods or bodies are refused', async () => {
  const { url, choice } = await createLink(sharedApp());
  const refuse = async (options: InjectOptions, status: number) =>
    expect((await send(sharedApp(), { url, ...options })).statusCode).toBe(status);
  for (const method of ['PUT', 'PATCH', 'DELETE'] as const) await refuse({ method }, 403);
  await refuse({ method: 'POST', payload: { a: 1 } }, 415);
  await refuse({ method: 'POST', ...ONE_CLICK, payload: 'a'.repeat(5000) }, 413);
  expect(await choice()).toBe('weekly');
});

test('the token can only unsubscribe: it is not a session, a feed or a password reset', async () => {
  const { token } = await createLink(sharedApp());
  const { call } = sharedApp();
  const cookie = `session=${token}; __Host-session=${token}`;
  const account = await call({ url: '/api/account', headers: { cookie } });
  expect(account.statusCode).toBe(401);
  expect((await call({ url: `/feeds/${token}/calendar.ics` })).statusCode).toBe(404);
  const payload = { token, password: 'a good one 12' };
  const reset = await call({ method: 'PUT', url: '/api/password-resets', payload });
  expect(reset.statusCode).toBe(410);
});

test('the page runs no scripts, cannot be cached or framed, and sends no referrer', async () => {
  const { url } = await createLink(sharedApp());
  const { headers } = await send(sharedApp(), { url });
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
});

test('the link works below a base path, and the name of the assembly cannot add markup', async () => {
  const testApp = await openTestApp({
    environment: {
      PUBLIC_URL: 'https://a.example/church',
      ASSEMBLY_NAME: 'St. <b>Mark</b> & Co',
    },
  });
  const { url } = await createLink(testApp, 'weekly');
  const { body } = await send(testApp, { url: `/church${url}` });
  expect(body).toContain('St. &lt;b&gt;Mark&lt;/b&gt; &amp; Co');
  expect(body).toContain('src="/church/icons/192.png"');
  const done = await send(testApp, { method: 'POST', url: `/church${url}`, ...ONE_CLICK });
  expect(done.body).toContain('You no longer get the weekly email.');
  expect(done.body).toContain('<a href="/church/web/account#notifications">');
});

test('the token is not logged, not even if the link fails', async () => {
  const { token, url } = await createLink(sharedApp());
  const readLog = collectLog(sharedApp().app);
  await send(sharedApp(), { url });
  await send(sharedApp(), { method: 'POST', url, ...ONE_CLICK });
  await send(sharedApp(), { method: 'POST', url: `${url}A` });
  await send(sharedApp(), { method: 'DELETE', url });
  expect(readLog()).toContain('/unsubscribe/:token');
  expect(readLog()).not.toContain(token);
});
