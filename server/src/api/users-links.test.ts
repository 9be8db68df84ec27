import { DAY_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import { describe, expect, test } from 'vitest';
import { makeAdmin, makeResetLink } from '../cli/people-commands.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { removeUser } from '../testing/fixtures/stored-users.ts';
import { openTestApp, PASSWORD, type TestApp } from '../testing/fixtures/test-app.ts';

const NEW_PASSWORD = 'a wholly new password';

async function makeLink(testApp: TestApp, by: User, of: User) {
  const headers = { cookie: await testApp.cookieOf(by) };
  return await testApp.call({ method: 'POST', url: `/api/users/${of.id}/reset-link`, headers });
}

async function setPassword(testApp: TestApp, link: string): Promise<number> {
  const payload = { token: new URL(link).hash.slice(1), password: NEW_PASSWORD };
  const url = '/api/password-resets';
  return (await testApp.call({ method: 'PUT', url, payload })).statusCode;
}

describe('a reset link that an administrator hands out', () => {
  test('sets a password once, and the member can sign in with it', async () => {
    const testApp = await openTestApp();
    const member = await testApp.addPerson();
    const reply = await makeLink(testApp, await testApp.addPerson({ isAdmin: true }), member);
    expect(reply.statusCode).toBe(201);
    const { url } = reply.json();
    expect(await setPassword(testApp, url)).toBe(204);
    expect(await setPassword(testApp, url)).toBe(410);
    expect((await testApp.signIn(member.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('cannot be created for your own account, which would bypass the current password', async () => {
    const testApp = await openTestApp();
    const admin = await testApp.addPerson({ isAdmin: true });
    const refused = await makeLink(testApp, admin, admin);
    expect(refused.json()).toMatchObject({ status: 409, code: 'own_account' });
    expect(await testApp.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  test('works for exactly a day', async () => {
    const testApp = await openTestApp();
    const admin = await testApp.addPerson({ isAdmin: true });
    const links = [];
    for (const member of [await testApp.addPerson(), await testApp.addPerson()]) {
      links.push((await makeLink(testApp, admin, member)).json().url);
    }
    testApp.clock.now += DAY_MS - 1;
    expect(await setPassword(testApp, links[0])).toBe(204);
    testApp.clock.now += 1;
    expect(await setPassword(testApp, links[1])).toBe(410);
  });

  test('is reported by email to an administrator whose password it sets, but not to a member', async () => {
    const testApp = await openTestApp({
      environment: { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.test' },
    });
    const issuer = await testApp.addPerson({ isAdmin: true, name: 'Ada Admin' });
    const other = await testApp.addPerson({ isAdmin: true });
    for (const person of [await testApp.addPerson(), other]) {
      expect((await makeLink(testApp, issuer, person)).statusCode).toBe(201);
    }
    await expect.poll(() => testApp.emails).toHaveLength(1);
    const { to, message } = testApp.emails[0] ?? {};
    expect(to).toBe(other.email);
    expect(message?.subject).toBe('A link to set your password for Our Assembly was created');
    expect(message?.text).toContain('Ada Admin created a link that sets a new password');
    expect(message?.text).toContain('http://assembly.test/web/account');
    expect(message?.text).not.toContain('reset-password');
  });

  test('made by a command is in the audit log as made by the command line', async () => {
    const testApp = await openTestApp();
    const { settings, db, clock } = testApp;
    const context = { settings, db, now: () => clock.now, log: () => {} };
    const member = await testApp.addPerson({ name: 'Ruth Moab' });
    await makeAdmin.run(context, ['new@example.org']);
    clock.now += 1;
    const said = await makeResetLink.run(context, [member.email]);
    expect(await setPassword(testApp, said.split('\n')[1] ?? '')).toBe(204);
    const headers = { cookie: await testApp.cookieOf(await testApp.addPerson({ isAdmin: true })) };
    const { items } = (await testApp.call({ url: '/api/audit', headers })).json();
    const acts = items.map(
      (one: Record<string, string>) => `${one.actor}: ${one.action} ${one.subject}`,
    );
    expect(acts.toSorted()).toEqual([
      'Ruth Moab: password_reset ',
      'The command line: made_admin new',
      'The command line: reset_link Ruth Moab',
      'The command line: reset_link new',
    ]);
  });
});

/** What happens to the administrator who issued a link; `other` is another administrator. */
const ENDS: Record<string, (testApp: TestApp, issuer: User, other: User) => Promise<unknown>> = {
  async 'is deleted'(testApp, { id }, other) {
    const headers = { cookie: await testApp.cookieOf(other) };
    await testApp.call({ method: 'DELETE', url: `/api/users/${id}`, headers });
  },
  async 'deletes their own account'(testApp, issuer) {
    const headers = { cookie: await testApp.cookieOf(issuer) };
    const payload = { password: PASSWORD };
    await testApp.call({ method: 'DELETE', url: '/api/account', headers, payload });
  },
  async 'is demoted, even if promoted again'(testApp, { id }, other) {
    const headers = { cookie: await testApp.cookieOf(other) };
    const url = `/api/users/${id}/admin`;
    for (const method of ['DELETE', 'POST'] as const) await testApp.call({ method, url, headers });
  },
  async 'changes their password'(testApp, issuer) {
    const headers = { cookie: await testApp.cookieOf(issuer) };
    const payload = { password: PASSWORD, newPassword: NEW_PASSWORD };
    await testApp.call({ method: 'PATCH', url: '/api/account', headers, payload });
  },
  async 'sets a new password with a link'(testApp, issuer, other) {
    const { url } = (await makeLink(testApp, other, issuer)).json();
    expect(await setPassword(testApp, url)).toBe(204);
  },
};

onEachDatabase('a reset link that an administrator hands out', (database) => {
  test.each(Object.entries(ENDS))(
    'no longer works once that administrator %s',
    async (_title, end) => {
      const testApp = await openTestApp({ database });
      const issuer = await testApp.addPerson({ isAdmin: true });
      const other = await testApp.addPerson({ isAdmin: true });
      const { url } = (await makeLink(testApp, issuer, other)).json();
      const member = await testApp.addPerson();
      const fromOther = (await makeLink(testApp, other, member)).json().url;
      await end(testApp, issuer, other);
      expect(await setPassword(testApp, url)).toBe(410);
      expect(await setPassword(testApp, fromOther)).toBe(204);
    },
  );

  test('cannot be made with a session that another process has just ended', async () => {
    const testApp = await openTestApp({ database });
    const [admin, member] = [await testApp.addPerson({ isAdmin: true }), await testApp.addPerson()];
    // The session cache of this process still has it.
    const headers = { cookie: await testApp.cookieOf(admin) };
    expect((await testApp.call({ url: '/api/users', headers })).statusCode).toBe(200);
    await testApp.db.deleteFrom('sessions').where('userId', '=', admin.id).execute();
    const url = `/api/users/${member.id}/reset-link`;
    const refused = await testApp.call({ method: 'POST', url, headers });
    expect(refused.json()).toMatchObject({ code: 'not_signed_in' });
    expect(await testApp.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  test('cannot be made by an administrator who has just lost the role', async () => {
    const testApp = await openTestApp({ database });
    const { addPerson, db } = testApp;
    const [admin, member] = [await addPerson({ isAdmin: true }), await addPerson()];
    // The session cache still has the role: it reads it again after a second.
    const headers = { cookie: await testApp.cookieOf(admin) };
    expect((await testApp.call({ url: '/api/users', headers })).statusCode).toBe(200);
    await db.updateTable('users').set({ isAdmin: 0 }).where('id', '=', admin.id).execute();
    const url = `/api/users/${member.id}/reset-link`;
    const refused = await testApp.call({ method: 'POST', url, headers });
    expect(refused.json()).toMatchObject({ code: 'forbidden' });
    expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
  });

  test('cannot be made for a member who is being deleted', async () => {
    const testApp = await openTestApp({ database });
    const admins = [];
    for (const _one of [1, 2]) admins.push(await testApp.addPerson({ isAdmin: true }));
    const [one, two] = admins as [User, User];
    for (let n = 0; n < 20; n += 1) {
      const member = await testApp.addPerson();
      const headers = { cookie: await testApp.cookieOf(two) };
      const [made] = await Promise.all([
        makeLink(testApp, one, member),
        testApp.call({ method: 'DELETE', url: `/api/users/${member.id}`, headers }),
      ]);
      expect([201, 404]).toContain(made.statusCode);
    }
    const gone = await testApp.addPerson();
    await removeUser(testApp.db, gone.id);
    expect((await makeLink(testApp, one, gone)).json()).toMatchObject({ code: 'user_not_found' });
  });
});
