import { DAY_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import { describe, expect, test } from 'vitest';
import { makeAdmin, makeResetLink } from '../cli/people-commands.ts';
import { removeUser } from '../store/people/users.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, type TestApp } from '../testing/fixtures/test-app.ts';

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

  test('made by a command is in the audit log as made by the command line', async () => {
    const testApp = await openTestApp();
    const { config, db, clock } = testApp;
    const context = { config, db, now: () => clock.now, log: () => {} };
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

onEachDatabase('a reset link that an administrator hands out', (database) => {
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
