import { MINUTE_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import { describe, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { removeUser } from '../testing/fixtures/stored-users.ts';
import { openTestApp, PASSWORD, type TestApp } from '../testing/fixtures/test-app.ts';

/** Calls as that person. */
async function callAs(testApp: TestApp, person: User) {
  const cookie = await testApp.cookieOf(person);
  return (method: 'GET' | 'POST' | 'DELETE', url: string) =>
    testApp.call({ method, url, headers: { cookie } });
}

describe('the list of people', () => {
  test('one person can be read by id, with the same fields, until they are deleted', async () => {
    const testApp = await openTestApp();
    const call = await callAs(testApp, await testApp.addPerson({ isAdmin: true }));
    const person = await testApp.addPerson({ isActive: false });
    const url = `/api/users/${person.id}`;
    // Exactly these fields: no password and no device token.
    expect((await call('GET', url)).json()).toEqual({ user: person });
    await removeUser(testApp.db, person.id);
    expect((await call('GET', url)).json()).toMatchObject({ status: 404, code: 'user_not_found' });
  });
});

onEachDatabase('the list of people', (database) => {
  test('starts with pending accounts and counts them, then sorts by name, ten a page', async () => {
    const testApp = await openTestApp({ database });
    const admin = await testApp.addPerson({ name: 'Mose Amram', isAdmin: true });
    for (const name of [
      'Änne Zz',
      'anton aa',
      'Berta',
      'Zoe',
      'ödön',
      'Carl',
      'Dora',
      'Emil',
      'Fritz',
      'Gerda',
    ]) {
      await testApp.addPerson({ name });
    }
    await testApp.addPerson({ name: 'Zacharias', isActive: false });
    const call = await callAs(testApp, admin);
    const first = (await call('GET', '/api/users?page=1')).json();
    expect(first).toMatchObject({ page: 1, pageCount: 2, total: 12, pending: 1 });
    expect(first.items.map((user: { name: string }) => user.name)).toEqual([
      'Zacharias',
      'Änne Zz',
      'anton aa',
      'Berta',
      'Carl',
      'Dora',
      'Emil',
      'Fritz',
      'Gerda',
      'Mose Amram',
    ]);
    const second = (await call('GET', '/api/users?page=2')).json();
    expect(second.items.map((user: { name: string }) => user.name)).toEqual(['ödön', 'Zoe']);
    expect(Object.keys(first.items[0]).sort()).toEqual([
      'createdAt',
      'email',
      'id',
      'isActive',
      'isAdmin',
      'lastSeenAt',
      'name',
    ]);
  });

  test('says when each signed up and was last here', async () => {
    const testApp = await openTestApp({ database });
    const { clock } = testApp;
    const admin = await testApp.addPerson({ name: 'Ada Admin', isAdmin: true });
    const signedUpAt = clock.now;
    const person = await testApp.addPerson({ name: 'Ruth Moab' });
    const lastSeenAts: (number | null)[] = [];
    for (const minutes of [0, 1, 2]) {
      clock.now = signedUpAt + minutes * MINUTE_MS;
      if (minutes > 0) await testApp.cookieOf(person);
      const { items } = (await (await callAs(testApp, admin))('GET', '/api/users')).json();
      expect(items[1]).toMatchObject({ id: person.id, createdAt: signedUpAt });
      lastSeenAts.push(items[1].lastSeenAt);
    }
    expect(lastSeenAts).toEqual([null, signedUpAt + MINUTE_MS, signedUpAt + 2 * MINUTE_MS]);
    // Also when they have logged out.
    await testApp.db.deleteFrom('sessions').where('userId', '=', person.id).execute();
    const { items } = (await (await callAs(testApp, admin))('GET', '/api/users')).json();
    expect(items[1].lastSeenAt).toBe(signedUpAt + 2 * MINUTE_MS);
  });

  test('is searched by the beginning of any word of a name or email, ignoring case and accents', async () => {
    const testApp = await openTestApp({ database });
    const admin = await testApp.addPerson({
      name: 'Mose Amram',
      email: 'mose@sinai.example',
      isAdmin: true,
    });
    await testApp.addPerson({ name: 'Änne Müller', email: 'anne@gemeinde.example' });
    await testApp.addPerson({ name: 'Hanna Groß', email: 'h.gross@example.net' });
    const call = await callAs(testApp, admin);
    const found = async (search: string) => {
      const { items } = (
        await call('GET', `/api/users?search=${encodeURIComponent(search)}`)
      ).json();
      return items.map((user: { name: string }) => user.name);
    };
    expect(await found('ann')).toEqual(['Änne Müller']);
    expect(await found('MULL anne')).toEqual(['Änne Müller']);
    expect(await found('gross')).toEqual(['Hanna Groß']);
    expect(await found('gemeinde')).toEqual(['Änne Müller']);
    expect(await found('anna')).toEqual([]);
    expect(await found("%_' or 1=1")).toEqual([]);
    expect(await found('')).toHaveLength(3);
  });
});

describe('administrators and people', () => {
  test('an approved member can sign in, and the approval is in the audit log', async () => {
    const testApp = await openTestApp();
    const admin = await testApp.addPerson({ name: 'Ada Admin', isAdmin: true });
    const pending = await testApp.addPerson({ name: 'Petra', isActive: false });
    const call = await callAs(testApp, admin);
    expect((await testApp.signIn(pending.email)).statusCode).toBe(403);
    const reply = await call('POST', `/api/users/${pending.id}/approve`);
    expect(reply.json()).toEqual({ user: { ...pending, isActive: true }, isTold: false });
    expect((await testApp.signIn(pending.email)).statusCode).toBe(200);
    const { items } = (await call('GET', '/api/audit')).json();
    expect(items).toMatchObject([{ actor: 'Ada Admin', action: 'approved', subject: 'Petra' }]);
  });

  test('approving a deleted account fails, deleting it again does not', async () => {
    const testApp = await openTestApp();
    const call = await callAs(testApp, await testApp.addPerson({ isAdmin: true }));
    const gone = await testApp.addPerson({ isActive: false });
    expect((await call('DELETE', `/api/users/${gone.id}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/api/users/${gone.id}`)).statusCode).toBe(204);
    for (const url of [`/api/users/${gone.id}/approve`, `/api/users/${gone.id}/admin`]) {
      expect((await call('POST', url)).json()).toMatchObject({ code: 'user_not_found' });
    }
  });

  test('administrators cannot delete or demote themselves, and the last one cannot leave', async () => {
    const testApp = await openTestApp();
    const admin = await testApp.addPerson({ isAdmin: true });
    const call = await callAs(testApp, admin);
    expect((await call('DELETE', `/api/users/${admin.id}`)).json()).toMatchObject({
      code: 'own_account',
    });
    expect((await call('DELETE', `/api/users/${admin.id}/admin`)).json()).toMatchObject({
      code: 'own_account',
    });
    const own = await testApp.call({
      method: 'DELETE',
      url: '/api/account',
      headers: { cookie: await testApp.cookieOf(admin) },
      payload: { password: PASSWORD },
    });
    expect(own.json()).toMatchObject({ status: 409, code: 'last_admin' });
  });

  test('a member who gets and loses the administrator role gains and loses access', async () => {
    const testApp = await openTestApp();
    const call = await callAs(testApp, await testApp.addPerson({ isAdmin: true }));
    const member = await testApp.addPerson();
    const theirs = await callAs(testApp, member);
    expect((await theirs('GET', '/api/users')).statusCode).toBe(403);
    expect((await call('POST', `/api/users/${member.id}/admin`)).json().user.isAdmin).toBe(true);
    expect((await theirs('GET', '/api/users')).statusCode).toBe(200);
    await call('DELETE', `/api/users/${member.id}/admin`);
    expect((await theirs('GET', '/api/users')).statusCode).toBe(403);
  });
});

onEachDatabase('administrators and people at the same moment', (database) => {
  test('an administrator ends all sessions of a person, and the audit log says so', async () => {
    const testApp = await openTestApp({ database });
    const admin = await testApp.addPerson({ isAdmin: true, name: 'Ada Admin' });
    const member = await testApp.addPerson({ name: 'Max Member' });
    const asAdmin = await callAs(testApp, admin);
    const phones = [await callAs(testApp, member), await callAs(testApp, member)];
    const other = await callAs(testApp, await testApp.addPerson());
    const statuses = () =>
      Promise.all(
        [...phones, other].map(async (call) => (await call('GET', '/api/account')).statusCode),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    const url = `/api/users/${member.id}/sessions`;
    expect((await other('DELETE', url)).statusCode).toBe(403);
    expect((await asAdmin('DELETE', url)).statusCode).toBe(204);
    expect(await statuses()).toEqual([401, 401, 200]);
    expect((await testApp.signIn(member.email)).statusCode).toBe(200);
    expect((await asAdmin('DELETE', `/api/users/${admin.id}/sessions`)).statusCode).toBe(409);
    expect((await asAdmin('DELETE', '/api/users/gone/sessions')).statusCode).toBe(404);
    const { items } = (await asAdmin('GET', '/api/audit')).json();
    expect(items).toMatchObject([
      { actor: 'Ada Admin', action: 'sessions_ended', subject: 'Max Member' },
    ]);
  });

  test('two administrators who delete each other at the same moment leave one', async () => {
    const testApp = await openTestApp({ database });
    for (let n = 0; n < 20; n += 1) {
      await testApp.db.deleteFrom('users').execute();
      const one = await testApp.addPerson({ isAdmin: true });
      const two = await testApp.addPerson({ isAdmin: true });
      const [byOne, byTwo] = [await callAs(testApp, one), await callAs(testApp, two)];
      const kind = n % 2 ? '' : '/admin';
      await Promise.all([
        byOne('DELETE', `/api/users/${two.id}${kind}`),
        byTwo('DELETE', `/api/users/${one.id}${kind}`),
      ]);
      const left = await testApp.db
        .selectFrom('users')
        .select('id')
        .where('isAdmin', '=', 1)
        .execute();
      expect(left.length).toBeGreaterThanOrEqual(1);
    }
  });

  test('of two last administrators who delete their own accounts at the same moment, one is refused', async () => {
    const testApp = await openTestApp({ database });
    for (let n = 0; n < 10; n += 1) {
      await testApp.db.deleteFrom('users').execute();
      const deleteOwn = async () => {
        const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
        const payload = { password: PASSWORD };
        return () =>
          testApp.call({ method: 'DELETE', url: '/api/account', headers: { cookie }, payload });
      };
      const [one, two] = [await deleteOwn(), await deleteOwn()];
      const replies = await Promise.all([one(), two()]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
      expect(await testApp.db.selectFrom('users').select('isAdmin').execute()).toEqual([
        { isAdmin: 1 },
      ]);
    }
  });

  test('approving and deleting somebody at the same moment does not bring them back', async () => {
    const testApp = await openTestApp({ database });
    const call = await callAs(testApp, await testApp.addPerson({ isAdmin: true }));
    for (let n = 0; n < 20; n += 1) {
      const { id } = await testApp.addPerson({ isActive: false });
      await Promise.all([
        call('POST', `/api/users/${id}/approve`),
        call('DELETE', `/api/users/${id}`),
      ]);
      expect(
        await testApp.db.selectFrom('users').select('id').where('id', '=', id).execute(),
      ).toEqual([]);
    }
  });
});

test('the CSV contains everybody and no cell that a spreadsheet would run', async () => {
  const testApp = await openTestApp();
  const call = await callAs(
    testApp,
    await testApp.addPerson({ name: 'Ada', email: 'ada@example.org', isAdmin: true }),
  );
  await testApp.addPerson({ name: '=HYPERLINK("http://evil")', email: 'a@example.org' });
  await testApp.addPerson({ name: '@SUM(1), "quoted"', email: 'b@example.org' });
  await testApp.addPerson({ name: '-1+1', email: 'c@example.org', isActive: false });
  await testApp.addPerson({ name: 'x;=1+2;y', email: 'd@example.org' });
  const reply = await call('GET', '/api/users.csv');
  expect(reply.headers['content-disposition']).toBe('attachment; filename="people.csv"');
  const lines = reply.body.replace('\ufeff', '').trim().split('\n');
  expect(lines).toEqual([
    '"Name","Email","Role","Status"',
    `"'-1+1","c@example.org","User","Waiting"`,
    '"Ada","ada@example.org","Admin","Active"',
    `"'=HYPERLINK(""http://evil"")","a@example.org","User","Active"`,
    `"'@SUM(1), ""quoted""","b@example.org","User","Active"`,
    // One cell, also for a spreadsheet that splits at semicolons.
    '"x;=1+2;y","d@example.org","User","Active"',
  ]);
});

test('a database error while the CSV is written ends that reply and nothing else', async () => {
  const testApp = await openTestApp();
  const call = await callAs(testApp, await testApp.addPerson({ isAdmin: true }));
  // The session is cached from now on, for a second.
  expect((await call('GET', '/api/users')).statusCode).toBe(200);
  await testApp.db.schema.alterTable('users').renameTo('renamed').execute();
  const answer = await call('GET', '/api/users.csv').then(
    ({ statusCode }) => statusCode >= 500,
    () => true,
  );
  expect(answer).toBe(true);
  expect((await testApp.call({ url: '/healthz' })).statusCode).toBe(200);
});
