import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { openSyncedApp } from '../testing/fixtures/synced-app.ts';
import { PASSWORD } from '../testing/fixtures/test-app.ts';
import { publish } from '../testing/fixtures/test-sync.ts';

const NEW_PASSWORD = 'a wholly new password';

/** The API's tests run on SQLite, and on PostgreSQL only where its SQL behaves differently. */
test('every call of the API works on PostgreSQL', async () => {
  const { call, signIn, addPerson, cookieOf, emails, sandbox, sync } = await openSyncedApp(
    'PostgreSQL',
    {
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'office@example.org',
    },
  );
  const admin = await cookieOf(await addPerson({ name: 'Ada Admin', isAdmin: true }));
  const send = async (cookie: string, method: string, url: string, payload?: object) => {
    const request = { method, url, headers: { cookie }, ...(payload && { payload }) };
    const reply = await call(request as InjectOptions);
    expect(reply.statusCode, `${method} ${url}: ${reply.body}`).toBeLessThan(300);
    return reply.headers['content-type']?.toString().includes('json') ? reply.json() : {};
  };
  const asAdmin = (method: string, url: string, payload?: object) =>
    send(admin, method, url, payload);

  // Sign-up, approval, sign-in, reset.
  const person = { email: 'Orpah@example.org', firstName: 'Orpah', lastName: 'Chilion' };
  const { user } = await send('', 'POST', '/api/users', { ...person, password: PASSWORD });
  expect(await asAdmin('GET', '/api/users?search=chilion')).toMatchObject({ total: 1, pending: 1 });
  await asAdmin('POST', `/api/users/${user.id}/approve`);
  expect(await asAdmin('GET', `/api/users/${user.id}`)).toMatchObject({ user: { isActive: true } });
  expect((await signIn('orpah@example.org', 'a wrong one')).statusCode).toBe(401);
  const signedIn = await signIn('orpah@EXAMPLE.org');
  expect(signedIn.statusCode).toBe(200);
  await send('', 'POST', '/api/password-resets', { email: person.email });
  const [, token] = /reset-password#([\w-]+)/.exec(emails.at(-1)?.message.text ?? '') ?? [];
  await send('', 'PUT', '/api/password-resets', { token, password: NEW_PASSWORD });
  expect((await signIn(person.email)).statusCode).toBe(401);

  // A member's account.
  const member = await cookieOf(user);
  const phone = await cookieOf(user);
  const asMember = (method: string, url: string, payload?: object) =>
    send(member, method, url, payload);
  expect(await asMember('GET', '/api/session')).toMatchObject({ user: { id: user.id } });
  const renamed = await asMember('PATCH', '/api/account', { firstName: 'Naomi', lastName: 'Mara' });
  expect(renamed).toMatchObject({ user: { name: 'Naomi Mara' } });
  const { items: sessions } = await asMember('GET', '/api/account/sessions');
  const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await asMember('DELETE', `/api/account/sessions/${other.id}`);
  expect((await call({ url: '/api/account', headers: { cookie: phone } })).statusCode).toBe(401);
  await asMember('PATCH', '/api/account', { password: NEW_PASSWORD, newPassword: PASSWORD });
  const exported = await asMember('GET', '/api/account/export');
  expect(exported).toMatchObject({
    account: { name: 'Naomi Mara' },
    attempts: expect.arrayContaining([expect.objectContaining({ kind: 'signIn' })]),
  });

  // Content.
  publish(sandbox, 'first');
  sandbox.putFile({ id: 'inner', title: 'Inner', mimeType: FOLDER, parents: ['folder'] });
  sandbox.putFile({ id: 'top', title: 'Top', mimeType: FOLDER, parents: [ROOT_ID] });
  await sync();
  expect(await asMember('GET', '/api/events?page=2')).toMatchObject({ page: 2, total: 25 });
  expect(await asMember('GET', '/api/events?search=event+7')).toMatchObject({ total: 1 });
  await asMember('GET', '/api/events/event7/ics');
  expect((await asMember('GET', '/api/announcements')).items).toHaveLength(24);
  expect((await asMember('GET', '/api/announcements?search=first')).items.length).toBeGreaterThan(
    0,
  );
  expect(await asMember('GET', '/api/documents')).toMatchObject({ total: 2 });
  expect(await asMember('GET', '/api/documents/folder?page=3')).toMatchObject({ total: 26 });
  expect(await asMember('GET', '/api/documents?search=inner')).toMatchObject({ total: 1 });
  await asMember('GET', '/api/documents/file7/content');
  await asMember('GET', '/api/documents/file7/details');

  // Snapshots.
  publish(sandbox, 'second');
  await sync();
  const { items: versions } = await asAdmin('GET', '/api/sync/versions');
  expect(versions).toHaveLength(3);
  await asAdmin('POST', `/api/sync/versions/${versions[0].id}/restore`);
  expect(await asAdmin('GET', '/api/sync')).toMatchObject({ restored: [{ by: 'Ada Admin' }] });

  // Administration.
  await asAdmin('POST', `/api/users/${user.id}/admin`);
  await asAdmin('DELETE', `/api/users/${user.id}/admin`);
  await asAdmin('POST', `/api/users/${user.id}/reset-link`);
  await asAdmin('GET', '/api/users.csv');
  await asMember('DELETE', '/api/account', { password: PASSWORD });
  const gone = await addPerson();
  await asAdmin('DELETE', `/api/users/${gone.id}`);
  const { items: audit } = await asAdmin('GET', '/api/audit');
  const actions = audit.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(['approved', 'reset_link', 'sync_restored']));
  await asAdmin('DELETE', '/api/session');
});
