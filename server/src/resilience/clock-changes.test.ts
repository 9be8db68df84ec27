import { DAY_MS, HOUR_MS, MINUTE_MS, SESSION_LIFE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { issueReset } from '../auth/password-reset.ts';
import { removeOldAttempts } from '../auth/rate-limits.ts';
import { removeExpiredPasswordResets } from '../store/people/password-resets.ts';
import { removeExpiredSessions } from '../store/people/sessions.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, PASSWORD, SUNDAY, type TestApp } from '../testing/fixtures/test-app.ts';

const YEAR_MS = 365 * DAY_MS;
const EMAIL = 'ruth@example.org';
const moves = [
  ['an hour forward', HOUR_MS],
  ['a year forward', YEAR_MS],
  ['an hour back', -HOUR_MS],
  ['a year back', -YEAR_MS],
] as const;
const leaps = [
  ['an hour', HOUR_MS],
  ['a year', YEAR_MS],
] as const;

/** As happens every hour. */
async function tidyUp(db: TestApp['db'], now: number): Promise<void> {
  await removeExpiredSessions(db, now);
  await removeExpiredPasswordResets(db, now);
  await removeOldAttempts(db, now);
}

async function isSignedIn({ call }: TestApp, cookie: string): Promise<boolean> {
  return (await call({ url: '/api/session', headers: { cookie } })).json().user !== null;
}

async function useLink({ call }: TestApp, token: string): Promise<number> {
  const payload = { password: 'a wholly new password' };
  const reply = await call({ method: 'PUT', url: `/api/password-resets/${token}`, payload });
  return reply.statusCode;
}

async function lockOut({ signIn }: TestApp): Promise<void> {
  for (let n = 0; n < 5; n += 1) expect((await signIn(EMAIL, `guess ${n}`)).statusCode).toBe(401);
  expect((await signIn(EMAIL)).statusCode).toBe(429);
}

onEachDatabase('when the clock is moved', (database) => {
  test.each(leaps)('back by %s, a session that had expired stays expired', async (_title, byMs) => {
    const app = await openTestApp({ database });
    const cookie = await app.cookieOf(await app.addPerson());
    app.clock.now += SESSION_LIFE_MS + HOUR_MS / 2;
    expect(await isSignedIn(app, cookie)).toBe(false);
    app.clock.now -= byMs;
    expect(await isSignedIn(app, cookie)).toBe(false);
  });

  test.each(leaps)('back by %s, a link that had expired stays expired', async (_title, byMs) => {
    const app = await openTestApp({ database });
    const { id } = await app.addPerson();
    const token = await issueReset(app.db, id, HOUR_MS, app.clock.now);
    app.clock.now += 1.5 * HOUR_MS;
    expect(await useLink(app, token)).toBe(410);
    app.clock.now -= byMs;
    expect(await useLink(app, token)).toBe(410);
  });

  test('back by a year, a link that was made in the year ahead does not open for a year', async () => {
    const app = await openTestApp({ database });
    const { id } = await app.addPerson();
    app.clock.now += YEAR_MS;
    const token = await issueReset(app.db, id, HOUR_MS, app.clock.now);
    app.clock.now -= YEAR_MS;
    expect(await useLink(app, token)).toBe(410);
    app.clock.now += YEAR_MS;
    expect(await useLink(app, token)).toBe(410);
  });

  test.each(moves)(
    '%s, whoever was signed in is so still, or can sign in again',
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

  test('back by a year, a session of the year ahead ends a month after it was used last', async () => {
    const app = await openTestApp({ database });
    const person = await app.addPerson();
    app.clock.now += YEAR_MS;
    const cookie = await app.cookieOf(person);
    app.clock.now -= YEAR_MS;
    expect(await isSignedIn(app, cookie)).toBe(true);
    app.clock.now += SESSION_LIFE_MS;
    expect(await isSignedIn(app, cookie)).toBe(false);
  });

  test.each(moves)(
    '%s, whoever is locked out gets in again after the wait',
    async (_title, byMs) => {
      const app = await openTestApp({ database });
      await app.addPerson({ email: EMAIL });
      await lockOut(app);
      app.clock.now += byMs;
      await lockOutIfForgotten(app);
      app.clock.now += 15 * MINUTE_MS;
      expect((await app.signIn(EMAIL)).statusCode).toBe(200);

      // And once it is right again, whatever was counted at the wrong time.
      app.clock.now = SUNDAY + 15 * MINUTE_MS;
      expect((await app.signIn(EMAIL)).statusCode).toBe(200);
    },
  );

  test('a year later nobody pays for what was counted while the clock was wrong', async () => {
    const app = await openTestApp({ database });
    await app.addPerson({ email: EMAIL });
    app.clock.now = SUNDAY + YEAR_MS;
    await lockOut(app);
    app.clock.now = SUNDAY;
    expect((await app.signIn(EMAIL, PASSWORD)).statusCode).toBe(200);
    await tidyUp(app.db, app.clock.now);
    app.clock.now = SUNDAY + YEAR_MS;
    expect((await app.signIn(EMAIL, PASSWORD)).statusCode).toBe(200);
  });
});

onEachDatabase('whatever the clock says', (database) => {
  test('who signed up, was approved or changed a password before, meanwhile or afterwards has done so for good', async () => {
    const app = await openTestApp({ database });
    const { call, clock, db, signIn } = app;
    const admin = await app.addPerson({ isAdmin: true, email: 'ada@example.org' });
    const confirmed: { email: string; password: string }[] = [];

    async function confirmOne(): Promise<void> {
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

    await confirmOne();
    for (const [, byMs] of moves) {
      clock.now = SUNDAY + byMs;
      await confirmOne();
      await tidyUp(db, clock.now);
      clock.now = SUNDAY;
      await confirmOne();
      await tidyUp(db, clock.now);
    }
    for (const [at, { email, password }] of confirmed.entries()) {
      expect((await signIn(email, password, `192.0.2.${at}`)).statusCode, email).toBe(200);
    }
  });
});

/** Where the move has carried the attempts out of sight, there is nobody locked out yet. */
async function lockOutIfForgotten(app: TestApp): Promise<void> {
  if ((await app.signIn(EMAIL)).statusCode === 200) await lockOut(app);
}
