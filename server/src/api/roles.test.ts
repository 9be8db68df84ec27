import type { Audience } from '@assembly/contract/user';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { removeUser } from '../store/people/users.ts';
import { openTestApp, type TestApp } from '../testing/fixtures/test-app.ts';

/** Every route of the server and whom it is for. A route that is not named here fails the test below. */
const NAMED: Record<string, Audience> = {
  'GET /': 'anyone',
  'GET /login': 'anyone',
  'GET /reset-password': 'anyone',
  'GET /web': 'anyone',
  'GET /web/*': 'anyone',
  'GET /logo': 'anyone',
  'GET /logo.svg': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'anyone',
  'GET /api/session': 'anyone',
  'POST /api/session': 'anyone',
  'DELETE /api/session': 'anyone',
  'POST /api/users': 'anyone',
  'POST /api/password-resets': 'anyone',
  'PUT /api/password-resets/:token': 'anyone',
  'GET /api/events': 'member',
  'GET /api/events/:id/ics': 'member',
  'GET /api/announcements': 'member',
  'GET /api/documents': 'member',
  'GET /api/documents/:folderId': 'member',
  'GET /api/documents/:fileId/content': 'member',
  'GET /api/documents/:fileId/details': 'member',
  'GET /api/account': 'member',
  'PATCH /api/account': 'member',
  'DELETE /api/account': 'member',
  'GET /api/account/export': 'member',
  'GET /api/account/sessions': 'member',
  'DELETE /api/account/sessions/:id': 'member',
  'GET /api/live': 'member',
  'GET /api/users': 'admin',
  'GET /api/users.csv': 'admin',
  'GET /api/users/:id': 'admin',
  'POST /api/users/:id/approve': 'admin',
  'DELETE /api/users/:id': 'admin',
  'POST /api/users/:id/admin': 'admin',
  'DELETE /api/users/:id/admin': 'admin',
  'POST /api/users/:id/reset-link': 'admin',
  'GET /api/audit': 'admin',
  'GET /api/sync': 'admin',
  'POST /api/sync': 'admin',
  'GET /api/sync/versions': 'admin',
  'POST /api/sync/versions/:id/restore': 'admin',
};

/** What can be read can be asked about, by the same people; but for the stream, which has no end. */
const HEADS = Object.entries(NAMED)
  .filter(([route]) => route.startsWith('GET ') && route !== 'GET /api/live')
  .map(([route, audience]) => [route.replace('GET', 'HEAD'), audience] as const);
const ROUTES: Record<string, Audience> = { ...NAMED, ...Object.fromEntries(HEADS) };

function routesOf({ app }: TestApp): string[] {
  const named = app.routeTable.flatMap(({ method, url }) =>
    [method].flat().map((one) => `${one} ${url}`),
  );
  return [...new Set(named)];
}

test('the table names every route there is, and no other', async () => {
  const testApp = await openTestApp();
  expect(routesOf(testApp).sort()).toEqual(Object.keys(ROUTES).sort());
});

/** The header of each kind of person; a pending and a deleted person's cookies were good once. */
async function cookies(testApp: TestApp) {
  const { addPerson, cookieOf, db } = testApp;
  const pending = await addPerson();
  const pendingCookie = await cookieOf(pending);
  await db.updateTable('users').set({ isActive: 0 }).where('id', '=', pending.id).execute();
  const deleted = await addPerson({ isAdmin: true });
  const deletedCookie = await cookieOf(deleted);
  await removeUser(db, deleted.id);
  await addPerson({ isAdmin: true });
  return {
    anonymous: '',
    pending: pendingCookie,
    deleted: deletedCookie,
    member: await cookieOf(await addPerson()),
    administrator: await cookieOf(await addPerson({ isAdmin: true })),
  };
}

/** What the guard answers, or undefined where it lets the person through. */
function refusal(audience: Audience, person: string): number | undefined {
  if (audience === 'anyone') return undefined;
  if (['anonymous', 'pending', 'deleted'].includes(person)) return 401;
  return audience === 'admin' && person === 'member' ? 403 : undefined;
}

test.each(Object.entries(ROUTES))('%s is for %s and nobody else', async (route, audience) => {
  const testApp = await openTestApp();
  const [method, pattern = ''] = route.split(' ');
  const url = pattern.replace(/:\w+/g, 'nobody').replace('*', 'event');
  for (const [person, cookie] of Object.entries(await cookies(testApp))) {
    const expected = refusal(audience, person);
    // An open stream has no end to wait for; its own tests listen to it.
    if (url === '/api/live' && expected === undefined) continue;
    const request = { method, url, headers: { cookie } } as InjectOptions;
    const { statusCode } = await testApp.call(request);
    if (expected) expect([person, statusCode]).toEqual([person, expected]);
    else expect([401, 403], person).not.toContain(statusCode);
  }
});
