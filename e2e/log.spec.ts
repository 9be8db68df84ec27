import { listEvents } from '@assembly/contract/endpoints/content';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { getSession } from '@assembly/contract/endpoints/session';
import {
  requestPasswordReset,
  resetPassword,
  resetPasswordByAddress,
  signIn,
  signUp,
} from '@assembly/contract/endpoints/sign-in';
import { callApi, cookieOf } from './support/call-api.ts';
import { newEmail } from './support/people.ts';
import { resetLinkIn, runCommand } from './support/processes/run-command.ts';
import { expect } from './support/test.ts';
import { test } from './support/test-with-google.ts';

test('the log holds no password, token, cookie or query string, even at trace level', {
  tag: '@long',
}, async ({ startWithGoogle }) => {
  const { assembly, admin } = await startWithGoogle({
    content: 'empty',
    environment: { LOG_LEVEL: 'trace' },
  });
  const secrets = {
    password: 'seven-secret-geese',
    wrong: 'wrong-secret-guess',
    newPassword: 'nine-secret-swans',
    token: 'T'.repeat(43),
    device: 'device-secret-token',
    query: 'findme-in-the-query',
    forged: 'forged-secret-cookie',
    bearer: 'bearer-secret-token',
  };
  const email = newEmail();
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    callApi(assembly, `${path}?q=${secrets.query}`, { method: 'POST', body, headers });
  const put = (path: string, token: string) =>
    callApi(assembly, path, { method: 'PUT', body: { token, password: secrets.newPassword } });

  await post(signUp.path, { email, firstName: 'A', lastName: 'B', password: secrets.password });
  await post(signUp.path, { email, firstName: '', lastName: 'B', password: secrets.password });
  await post(signIn.path, { email, password: secrets.wrong });
  await post(signIn.path, { email, password: secrets.password });
  const credentials = { email: admin.email, password: admin.password, deviceToken: secrets.device };
  const cookie = cookieOf(await post(signIn.path, credentials));
  expect(cookie).toMatch(/^session=/);
  await callApi(assembly, `${getSession.path}?q=${secrets.query}`, { headers: { cookie } });
  await callApi(assembly, `${listEvents.path}?search=${secrets.query}`, { headers: { cookie } });
  const authorization = `Bearer ${secrets.bearer}`;
  const forged = { cookie: `session=${secrets.forged}`, authorization };
  await callApi(assembly, `${listEvents.path}?search=${secrets.query}`, { headers: forged });
  await post(signIn.path, 'not an object', { cookie });
  await fetch(assembly.url + signIn.path, {
    method: 'POST',
    headers: { origin: assembly.url, 'content-type': 'application/json' },
    body: `{"password": "${secrets.password}", ${secrets.password}`,
  });
  await post(requestPasswordReset.path, { email });
  await put(resetPassword.path, secrets.token);
  const params = { token: secrets.token };
  await put(addressOf(resetPasswordByAddress, { params }), secrets.token);
  await callApi(assembly, `/reset-password?token=${secrets.token}`);
  await callApi(assembly, `/nowhere/${secrets.token}?token=${secrets.token}`);
  await callApi(assembly, `/api/nowhere?token=${secrets.token}`, {
    method: 'POST',
    headers: forged,
  });
  await callApi(assembly, getSession.path, { method: 'DELETE', headers: { cookie } });
  const { output } = await runCommand(assembly, 'reset-link', email);
  const token = new URL(resetLinkIn(output)).hash.slice(1);
  expect((await put(resetPassword.path, token)).status).toBe(204);
  expect(await assembly.stop()).toBe(0);

  const log = assembly.output();
  expect(log).toContain('"route":"/api/session"');
  const hidden = { ...secrets, cookie: cookie.split('=')[1] ?? '', linkToken: token };
  for (const [name, secret] of Object.entries(hidden)) {
    expect(secret.length, name).toBeGreaterThan(10);
    expect(log.includes(secret), `${name} is in the log`).toBe(false);
  }
  expect(log).not.toContain('?q=');
});
