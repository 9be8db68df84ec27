import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp, PASSWORD } from '../testing/fixtures/test-app.ts';
import { sendDeviceToken } from './device-token.ts';

interface Heard {
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  body: string;
  hasLeft: boolean;
}

/** The organisation's script, which writes down what it hears and then answers as it is told to. */
async function startScript(answer: (response: ServerResponse) => void) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const one = { method, url, type: headers['content-type'], body: '', hasLeft: false };
    response.once('close', () => {
      one.hasLeft = true;
    });
    void text(request).then((body) => {
      heard.push(Object.assign(one, { body }));
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

/** Sends one token there; what it logs is all that anybody ever learns. */
function send(url: string) {
  const logged: unknown[][] = [];
  const warn = (...line: unknown[]) => void logged.push(line);
  sendDeviceToken(url, { id: 'ada' }, 'where-to-push', { warn });
  return logged;
}

const signIn = (deviceToken?: string) => ({
  method: 'POST' as const,
  url: '/api/session',
  payload: { email: 'ada@example.org', password: PASSWORD, deviceToken },
});

test('a browser that has a token has it sent to the script when somebody signs in', async () => {
  const script = await startScript((response) => response.end());
  const app = await openTestApp({
    environment: { DEVICE_TOKEN_URL: `${script.url}/push/register.php?site=1` },
  });
  const { id } = await app.addPerson({ email: 'ada@example.org' });
  expect((await app.call(signIn())).statusCode).toBe(200);
  expect((await app.call(signIn('where-to-push'))).statusCode).toBe(200);
  await expect.poll(() => script.heard).toHaveLength(1);
  expect(script.heard[0]).toMatchObject({
    method: 'POST',
    url: '/push/register.php?site=1',
    type: 'application/json',
  });
  expect(JSON.parse(script.heard[0]?.body ?? '')).toEqual({
    userId: id,
    deviceToken: 'where-to-push',
    deviceType: 'web',
  });
});

test('a wrong password sends no token to anybody', async () => {
  const script = await startScript((response) => response.end());
  const app = await openTestApp({ environment: { DEVICE_TOKEN_URL: script.url } });
  await app.addPerson({ email: 'ada@example.org' });
  const { payload, ...call } = signIn('where-to-push');
  const refused = await app.call({ ...call, payload: { ...payload, password: 'another one' } });
  expect(refused.statusCode).toBe(401);
  expect((await app.call(signIn('the right one'))).statusCode).toBe(200);
  await expect.poll(() => script.heard).toHaveLength(1);
  expect(script.heard[0]?.body).toContain('the right one');
});

test('a script that does not answer holds nobody up, and is given up in time', async () => {
  const script = await startScript(() => {});
  const app = await openTestApp({ environment: { DEVICE_TOKEN_URL: script.url } });
  await app.addPerson({ email: 'ada@example.org' });
  const answer = await app.call(signIn('where-to-push'));
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => script.heard).toHaveLength(1);
  expect(script.heard[0]?.hasLeft).toBe(false);
  await expect.poll(() => script.heard[0]?.hasLeft).toBe(true);
});

test('a script that refuses is logged by its status, without the token', async () => {
  const script = await startScript((response) => response.writeHead(500).end('where-to-push'));
  const logged = send(script.url);
  await expect
    .poll(() => logged)
    .toEqual([[{ status: 500 }, 'the device-token script refused a token']]);
});

test('a script that is not there is logged, without its address', async () => {
  const logged = send('http://127.0.0.1:1/?key=secret');
  await expect.poll(() => logged).toEqual([['the device-token script could not be reached']]);
});

test('nobody gets the token to whom the script points', async () => {
  const elsewhere = await startScript((response) => response.end());
  const script = await startScript((response) =>
    response.writeHead(307, { location: elsewhere.url }).end(),
  );
  const logged = send(script.url);
  await expect
    .poll(() => logged)
    .toEqual([[{ status: 307 }, 'the device-token script refused a token']]);
  expect(elsewhere.heard).toEqual([]);
});
