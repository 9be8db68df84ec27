import { HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { issueReset } from '../auth/password-reset.ts';
import { findUserByEmail } from '../store/users/users.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, PASSWORD } from '../testing/fixtures/test-app.ts';

const NEW_PASSWORD = 'a wholly new password';

onEachDatabase('signing up, changing an account and resetting a password', (database) => {
  test('change nothing if the audit log cannot be written', async () => {
    const { call, db, addPerson, cookieOf, signIn, clock } = await openTestApp({ database });
    const person = await addPerson({ name: 'Saul Kis' });
    const forgetful = await addPerson();
    const headers = { cookie: await cookieOf(person) };
    const elsewhere = { cookie: await cookieOf(person) };
    const token = await issueReset(db, forgetful.id, HOUR_MS, clock.now);
    const name = { firstName: 'Paul', lastName: 'Kis' };
    const newcomer = { ...name, email: 'paul@example.org', password: PASSWORD };
    const passwords = { password: PASSWORD, newPassword: NEW_PASSWORD };
    const acts = [
      { method: 'POST', url: '/api/users', payload: newcomer },
      { method: 'PATCH', url: '/api/account', headers, payload: name },
      { method: 'PATCH', url: '/api/account', headers, payload: passwords },
      {
        method: 'PUT',
        url: '/api/password-resets',
        payload: { token, password: NEW_PASSWORD },
      },
    ] as const;

    await db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
    for (const act of acts) expect((await call(act)).statusCode).toBe(500);
    await db.schema.alterTable('audit_log_away').renameTo('audit_log').execute();
    expect(await findUserByEmail(db, newcomer.email)).toBeUndefined();
    const account = await call({ url: '/api/account', headers: elsewhere });
    expect(account.json()).toEqual({ user: person });
    for (const { email } of [person, forgetful]) {
      expect((await signIn(email)).statusCode).toBe(200);
    }

    // The link has not been used up.
    for (const act of acts) expect((await call(act)).statusCode).toBeLessThan(300);
    const entries = await db.selectFrom('audit_log').select('action').orderBy('action').execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'name_changed',
      'password_changed',
      'password_reset',
      'signed_in',
      'signed_in',
      'signed_up',
    ]);
  });
});
