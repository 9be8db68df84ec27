import { DAY_MS, MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { describe, expect, test } from 'vitest';
import { openPasswords } from '../auth/passwords.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { addPerson } from '../testing/fixtures/people.ts';
import { openTestApp, PASSWORD, SUNDAY } from '../testing/fixtures/test-app.ts';

describe('signing in and out', () => {
  test('a member signs in and out, and the session ends', async () => {
    const { addPerson, signIn, call } = await openTestApp();
    const user = await addPerson({ email: 'Ruth@Example.org' });

    const reply = await signIn('ruth@example.ORG');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ user });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);

    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await call({ url: '/api/session', headers })).json()).toEqual({ user });
    const out = await call({ method: 'DELETE', url: '/api/session', headers });
    expect(out.statusCode).toBe(204);
    expect(String(out.headers['set-cookie'])).toContain('session=; Max-Age=0');
    const ended = (await call({ url: '/api/session', headers })).json();
    expect(ended).toEqual({ user: null, hasEnded: true });
    expect((await call({ url: '/api/session' })).json()).toEqual({ user: null });
  });

  test('signing in again in the same browser ends the session that it had', async () => {
    const { addPerson, signIn, call } = await openTestApp();
    await addPerson({ email: 'ruth@example.org' });
    await addPerson({ email: 'boaz@example.org' });
    const cookie = String((await signIn('ruth@example.org')).headers['set-cookie']).split(';')[0];
    const headers = { cookie: cookie ?? '' };
    const payload = { email: 'boaz@example.org', password: 'a wrong one' };
    const asBoaz = { method: 'POST', url: '/api/session', headers } as const;
    expect((await call({ ...asBoaz, payload })).statusCode).toBe(401);
    expect((await call({ url: '/api/session', headers })).json()).not.toMatchObject({ user: null });
    const reply = await call({ ...asBoaz, payload: { ...payload, password: PASSWORD } });
    expect(reply.statusCode).toBe(200);
    expect((await call({ url: '/api/session', headers })).json()).toMatchObject({ user: null });
  });

  test('an unknown email and a wrong password get the same reply', async () => {
    const { addPerson, signIn } = await openTestApp();
    await addPerson({ email: 'ruth@example.org' });
    const wrong = await signIn('ruth@example.org', 'not her password');
    const unknown = await signIn('unknown@example.org', 'not her password');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      status: 401,
      code: 'invalid_credentials',
      detail: 'Invalid email or password. Please try again.',
    });
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    expect(wrong.headers['content-type']).toContain('application/problem+json');
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('a pending member cannot sign in, and only the right password reveals that the account is pending', async () => {
    const { addPerson, signIn } = await openTestApp();
    await addPerson({ email: 'new@example.org', isActive: false });
    const pending = await signIn('new@example.org');
    expect(pending.statusCode).toBe(403);
    expect(pending.json()).toMatchObject({
      code: 'account_inactive',
      detail: 'Your account is not enabled yet. Please contact to site admin.',
    });
    expect((await signIn('new@example.org', 'a guess of mine')).statusCode).toBe(401);
  });

  test('signing in to a pending account counts as an attempt', async () => {
    const { addPerson, signIn } = await openTestApp();
    await addPerson({ email: 'new@example.org', isActive: false });
    for (let n = 0; n < 5; n += 1) expect((await signIn('new@example.org')).statusCode).toBe(403);
    expect((await signIn('new@example.org')).statusCode).toBe(429);
  });

  test('after five wrong passwords a member has to wait, and the message says how long', async () => {
    const { addPerson, signIn, clock } = await openTestApp();
    await addPerson({ email: 'ruth@example.org' });
    for (let n = 0; n < 5; n += 1) {
      expect((await signIn('ruth@example.org', 'a wrong one')).statusCode).toBe(401);
      clock.now += 1 * MINUTE_MS;
    }
    const refused = await signIn('Ruth@example.org');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(10 * 60));
    expect(refused.json()).toMatchObject({
      code: 'too_many_attempts',
      detail: 'Too many attempts. Please try again in 10 minutes.',
    });

    expect((await signIn('ruth@example.org', PASSWORD, '198.51.100.7')).statusCode).toBe(200);
    clock.now += 10 * MINUTE_MS;
    expect((await signIn('ruth@example.org')).statusCode).toBe(200);
  });

  test('a hundred wrong passwords from one network block it for all accounts, but not other networks', async () => {
    const { addPerson, signIn } = await openTestApp();
    await addPerson({ email: 'ruth@example.org' });
    const inOneNetwork = (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`;
    for (let n = 0; n < 100; n += 1) {
      const reply = await signIn(`guess${n}@example.org`, 'a wrong one', inOneNetwork(n));
      expect(reply.statusCode).toBe(401);
    }
    expect((await signIn('ruth@example.org', PASSWORD, inOneNetwork(7))).statusCode).toBe(429);
    expect((await signIn('ruth@example.org', PASSWORD, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  test('a session is extended while it is used, and ends thirty days after its last use', async () => {
    const { addPerson, cookieOf, call, clock } = await openTestApp();
    const headers = { cookie: await cookieOf(await addPerson()) };
    const session = () => call({ url: '/api/session', headers });
    clock.now += 29 * DAY_MS;
    const slid = await session();
    expect(slid.json().user).not.toBeNull();
    expect(slid.headers['set-cookie']).toContain('Max-Age=2592000');
    clock.now += 29 * DAY_MS;
    expect((await session()).json().user).not.toBeNull();
    clock.now += 30 * DAY_MS;
    expect((await session()).json().user).toBeNull();
  });

  test('a session that is used every week ends a year after the sign-in', async () => {
    const { addPerson, cookieOf, call, clock } = await openTestApp();
    const headers = { cookie: await cookieOf(await addPerson()) };
    const isSignedIn = async () =>
      (await call({ url: '/api/session', headers })).json().user !== null;
    for (let week = 0; week < 52; week += 1) {
      clock.now += 7 * DAY_MS;
      expect(await isSignedIn()).toBe(true);
    }
    clock.now += 1 * DAY_MS - 1;
    expect(await isSignedIn()).toBe(true);
    clock.now += 1;
    expect(await isSignedIn()).toBe(false);
  });
});

onEachDatabase('signing in and out', (database) => {
  test('of fifty guesses at the same moment only five are checked', async () => {
    const { addPerson, signIn } = await openTestApp({ database });
    await addPerson({ email: 'ruth@example.org' });
    const guesses = Array.from({ length: 50 }, (_, n) => signIn('ruth@example.org', `guess ${n}`));
    const codes = (await Promise.all(guesses)).map((reply) => reply.statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(5);
    expect(codes.filter((code) => code !== 401 && code !== 503 && code !== 429)).toEqual([]);
  });

  test('an attacker with 65,536 IPv6 networks has no more than five times as many guesses', async () => {
    const { addPerson, signIn } = await openTestApp({ database });
    const { email } = await addPerson();
    const guess = (n: number) => signIn(email, 'a wrong one', `2001:db8:7:${n.toString(16)}::1`);
    for (let n = 0; n < 25; n += 1) expect((await guess(n)).statusCode).toBe(401);
    expect((await guess(25)).statusCode).toBe(429);
    expect((await signIn(email, PASSWORD, '2001:db8:70::1')).statusCode).toBe(200);
  });

  test('a person has at most fifty sessions: a new one ends the oldest', async () => {
    const { addPerson, cookieOf, signIn, call, clock, db } = await openTestApp({ database });
    const person = await addPerson();
    const bystander = await cookieOf(await addPerson());
    const cookies: string[] = [];
    for (let n = 0; n < 50; n += 1) {
      clock.now += 1 * SECOND_MS;
      cookies.push(await cookieOf(person));
    }
    const [oldest = '', second = '', third = ''] = cookies;
    const isSignedIn = async (cookie: string) =>
      (await call({ url: '/api/session', headers: { cookie } })).json().user !== null;
    const signInAgain = async () =>
      String((await signIn(person.email)).headers['set-cookie']).split(';')[0] ?? '';

    expect(await isSignedIn(oldest)).toBe(true);
    clock.now += 1 * SECOND_MS;
    expect(await isSignedIn(await signInAgain())).toBe(true);
    expect(await isSignedIn(oldest)).toBe(false);
    expect(await isSignedIn(second)).toBe(true);

    // Even if the clock was set back since the others began.
    clock.now -= 1 * DAY_MS;
    expect(await isSignedIn(await signInAgain())).toBe(true);
    expect(await isSignedIn(second)).toBe(false);
    clock.now += 2 * DAY_MS;
    const added = await Promise.all(Array.from({ length: 10 }, signInAgain));
    for (const cookie of added) expect(await isSignedIn(cookie)).toBe(true);
    expect(await isSignedIn(third)).toBe(false);
    expect(await isSignedIn(bystander)).toBe(true);
    const stored = db.selectFrom('sessions').select('id').where('userId', '=', person.id);
    expect(await stored.execute()).toHaveLength(50);
  });
});

describe('a whole congregation behind one router', () => {
  test('more people can sign in within a minute than wrong passwords are allowed', async () => {
    const { addPerson, signIn, clock } = await openTestApp();
    const people = await Promise.all(Array.from({ length: 105 }, () => addPerson()));
    for (const { email } of people) {
      expect((await signIn(email)).statusCode).toBe(200);
      clock.now += 0.5 * SECOND_MS;
    }
  });

  test('when too many sign in at once, some are asked to retry, and reads go on', {
    tags: 'long',
  }, async () => {
    const passwords = await openPasswords();
    const { db, signIn, call } = await openTestApp({ passwords });
    const password = await passwords.hash(PASSWORD);
    const people = await Promise.all(
      Array.from({ length: 120 }, () => addPerson(db, { password }, SUNDAY)),
    );
    const arriving = Promise.all(people.map(({ email }) => signIn(email)));
    expect((await call({ url: '/healthz' })).statusCode).toBe(200);
    const replies = await arriving;
    const busy = replies.filter((reply) => reply.statusCode === 503);
    expect(replies.filter((reply) => reply.statusCode === 200).length).toBeGreaterThanOrEqual(50);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers['retry-after']).toBe('1');
    expect(busy[0]?.json()).toMatchObject({ code: 'busy' });
    expect(replies.every((reply) => [200, 503].includes(reply.statusCode))).toBe(true);
  });
});

test('X-Forwarded-For counts only when it comes from a trusted proxy', async () => {
  const guessSix = async (trusted: boolean) => {
    const environment = trusted ? { TRUST_PROXY: '192.0.2.1' } : {};
    const { call } = await openTestApp({ environment });
    let last = 0;
    for (let n = 0; n < 6; n += 1) {
      const reply = await call({
        method: 'POST',
        url: '/api/session',
        remoteAddress: '192.0.2.1',
        headers: { 'x-forwarded-for': `198.51.100.${n}` },
        payload: { email: 'ruth@example.org', password: 'a wrong one' },
      });
      last = reply.statusCode;
    }
    return last;
  };
  expect(await guessSix(false)).toBe(429);
  expect(await guessSix(true)).toBe(401);
});

test('over https the cookie is bound to the host', async () => {
  const { addPerson, signIn } = await openTestApp({
    environment: { PUBLIC_URL: 'https://assembly.test' },
  });
  const { email } = await addPerson();
  const cookie = String((await signIn(email)).headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-session=.*Secure/);
});

test('invalid input is reported by field', async () => {
  const { call } = await openTestApp();
  const reply = await call({
    method: 'POST',
    url: '/api/session',
    payload: { email: 'not an address', password: 12 },
  });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    code: 'invalid_input',
    fields: {
      email: 'Enter an email address such as name@example.org.',
      password: 'Enter your password.',
    },
  });
});
