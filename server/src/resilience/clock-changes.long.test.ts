import { DAY_MS, HOUR_MS, MINUTE_MS, SESSION_LIFE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { removeOldAttempts } from '../auth/rate-limits.ts';
import { removeExpiredPasswordResets } from '../store/users/password-resets.ts';
import { removeExpiredSessions } from '../store/users/sessions.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, PASSWORD, SUNDAY, type TestApp } from '../testing/fixtures/test-app.ts';

const YEAR_MS = 365 * DAY_MS;
const EMAIL = 'ruth@example.org';
const CHANGES = [
  ['an hour forward', HOUR_MS],
  ['a year forward', YEAR_MS],
  ['an hour back', -HOUR_MS],
  ['a year back', -YEAR_MS],
] as const;
/** What the hourly cleanup does. */
async function cleanUp(db: TestApp['db'], now: number): Promise<void> {
  await removeExpiredSessions(db, now);
  await removeExpiredPasswordResets(db, now);
  await removeOldAttempts(db, now);
}

async function isSignedIn({ call }: TestApp, cookie: string): Promise<boolean> {
  return (await call({ url: '/api/session', headers: { cookie } })).json().user !== null;
}

async function lockOut({ signIn }: TestApp): Promise<void> {
  for (let n = 0; n < 5; n += 1) expect((await signIn(EMAIL, `guess ${n}`)).statusCode).toBe(401);
  expect((await signIn(EMAIL)).statusCode).toBe(429);
}

/** A clock change may move the earlier attempts out of the period that counts. */
async function lockOutAgain(app: TestApp): Promise<void> {
  if ((await app.signIn(EMAIL)).statusCode === 200) await lockOut(app);
}

onEachDatabase("when the server's clock changes", (database) => {
  test.each(CHANGES)(
    '%s, a member is still signed in or can sign in again',
    async (_title, byMs) => {
      const app = await openTestApp({ database });
      const cookie = await app.cookieOf(await app.addPerson({ email: EMAIL }));
      expect(await isSignedIn(app, cookie)).toBe(true);
      app.clock.now += byMs;
      expect(await isSignedIn(app, cookie)).toBe(byMs < SESSION_LIFE_MS);
      expect((await app.signIn(EMAIL)).statusCode).toBe(200);
      app.clock.now = SUNDAY;
      expect((await app.signIn(EMAIL)).statusCode).toBe(200);
    },
  );

  test.each(CHANGES)(
    '%s, a member who is locked out can sign in after the wait',
    async (_title, byMs) => {
      const app = await openTestApp({ database });
      await app.addPerson({ email: EMAIL });
      await lockOut(app);
      app.clock.now += byMs;
      await lockOutAgain(app);
      app.clock.now += 15 * MINUTE_MS;
      expect((await app.signIn(EMAIL)).statusCode).toBe(200);

      // Also once the clock is right again, whatever was counted at the wrong time.
      app.clock.now = SUNDAY + 15 * MINUTE_MS;
      expect((await app.signIn(EMAIL)).statusCode).toBe(200);
    },
  );

  test('a sign-up, an approval and a new password last, whatever the clock said at the time', async () => {
    const app = await openTestApp({ database });
    const { call, clock, db, signIn } = app;
    const admin = await app.addPerson({ isAdmin: true, email: 'ada@example.org' });
    const confirmed: { email: string; password: string }[] = [];

    async function signUpApproveAndChange(): Promise<void> {
      const email = `guest${confirmed.length}@example.org`;
      const person = { email, firstName: 'G', lastName: 'N', password: PASSWORD };
      const signedUp = await call({ method: 'POST', url: '/api/users', payload: person });
      expect(signedUp.statusCode).toBe(201);
      const { id } = signedUp.json().user;
      const approve = { method: 'POST', url: `/api/users/${id}/approve` } as const;
      const headers = { cookie: await app.cookieOf(admin) };
      expect((await call({ ...approve, headers })).statusCode).toBe(200);
      const password = `seven geese, ${email}`;
      const payload = { password: PASSWORD, newPassword: password };
      const cookie = await app.cookieOf(signedUp.json().user);
      const change = { method: 'PATCH', url: '/api/account', payload } as const;
      expect((await call({ ...change, headers: { cookie } })).statusCode).toBe(200);
      confirmed.push({ email, password });
    }

    await signUpApproveAndChange();
    for (const [, byMs] of CHANGES) {
      for (const now of [SUNDAY + byMs, SUNDAY]) {
        clock.now = now;
        await signUpApproveAndChange();
        await cleanUp(db, clock.now);
      }
    }
    for (const [at, { email, password }] of confirmed.entries()) {
      expect((await signIn(email, password, `192.0.2.${at}`)).statusCode, email).toBe(200);
    }
  });
});
