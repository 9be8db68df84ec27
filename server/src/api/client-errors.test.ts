import { reportClientError } from '@assembly/contract/endpoints/client-errors';
import { CLIENT_ERROR_LIMIT, CLIENT_ERROR_MAX_CHARS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { callFrom } from '../testing/clients/call-from.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { openTestApp } from '../testing/fixtures/test-app.ts';
import { startServer } from '../testing/processes/start-server.ts';
import { redact } from './http/redact.ts';

const REPORT = { message: 'TypeError: x is undefined', screen: '/web/event', version: '1.0.0' };
const { perNetwork, total, windowMs } = CLIENT_ERROR_LIMIT;

test('a render error that a browser reports is logged on one line, without personal data', async () => {
  const server = await startServer({ databaseUrl: await readyDatabaseUrl('SQLite') });
  const report = (from: string, body: unknown) =>
    callFrom(from, server.url + reportClientError.path, { method: 'POST', body });
  const forged = '{"level":60,"msg":"forged"}';
  const { status, body } = await report('127.0.7.1', {
    message: `TypeError:\n${forged}\r\n\u2028${forged}\u009b2J ruth@example.org`,
    screen: '/web/documents?search=illness',
    version: '1.0.0\u0000',
  });
  expect([status, body]).toEqual([204, '']);

  // One network cannot flood the log, and does not keep another one from reporting.
  const flood = await Promise.all(
    Array.from({ length: 3 * perNetwork }, () => report('127.0.7.1', REPORT)),
  );
  expect(flood.filter((reply) => reply.status === 204)).toHaveLength(perNetwork - 1);
  expect(flood.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': /\d+/ } });
  expect((await report('127.0.7.2', REPORT)).status).toBe(204);

  const logged = () => server.output.all.match(/^.*error in the web app.*$/gm) ?? [];
  await expect.poll(() => logged().length).toBe(perNetwork + 1);
  const lines = (server.output.all.match(/^\{.*$/gm) ?? []).map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  const [first] = lines.filter(({ clientError }) => clientError);
  expect(first).toEqual({
    level: 40,
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    msg: 'error in the web app',
    clientError: {
      message: 'TypeError: {"level":60,"msg":"forged"} {"level":60,"msg":"forged"} 2J (removed)',
      screen: '/web/documents',
      version: '1.0.0',
    },
  });
  expect(server.output.all).not.toMatch(/ruth|illness|127\.0\.7|[\u007f-\u009f\u2028]/);
});

test('reports from many networks cannot flood the log, and are accepted again later', async () => {
  const { call, clock } = await openTestApp();
  const report = (network: number) =>
    call({
      method: 'POST',
      url: reportClientError.path,
      payload: REPORT,
      remoteAddress: `192.0.2.${network}`,
    });
  for (let n = 0; n < total; n += 1) expect((await report(n % 200)).statusCode).toBe(204);
  expect((await report(250)).json()).toMatchObject({
    code: 'too_many_attempts',
    detail: 'Too many attempts. Please try again in 10 minutes.',
  });
  clock.now += windowMs;
  expect((await report(250)).statusCode).toBe(204);
});

test('a report with a field that is too long, missing or not text is refused', async () => {
  const { call } = await openTestApp();
  const { message, label } = CLIENT_ERROR_MAX_CHARS;
  for (const change of [
    { message: 'x'.repeat(message + 1) },
    { screen: 'x'.repeat(label + 1) },
    { version: 'x'.repeat(label + 1) },
    { screen: undefined },
    { message: { toString: 'x' } },
  ]) {
    const payload = { ...REPORT, ...change };
    const reply = await call({ method: 'POST', url: reportClientError.path, payload });
    expect(reply.json()).toMatchObject({ code: 'invalid_input' });
  }
});

test.each([
  ["Cannot read properties of undefined (reading 'name')", undefined],
  ['can\'t access property "name", user is undefined', undefined],
  ["undefined is not an object (evaluating 'a.b[0]')", undefined],
  [
    'Unexpected token \'M\', "Mia Member" is not valid JSON',
    "Unexpected token 'M', (removed) is not valid JSON",
  ],
  ['No user Ruth.Naomi+x@example.org here', 'No user (removed) here'],
  ['ruth%40example.org', '(removed)'],
  [
    'at https://assembly.example/reset-password?token=abc#def (line 1)',
    'at https://assembly.example/reset-password (line 1)',
  ],
  [`session=${'aB3-_'.repeat(8)}xyz`, 'session=(removed)'],
  ['user 3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'user (removed)'],
])('%s is logged as %s', (text, kept) => {
  expect(redact(text)).toBe(kept ?? text);
});
