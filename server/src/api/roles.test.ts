import type { Audience, User } from '@assembly/contract/user';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { removeUser } from '../testing/fixtures/stored-users.ts';
import { type TestApp, useTestApp } from '../testing/fixtures/test-app.ts';

/** Every route of the server and who may call it. A route that is not listed fails the test below. */
const LISTED: Record<string, Audience> = {
  'GET /': 'anyone',
  'GET /login': 'anyone',
  'GET /reset-password': 'anyone',
  'GET /setup': 'anyone',
  'GET /web': 'anyone',
  'GET /web/*': 'anyone',
  'GET /logo': 'anyone',
  'GET /logo.svg': 'anyone',
  'GET /manifest.webmanifest': 'anyone',
  'GET /sw.js': 'anyone',
  'GET /assets/*': 'anyone',
  'GET /icons/192.png': 'anyone',
  'GET /icons/512.png': 'anyone',
  'GET /icons/maskable.png': 'anyone',
  'GET /icons/events.png': 'anyone',
  'GET /icons/announcements.png': 'anyone',
  'GET /icons/documents.png': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'GET /api/session': 'anyone',
  'POST /api/session': 'anyone',
  'DELETE /api/session': 'anyone',
  'POST /api/users': 'anyone',
  'POST /api/client-errors': 'anyone',
  'POST /api/password-resets': 'anyone',
  'PUT /api/password-resets': 'anyone',
  'PUT /api/password-resets/:token': 'anyone',
  'GET /api/setup': 'anyone',
  'POST /api/setup': 'anyone',
  'POST /api/setup/code': 'anyone',
  'GET /api/google/callback': 'anyone',
  'GET /feeds/:token/calendar.ics': 'anyone',
  'GET /feeds/:token/sermons.xml': 'anyone',
  'GET /feeds/:token/files/:id': 'anyone',
  'GET /feeds/:token/files/:id/chapters.json': 'anyone',
  'GET /unsubscribe/:token': 'anyone',
  'POST /unsubscribe/:token': 'anyone',
  'GET /confirm-email/:token': 'anyone',
  'POST /confirm-email/:token': 'anyone',
  'GET /api/events': 'member',
  'GET /api/calendars': 'member',
  'GET /api/events/:id': 'member',
  'GET /api/events/:id/ics': 'member',
  'GET /api/announcements': 'member',
  'GET /api/documents': 'member',
  'GET /api/documents/:folderId': 'member',
  'GET /api/documents/:fileId/content': 'member',
  'GET /api/documents/:fileId/details': 'member',
  'GET /api/offline': 'member',
  'GET /api/sermons': 'member',
  'GET /api/account': 'member',
  'PATCH /api/account': 'member',
  'DELETE /api/account': 'member',
  'GET /api/account/export': 'member',
  'GET /api/account/seen': 'member',
  'PUT /api/account/seen': 'member',
  'GET /api/account/notifications': 'member',
  'PATCH /api/account/notifications': 'member',
  'DELETE /api/account/email-pause': 'member',
  'GET /api/account/sessions': 'member',
  'DELETE /api/account/sessions/:id': 'member',
  'GET /api/account/feeds': 'member',
  'POST /api/account/feeds': 'member',
  'DELETE /api/account/feeds/:id': 'member',
  'GET /api/push-key': 'member',
  'POST /api/account/devices': 'member',
  'DELETE /api/account/devices/:id': 'member',
  'GET /api/live': 'member',
  'GET /api/users': 'admin',
  'GET /api/users.csv': 'admin',
  'GET /api/users/:id': 'admin',
  'POST /api/users/:id/approve': 'admin',
  'DELETE /api/users/:id': 'admin',
  'POST /api/users/:id/admin': 'admin',
  'DELETE /api/users/:id/admin': 'admin',
  'POST /api/users/:id/reset-link': 'admin',
  'DELETE /api/users/:id/sessions': 'admin',
  'GET /api/audit': 'admin',
  'GET /api/sync': 'admin',
  'POST /api/sync': 'admin',
  'GET /api/sync/versions': 'admin',
  'POST /api/sync/versions/:id/restore': 'admin',
  'GET /api/settings': 'admin',
  'PATCH /api/settings': 'admin',
  'GET /api/settings/schedule': 'admin',
  'POST /api/settings/test-mail': 'admin',
  'GET /api/settings/weekly-email': 'admin',
  'POST /api/settings/weekly-email': 'admin',
  'PUT /api/settings/logo': 'admin',
  'DELETE /api/settings/logo': 'admin',
  'PUT /api/settings/icon': 'admin',
  'GET /api/backups': 'admin',
  'POST /api/backups': 'admin',
  'GET /api/backups/:name': 'admin',
  'GET /api/backups/:name/preview': 'admin',
  'POST /api/backups/:name/restore': 'admin',
  'GET /api/delivery': 'admin',
  'POST /api/delivery/held/:id': 'admin',
  'DELETE /api/delivery/paused': 'admin',
  'POST /api/google/connect': 'admin',
  'GET /api/google/choices': 'admin',
  'GET /api/google/file-count': 'admin',
  'DELETE /api/google': 'admin',
  'GET /README.md': 'admin',
  'GET /CHANGELOG.md': 'admin',
  'GET /docs/*': 'admin',
};

/** A HEAD request of the live stream would not end, and one of the callback would use up the attempt to connect. */
const WITHOUT_HEAD = ['GET /api/live', 'GET /api/google/callback'];
/** All other GET routes also answer HEAD. */
const HEADS = Object.entries(LISTED)
  .filter(([route]) => route.startsWith('GET ') && !WITHOUT_HEAD.includes(route))
  .map(([route, audience]) => [route.replace('GET', 'HEAD'), audience] as const);
const ROUTES: Record<string, Audience> = { ...LISTED, ...Object.fromEntries(HEADS) };

const sharedApp = useTestApp();

function routesOf({ app }: TestApp): string[] {
  const routes = app.routeTable.flatMap(({ method, url }) =>
    [method].flat().map((one) => `${one} ${url}`),
  );
  return [...new Set(routes)];
}

test('the table lists exactly the routes of the server', () => {
  expect(routesOf(sharedApp()).sort()).toEqual(Object.keys(ROUTES).sort());
});

let pending: User;
/** Was valid until the person was deleted. */
let deletedCookie: string;

beforeAll(async () => {
  const { addPerson, cookieOf, db } = sharedApp();
  pending = await addPerson({ isActive: false });
  const deleted = await addPerson({ isAdmin: true });
  deletedCookie = await cookieOf(deleted);
  await removeUser(db, deleted.id);
  // Never calls, so that there is always another administrator.
  await addPerson({ isAdmin: true });
});

/** A cookie for each kind of caller. Routes may delete the member, the administrator and any session. */
async function cookies({ addPerson, cookieOf }: TestApp) {
  return {
    anonymous: '',
    pending: await cookieOf(pending),
    deleted: deletedCookie,
    member: await cookieOf(await addPerson()),
    administrator: await cookieOf(await addPerson({ isAdmin: true })),
  };
}

/**
 * The status with which the guard refuses this caller, or undefined when it lets them through. Pages lead to the login,
 * and are not found by members.
 */
function refusal(url: string, audience: Audience, person: string): number | undefined {
  if (audience === 'anyone') return undefined;
  const isPage = !url.startsWith('/api/');
  if (['anonymous', 'pending', 'deleted'].includes(person)) return isPage ? 302 : 401;
  return audience === 'admin' && person === 'member' ? (isPage ? 404 : 403) : undefined;
}

test.each(Object.entries(ROUTES))('%s is for: %s', async (route, audience) => {
  const testApp = sharedApp();
  const [method, pattern = ''] = route.split(' ');
  const url = pattern.replace(/:\w+/g, 'nobody').replace('*', 'event');
  for (const [person, cookie] of Object.entries(await cookies(testApp))) {
    const expected = refusal(url, audience, person);
    // The live stream does not end; it has its own tests.
    if (url === '/api/live' && expected === undefined) continue;
    // Refused by its schema, so that no sync starts.
    const payload = route === 'POST /api/sync' ? { payload: { confirm: 1 } } : {};
    const request = { method, url, headers: { cookie }, ...payload } as InjectOptions;
    const { statusCode } = await testApp.call(request);
    if (expected) expect([person, statusCode]).toEqual([person, expected]);
    else expect([401, 403], person).not.toContain(statusCode);
  }
});
