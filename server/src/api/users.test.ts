import type { User } from '@assembly/contract/user';
import { expect, test } from 'vitest';
import { readAllUsers } from '../store/people/list-users.ts';
import { removeUser } from '../store/people/users.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, PASSWORD, type TestApp } from '../testing/fixtures/test-app.ts';

/** Calls as that person. */
async function as(testApp: TestApp, person: User) {
  const cookie = await testApp.cookieOf(person);
  return (method: 'GET' | 'POST' | 'DELETE', url: string) =>
    testApp.call({ method, url, headers: { cookie } });
}

onEachDatabase('the list of people', (database) => {
  test('those who wait come first and are counted, then everybody by name, ten a page', async () => {
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
    const call = await as(testApp, admin);
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
      'email',
      'id',
      'isActive',
      'isAdmin',
      'name',
    ]);
  });

  test('a search finds the beginnings of any word of a name or address, without case or accents', async () => {
    const testApp = await openTestApp({ database });
    const admin = await testApp.addPerson({
      name: 'Mose Amram',
      email: 'mose@sinai.example',
      isAdmin: true,
    });
    await testApp.addPerson({ name: 'Änne Müller', email: 'anne@gemeinde.example' });
    await testApp.addPerson({ name: 'Hanna Groß', email: 'h.gross@example.net' });
    const call = await as(testApp, admin);
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

  test('one of them is asked for alone, as the list shows them, until they are gone', async () => {
    const testApp = await openTestApp({ database });
    const call = await as(testApp, await testApp.addPerson({ isAdmin: true }));
    const person = await testApp.addPerson({ isActive: false });
    const url = `/api/users/${person.id}`;
    // Exactly: neither a password nor a device token is among it.
    expect((await call('GET', url)).json()).toEqual({ user: person });
    await removeUser(testApp.db, person.id);
    expect((await call('GET', url)).json()).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  test('everybody is read, lot by lot, though others are deleted meanwhile', async () => {
    const { addPerson, db } = await openTestApp({ database });
    const people: User[] = [];
    for (let n = 0; n < 1100; n += 1) people.push(await addPerson({ email: `p${n}@example.org` }));
    const lots = readAllUsers(db);
    const { value: first } = await lots.next();
    for (const { id } of first ?? []) await removeUser(db, id);
    const rest = (await Array.fromAsync(lots)).flat();
    const read = [...(first ?? []), ...rest].map(({ email }) => email);
    expect(read.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
  });
});

onEachDatabase('what an administrator does to people', (database) => {
  test('an approval lets somebody in, and is written down', async () => {
    const testApp = await openTestApp({ database });
    const admin = await testApp.addPerson({ name: 'Ada Admin', isAdmin: true });
    const pending = await testApp.addPerson({ name: 'Petra', isActive: false });
    const call = await as(testApp, admin);
    expect((await testApp.signIn(pending.email)).statusCode).toBe(403);
    const reply = await call('POST', `/api/users/${pending.id}/approve`);
    expect(reply.json()).toEqual({ user: { ...pending, isActive: true } });
    expect((await testApp.signIn(pending.email)).statusCode).toBe(200);
    const { items } = (await call('GET', '/api/audit')).json();
    expect(items).toMatchObject([{ actor: 'Ada Admin', action: 'approved', subject: 'Petra' }]);
  });

  test('whoever is gone already is told when approving, and no matter when deleting', async () => {
    const testApp = await openTestApp({ database });
    const call = await as(testApp, await testApp.addPerson({ isAdmin: true }));
    const gone = await testApp.addPerson({ isActive: false });
    expect((await call('DELETE', `/api/users/${gone.id}`)).statusCode).toBe(204);
    expect((await call('DELETE', `/api/users/${gone.id}`)).statusCode).toBe(204);
    for (const url of [`/api/users/${gone.id}/approve`, `/api/users/${gone.id}/admin`]) {
      expect((await call('POST', url)).json()).toMatchObject({ code: 'user_not_found' });
    }
  });

  test('nobody deletes or unmakes himself or the last administrator', async () => {
    const testApp = await openTestApp({ database });
    const admin = await testApp.addPerson({ isAdmin: true });
    const call = await as(testApp, admin);
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

  test('an administrator is made and unmade; one who is unmade may no longer', async () => {
    const testApp = await openTestApp({ database });
    const call = await as(testApp, await testApp.addPerson({ isAdmin: true }));
    const member = await testApp.addPerson();
    const theirs = await as(testApp, member);
    expect((await theirs('GET', '/api/users')).statusCode).toBe(403);
    expect((await call('POST', `/api/users/${member.id}/admin`)).json().user.isAdmin).toBe(true);
    expect((await theirs('GET', '/api/users')).statusCode).toBe(200);
    await call('DELETE', `/api/users/${member.id}/admin`);
    expect((await theirs('GET', '/api/users')).statusCode).toBe(403);
  });

  test('two administrators who delete each other in the same instant, fifty times: one is always left', async () => {
    const testApp = await openTestApp({ database });
    for (let n = 0; n < 50; n += 1) {
      await testApp.db.deleteFrom('users').execute();
      const one = await testApp.addPerson({ isAdmin: true });
      const two = await testApp.addPerson({ isAdmin: true });
      const [byOne, byTwo] = [await as(testApp, one), await as(testApp, two)];
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

  test('two administrators who delete their own accounts in the same instant: one has to stay', async () => {
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

  test('approving and deleting somebody in the same instant brings nobody back from the dead', async () => {
    const testApp = await openTestApp({ database });
    const call = await as(testApp, await testApp.addPerson({ isAdmin: true }));
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

test('the table as CSV holds everybody, and no cell that a spreadsheet would run', async () => {
  const testApp = await openTestApp();
  const call = await as(
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
    // One cell, also for a spreadsheet that divides at semicolons.
    '"x;=1+2;y","d@example.org","User","Active"',
  ]);
});

test('a database that fails while the CSV is made ends that answer and nothing else', async () => {
  const testApp = await openTestApp();
  const call = await as(testApp, await testApp.addPerson({ isAdmin: true }));
  // Who asks is known from now on, for a second.
  expect((await call('GET', '/api/users')).statusCode).toBe(200);
  await testApp.db.schema.alterTable('users').renameTo('mislaid').execute();
  const answer = await call('GET', '/api/users.csv').then(
    ({ statusCode }) => statusCode >= 500,
    () => true,
  );
  expect(answer).toBe(true);
  expect((await testApp.call({ url: '/healthz' })).statusCode).toBe(200);
});
