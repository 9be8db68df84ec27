import { expect, test } from 'vitest';
import { PREVIOUS_ORIGIN_LIFE_MS } from '../../settings/public-addresses.ts';
import { openAsAdmin } from '../../testing/fixtures/settings-admin.ts';
import { PASSWORD } from '../../testing/fixtures/test-app.ts';

const NOT_AN_ORIGIN = 'It must be an address such as https://assembly.example.org, without a path.';

test('after the public address has changed, the previous one keeps working for a day', async () => {
  const { app, call, clock, cookie, read, save, settings } = await openAsAdmin();
  for (const invalid of ['https://grace.example/app', 'http://*', 'http://grace..example']) {
    const refused = await save({ PUBLIC_URL: invalid });
    expect(refused.json().fields).toEqual({ PUBLIC_URL: NOT_AN_ORIGIN });
  }
  expect((await save({ PUBLIC_URL: 'https://grace.example' })).statusCode).toBe(200);
  expect((await read()).google.redirectUrl).toBe('https://grace.example/api/google/callback');

  const signOut = (origin: string) =>
    call({ method: 'DELETE', url: '/api/session', headers: { origin } });
  const isAccepted = async (origin: string) => (await signOut(origin)).statusCode === 204;
  expect(await isAccepted('http://localhost:3000')).toBe(true);
  expect(await isAccepted('http://127.0.0.1:3000')).toBe(true);
  expect(await isAccepted('https://grace.example')).toBe(true);
  expect(await isAccepted('https://other.example')).toBe(false);

  // The session of the previous address is read, and the page there is not sent to https.
  const openAt = (host: string) => app.inject({ url: '/web/event', headers: { cookie, host } });
  const atPrevious = await openAt('127.0.0.1:3000');
  expect(atPrevious.statusCode).toBe(200);
  // At the new address, another host could have set a cookie without the prefix.
  expect((await openAt('grace.example')).headers.location).toBe('/login');
  expect(atPrevious.headers['strict-transport-security']).toBeUndefined();
  expect(settings.current().previousOrigins).toHaveLength(1);

  clock.now += PREVIOUS_ORIGIN_LIFE_MS;
  expect(await isAccepted('http://localhost:3000')).toBe(false);
  expect(await isAccepted('https://grace.example')).toBe(true);
  const later = await openAt('127.0.0.1:3000');
  expect(later.headers.location).toBe('/login');
  expect(later.headers['strict-transport-security']).toBeDefined();
});

test('a session gets the cookie that fits the address at which it was started', async () => {
  const { addPerson, save, call } = await openAsAdmin();
  await save({ PUBLIC_URL: 'https://grace.example' });
  const { email } = await addPerson({ email: 'max@example.org' });
  const cookieAt = async (origin: string) => {
    const payload = { email, password: PASSWORD };
    const reply = await call({ method: 'POST', url: '/api/session', payload, headers: { origin } });
    return String(reply.headers['set-cookie']);
  };
  expect(await cookieAt('http://localhost:3000')).toMatch(/^session=[^;]+;(?!.*Secure)/);
  expect(await cookieAt('https://grace.example')).toMatch(/^__Host-session=[^;]+;.*Secure/);
});
