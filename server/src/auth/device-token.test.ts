import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp, PASSWORD } from '../testing/fixtures/test-app.ts';
import { sendDeviceToken } from './device-token.ts';

interface Call {
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  body: string;
  hasLeft: boolean;
}

/** The organization's script, which records each call and then answers. */
async function startScript(answer: (response: ServerResponse) => void) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const call = { method, url, type: headers['content-type'], body: '', hasLeft: false };
    response.once('close', () => {
      call.hasLeft = true;
    });
    void text(request).then((body) => {
      calls.push(Object.assign(call, { body }));
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

/** Sends one token and returns what is logged about it. */
function send(url: string, timeoutMs?: number) {
  const logged: unknown[][] = [];
  const warn = (...entry: unknown[]) => void logged.push(entry);
  sendDeviceToken(url, { id: 'ada' }, 'where-to-push', { warn }, timeoutMs);
  return logged;
}

const signIn = (deviceToken?: string) => ({
  method: 'POST' as const,
  url: '/api/session',
  payload: { email: 'ada@example.org', password: PASSWORD, deviceToken },
});

test('signing in sends the device token to the script', async () => {
  const script = await startScript((response) => response.end());
  const app = await openTestApp({
    environment: { DEVICE_TOKEN_URL: `${script.url}/push/register.php?site=1` },
  });
  const { id } = await app.addPerson({ email: 'ada@example.org' });
  expect((await app.call(signIn())).statusCode).toBe(200);
  expect((await app.call(signIn('where-to-push'))).statusCode).toBe(200);
  await expect.poll(() => script.calls).toHaveLength(1);
  expect(script.calls[0]).toMatchObject({
    method: 'POST',
    url: '/push/register.php?site=1',
    type: 'application/json',
  });
  expect(JSON.parse(script.calls[0]?.body ?? '')).toEqual({
    userId: id,
    deviceToken: 'where-to-push',
    deviceType: 'web',
  });
});

test('a wrong password sends no token', async () => {
  const script = await startScript((response) => response.end());
  const app = await openTestApp({ environment: { DEVICE_TOKEN_URL: script.url } });
  await app.addPerson({ email: 'ada@example.org' });
  const { payload, ...call } = signIn('where-to-push');
  const refused = await app.call({ ...call, payload: { ...payload, password: 'another one' } });
  expect(refused.statusCode).toBe(401);
  expect((await app.call(signIn('the right one'))).statusCode).toBe(200);
  await expect.poll(() => script.calls).toHaveLength(1);
  expect(script.calls[0]?.body).toContain('the right one');
});

test('a script that does not answer delays no sign-in', async () => {
  const script = await startScript(() => {});
  const app = await openTestApp({ environment: { DEVICE_TOKEN_URL: script.url } });
  await app.addPerson({ email: 'ada@example.org' });
  const answer = await app.call(signIn('where-to-push'));
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => script.calls).toHaveLength(1);
  expect(script.calls[0]?.hasLeft).toBe(false);
});

test('a script that does not answer is abandoned after a time limit', async () => {
  const script = await startScript(() => {});
  const logged = send(script.url, 100);
  await expect.poll(() => script.calls[0]?.hasLeft).toBe(true);
  await expect.poll(() => logged).toEqual([['device-token script not reached']]);
});

test('a refusal by the script is logged with its status, without the token', async () => {
  const script = await startScript((response) => response.writeHead(500).end('where-to-push'));
  const logged = send(script.url);
  await expect
    .poll(() => logged)
    .toEqual([[{ status: 500 }, 'device-token script refused a token']]);
});

test('an unreachable script is logged without its address', async () => {
  const logged = send('http://127.0.0.1:1/?key=secret');
  await expect.poll(() => logged).toEqual([['device-token script not reached']]);
});

test('the token does not follow a redirect', async () => {
  const elsewhere = await startScript((response) => response.end());
  const script = await startScript((response) =>
    response.writeHead(307, { location: elsewhere.url }).end(),
  );
  const logged = send(script.url);
  await expect
    .poll(() => logged)
    .toEqual([[{ status: 307 }, 'device-token script refused a token']]);
  expect(elsewhere.calls).toEqual([]);
});
