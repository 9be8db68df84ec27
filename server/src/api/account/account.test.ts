import { ATTEMPT_LIMITS, HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import fields from '@assembly/messages/en/fields';
import { describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openSyncedApp } from '../../testing/fixtures/synced-app.ts';
import { openTestApp, PASSWORD } from '../../testing/fixtures/test-app.ts';

const NEW_PASSWORD = 'a wholly new password';

describe("a member's own account", () => {
  test('a new name is shown, found by search and written to the audit log', async () => {
    const { call, addPerson, cookieOf, db } = await openTestApp();
    const person = await addPerson({ name: 'Saul Kis' });
    const headers = { cookie: await cookieOf(person) };
    const payload = { firstName: ' Paul ', lastName: 'of Tarsus' };
    const reply = await call({ method: 'PATCH', url: '/api/account', headers, payload });
    expect(reply.json()).toEqual({ user: { ...person, name: 'Paul of Tarsus' } });
    const words = await db.selectFrom('user_words').select('word').execute();
    expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['paul', 'tarsus']));
    expect(words.map(({ word }) => word)).not.toContain('saul');
  });

  test('saving an unchanged name writes nothing to the audit log', async () => {
    const { call, addPerson, cookieOf, db } = await openTestApp();
    const headers = { cookie: await cookieOf(await addPerson({ name: 'Saul Kis' })) };
    const rename = (firstName: string) =>
      call({
        method: 'PATCH',
        url: '/api/account',
        headers,
        payload: { firstName, lastName: 'Kis' },
      });
    expect((await rename('Saul')).json().user.name).toBe('Saul Kis');
    expect(await db.selectFrom('audit_log').selectAll().execute()).toEqual([]);
    await rename('Paul');
    expect(await db.selectFrom('audit_log').select('action').execute()).toHaveLength(1);
  });

  test('a member cannot flood the audit log with new names', async () => {
    const { call, addPerson, cookieOf, clock, db } = await openTestApp();
    const [headers, others] = [
      { cookie: await cookieOf(await addPerson()) },
      { cookie: await cookieOf(await addPerson()) },
    ];
    const rename = (firstName: string, who = headers) => {
      const payload = { firstName, lastName: 'Kis' };
      return call({ method: 'PATCH', url: '/api/account', headers: who, payload });
    };
    const { max } = ATTEMPT_LIMITS.nameChange.perAccount;
    for (let n = 0; n < max; n += 1) {
      expect((await rename(`Saul ${n}`)).statusCode).toBe(200);
      clock.now += SECOND_MS;
    }
    const refused = await rename('Paul');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().detail).toBe('Too many attempts. Please try again in 60 minutes.');
    expect(await db.selectFrom('audit_log').select('id').execute()).toHaveLength(max);
    expect((await rename(`Saul ${max - 1}`)).statusCode).toBe(200);
    expect((await rename('Paul', others)).statusCode).toBe(200);
    clock.now += HOUR_MS - max * SECOND_MS;
    expect((await rename('Paul')).json().user.name).toBe('Paul Kis');
  });

  test('a name with a web or email address is refused, unless it is unchanged', async () => {
    const { call, addPerson, cookieOf, signIn } = await openTestApp();
    const person = await addPerson({ name: 'Saul @Tarsus' });
    const headers = { cookie: await cookieOf(person) };
    const change = (payload: object) =>
      call({ method: 'PATCH', url: '/api/account', headers, payload });
    const same = { firstName: 'Saul', lastName: '@Tarsus' };
    expect((await change(same)).json().user.name).toBe('Saul @Tarsus');
    const password = { password: PASSWORD, newPassword: NEW_PASSWORD };
    for (const firstName of ['http://evil.example', 'www.evil.example', 'me@evil.example']) {
      const refused = await change({ ...password, firstName, lastName: 'Kis' });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields).toEqual({
        firstName: fields.errors.nameHasAddress,
      });
    }
    expect(Object.keys((await change({ ...same, firstName: 'Paul' })).json().fields)).toEqual([
      'lastName',
    ]);
    // Nothing of a refused change was applied.
    expect((await signIn(person.email, PASSWORD)).statusCode).toBe(200);
  });

  test('a new password requires the current one and ends the other sessions', async () => {
    const { call, addPerson, cookieOf, signIn } = await openTestApp();
    const person = await addPerson();
    const here = { cookie: await cookieOf(person) };
    const elsewhere = { cookie: await cookieOf(person) };
    const change = (payload: object) =>
      call({ method: 'PATCH', url: '/api/account', headers: here, payload });

    const wrong = await change({ password: 'not mine at all', newPassword: NEW_PASSWORD });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().fields).toEqual({ password: 'This is not your password.' });
    expect((await change({ newPassword: NEW_PASSWORD })).statusCode).toBe(401);
    const weak = await change({ password: PASSWORD, newPassword: 'password1' });
    expect([weak.statusCode, Object.keys(weak.json().fields)]).toEqual([422, ['newPassword']]);

    expect((await change({ password: PASSWORD, newPassword: NEW_PASSWORD })).statusCode).toBe(200);
    expect((await call({ url: '/api/session', headers: here })).json().user).not.toBeNull();
    expect((await call({ url: '/api/session', headers: elsewhere })).json().user).toBeNull();
    expect((await signIn(person.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('a request that changes nothing notifies no other page', async () => {
    const { call, addPerson, cookieOf, changes } = await openTestApp();
    const person = await addPerson({ name: 'Ruth Moab' });
    const headers = { cookie: await cookieOf(person) };
    const topics: string[] = [];
    changes.subscribe(({ topic }) => topics.push(topic));
    for (const payload of [{}, { firstName: 'Ruth', lastName: 'Moab' }]) {
      await call({ method: 'PATCH', url: '/api/account', headers, payload });
    }
    expect(topics).toEqual([]);
    const payload = { firstName: 'Ruth', lastName: 'Bethlehem' };
    await call({ method: 'PATCH', url: '/api/account', headers, payload });
    expect(topics).toEqual(['session', 'users']);
  });

  test('a member lists and ends their own sessions, and nobody else’s', async () => {
    const { call, addPerson, cookieOf } = await openTestApp();
    const person = await addPerson();
    const headers = { cookie: await cookieOf(person) };
    const phone = { cookie: await cookieOf(person) };
    const stranger = { cookie: await cookieOf(await addPerson()) };
    const list = async (who: typeof headers) =>
      (await call({ url: '/api/account/sessions', headers: who })).json().items;
    const sessions = await list(headers);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);
    const other = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);
    const url = `/api/account/sessions/${other.id}`;
    expect((await call({ method: 'DELETE', url, headers: stranger })).statusCode).toBe(404);
    expect((await call({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    expect((await call({ url: '/api/account', headers: phone })).statusCode).toBe(401);
  });

  test('a member exports everything stored about them, except the password hash and session ids', async () => {
    const { call, addPerson, cookieOf, db } = await openTestApp();
    const person = await addPerson({ name: 'Ruth Moab' });
    const reply = await call({
      url: '/api/account/export',
      headers: { cookie: await cookieOf(person) },
    });
    expect(reply.headers['content-disposition']).toContain('my-account.json');
    expect(reply.json()).toMatchObject({
      account: { id: person.id, name: 'Ruth Moab', deviceType: 'web', isActive: true },
      sessions: [{ userAgent: 'test' }],
      auditLog: [],
    });
    const { password } = await db.selectFrom('users').select('password').executeTakeFirstOrThrow();
    const [session] = await db.selectFrom('sessions').select('id').execute();
    expect(reply.body).not.toContain(password);
    expect(reply.body).not.toContain(session?.id);
  });

  test('the export contains failed sign-ins, audit entries by and about the member, and the syncs they started', async () => {
    const { call, addPerson, cookieOf, db, signIn } = await openSyncedApp();
    const ruth = await addPerson({ name: 'Ruth Moab', email: 'Ruth@example.org', isAdmin: true });
    const namesake = await addPerson({ name: 'Ruth Moab' });
    const exported = async (who: typeof ruth) => {
      const headers = { cookie: await cookieOf(who) };
      return (await call({ url: '/api/account/export', headers })).json();
    };
    await signIn('ruth@EXAMPLE.org', 'a wrong one', '192.0.2.7');
    await signIn('somebody@example.org', 'a wrong one', '192.0.2.8');
    const headers = { cookie: await cookieOf(ruth) };
    const approve = `/api/users/${(await addPerson({ isActive: false, name: 'Petra' })).id}/approve`;
    await call({ method: 'POST', url: approve, headers });
    await call({ method: 'POST', url: `/api/users/${namesake.id}/reset-link`, headers });
    await call({ method: 'POST', url: '/api/sync', headers, payload: {} });
    await expect
      .poll(() => db.selectFrom('sync_runs').select('finishedAt').executeTakeFirst())
      .not.toMatchObject({ finishedAt: null });

    expect(await exported(ruth)).toMatchObject({
      attempts: [{ kind: 'signIn', network: '192.0.2.7' }],
      auditLog: expect.arrayContaining([
        expect.objectContaining({ action: 'approved', subject: 'Petra' }),
        expect.objectContaining({ action: 'sync_started' }),
      ]),
      syncRuns: [{ startedBy: 'Ruth Moab', startedAt: expect.any(Number) }],
    });
    expect(await exported(namesake)).toMatchObject({
      attempts: [],
      passwordResets: [{ createdAt: expect.any(Number) }],
      auditLog: [{ action: 'reset_link', actor: 'Ruth Moab', subject: 'Ruth Moab' }],
      syncRuns: [],
    });
  });

  test('deleting an account requires its password and removes everything that belongs to it', async () => {
    const { call, addPerson, cookieOf, db } = await openTestApp();
    await addPerson({ isAdmin: true });
    const person = await addPerson();
    const headers = { cookie: await cookieOf(person) };
    const remove = (password: string) =>
      call({ method: 'DELETE', url: '/api/account', headers, payload: { password } });
    expect((await remove('not mine at all')).statusCode).toBe(401);
    expect((await remove(PASSWORD)).statusCode).toBe(204);
    expect((await call({ url: '/api/account', headers })).statusCode).toBe(401);
    for (const table of ['sessions', 'user_words'] as const) {
      const left = await db.selectFrom(table).selectAll().where('userId', '=', person.id).execute();
      expect(left).toEqual([]);
    }
  });
});

onEachDatabase("a member's own account", (database) => {
  test('of two password changes at the same moment only one succeeds', async () => {
    const { call, addPerson, cookieOf } = await openTestApp({ database });
    const person = await addPerson();
    const change = async (newPassword: string) =>
      call({
        method: 'PATCH',
        url: '/api/account',
        headers: { cookie: await cookieOf(person) },
        payload: { password: PASSWORD, newPassword },
      });
    const replies = await Promise.all([change(NEW_PASSWORD), change(`${NEW_PASSWORD}, and again`)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 401]);
  });
});

test('a first name without a last name, or the reverse, is refused with the missing field', async () => {
  const { call, addPerson, cookieOf } = await openTestApp();
  const headers = { cookie: await cookieOf(await addPerson()) };
  const change = async (payload: object) =>
    (await call({ method: 'PATCH', url: '/api/account', headers, payload })).json();
  const fields = { lastName: 'Enter your last name.' };
  expect(await change({ firstName: 'Paul' })).toMatchObject({ status: 422, fields });
  expect(await change({ lastName: 'Kis' })).toMatchObject({
    status: 422,
    fields: { firstName: 'Enter your first name.' },
  });
});

test('guessing the current password is limited like signing in', async () => {
  const { call, addPerson, cookieOf } = await openTestApp();
  const headers = { cookie: await cookieOf(await addPerson()) };
  const payload = { password: 'a wrong one', newPassword: NEW_PASSWORD };
  const guess = () => call({ method: 'PATCH', url: '/api/account', headers, payload });
  for (let n = 0; n < 5; n += 1) expect((await guess()).statusCode).toBe(401);
  expect((await guess()).statusCode).toBe(429);
});
