import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { openRawConnection, statusOfRaw } from './testing/clients/raw-connection.ts';
import { openTestApp, PASSWORD, useTestApp } from './testing/fixtures/test-app.ts';

/** For tests that only read or are refused. */
const sharedApp = useTestApp();

const portOf = ({ server }: FastifyInstance) => (server.address() as { port: number }).port;

describe('a request from a stranger', () => {
  const changes = [
    ['POST', '/api/session'],
    ['DELETE', '/api/session'],
    ['POST', '/api/users'],
    ['POST', '/api/password-resets'],
    ['PUT', `/api/password-resets/${'a'.repeat(43)}`],
  ] as const;

  test.each(changes)('%s %s from another origin or without one is refused', async (method, url) => {
    const { app } = sharedApp();
    for (const origin of [
      'http://evil.test',
      'null',
      'http://assembly.test.evil.test',
      undefined,
    ]) {
      for (const type of ['application/json', 'text/plain', undefined]) {
        const reply = await app.inject({
          method,
          url,
          headers: { ...(origin && { origin }), ...(type && { 'content-type': type }) },
          ...(type && { payload: '{}' }),
        });
        expect(reply.statusCode).toBe(403);
        expect(reply.json()).toMatchObject({ code: 'wrong_origin' });
      }
    }
  });

  test.each([
    ['incomplete JSON', 'application/json', '{"email":', 400, 'bad_request'],
    ['an empty body', 'application/json', '', 400, 'bad_request'],
    ['a body of null', 'application/json', 'null', 422, 'invalid_input'],
    ['a form', 'application/x-www-form-urlencoded', 'email=a', 415, 'unsupported_body'],
    ['plain text', 'text/plain', '{"email":"a"}', 415, 'unsupported_body'],
    [
      'a body of 70 kB',
      'application/json',
      JSON.stringify({ email: 'x'.repeat(70_000) }),
      413,
      'body_too_large',
    ],
    [
      'an object with __proto__',
      'application/json',
      '{"__proto__":{"isAdmin":true}}',
      400,
      'bad_request',
    ],
  ])('%s is refused with a problem', async (_title, type, payload, status, code) => {
    const { call } = sharedApp();
    const reply = await call({
      method: 'POST',
      url: '/api/session',
      headers: { 'content-type': type },
      payload,
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ status, code, detail: expect.stringMatching(/\.$/) });
    expect(reply.headers['content-type']).toContain('application/problem+json');
  });

  test('to a malformed or unknown address gets 400 or 404', async () => {
    const { app } = sharedApp();
    expect((await app.inject('/api/%zz')).statusCode).toBe(400);
    expect((await app.inject('/api/nothing')).json()).toMatchObject({ code: 'not_found' });
    const page = await app.inject('/nowhere/at/all');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('the app page');
    expect((await app.inject('/assets/../../package.json')).statusCode).toBe(404);
    expect((await app.inject('/..%2f..%2fpackage.json')).body).not.toContain('"name"');
  });

  test('with a text that the database cannot store gets 400', async () => {
    const { call, addPerson, cookieOf } = await openTestApp({ database: 'PostgreSQL' });
    const headers = { cookie: await cookieOf(await addPerson({ isAdmin: true })) };
    const reply = await call({ method: 'POST', url: '/api/users/%00/approve', headers });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_request']);
  });

  const broken = [
    ['text that is not HTTP', 400, 'HELLO\r\n\r\n'],
    ['a header that is too long', 431, `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
  ] as const;

  test.each(broken)('%s is refused, and the connection is closed', async (_title, status, text) => {
    const { app } = await openTestApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { socket, received, closed } = await openRawConnection(portOf(app));
    socket.write(text);
    await closed;
    expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test.each([
    ['two hosts', 'host: assembly.test\r\nHOST: evil.test\r\n', 400],
    ['the same host twice', 'Host: assembly.test\r\nx: y\r\nHost: assembly.test\r\n', 400],
    ['no host', '', 400],
    ['one host', 'Host: assembly.test\r\n', 200],
  ])('with %s is answered as HTTP requires', async (_title, hosts, status) => {
    const { app } = await openTestApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    for (const url of ['/login', '/api/session', '/logo.svg']) {
      const text = `GET ${url} HTTP/1.1\r\n${hosts}\r\n`;
      expect(await statusOfRaw(portOf(app), text), url).toBe(status);
    }
  });
});

test('a request with the whole address is answered if it is for the host that it names', async () => {
  for (const path of ['', '/church']) {
    const environment = { PUBLIC_URL: `http://assembly.test${path}` };
    const { app } = await openTestApp({ environment });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const get = (target: string) =>
      statusOfRaw(portOf(app), `GET ${target} HTTP/1.1\r\nHost: assembly.test\r\n\r\n`);
    expect(await get(`http://assembly.test${path}/api/session`)).toBe(200);
    expect(await get(`HTTP://ASSEMBLY.test${path}/login?next=/x`)).toBe(200);
    expect(await get(`http://assembly.test${path}/nothing`)).toBe(404);
    expect(await get(`http://evil.test${path}/login`)).toBe(404);
    expect(await get(`http://assembly.test@evil.test${path}/login`)).toBe(404);
  }
});

test('a route that does not declare its audience prevents the app from starting', async () => {
  const { app } = await openTestApp();
  const audienceOf = (url: string) => app.routeTable.find((r) => r.url === url)?.config?.audience;
  expect(audienceOf('/api/live')).toBe('member');
  expect(audienceOf('/api/session')).toBe('anyone');
  app.get('/api/forgotten', () => 'everything');
  await expect(app.ready()).rejects.toThrow('/api/forgotten has no audience');
});

test('data cannot be embedded, sniffed or run, and https is enforced', async () => {
  const { app } = await openTestApp({ environment: { PUBLIC_URL: 'https://assembly.test' } });
  for (const url of [
    '/api/session',
    '/api/events',
    '/api/nothing',
    '/%61pi/events',
    '/ap%69/events?%41',
  ]) {
    expect((await app.inject(url)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

test('/healthz always answers 200; /readyz answers 503 without the database', async () => {
  const { app, db } = await openTestApp();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await db.destroy();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const reply = await app.inject('/readyz');
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
});

test('an unexpected error is reported in a fixed sentence', async () => {
  const { call, db } = await openTestApp();
  await db.schema.dropTable('attempts').execute();
  const reply = await call({
    method: 'POST',
    url: '/api/session',
    payload: { email: 'a@example.org', password: PASSWORD },
  });
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    status: 500,
    code: 'unexpected',
    detail: 'Something went wrong on our side. Please try again later.',
  });
});
