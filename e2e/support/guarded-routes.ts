import { api } from '@assembly/contract/paths';
import { callApi } from './call-api.ts';
import type { Assembly } from './start-assembly.ts';
import { expect } from './test.ts';

/** Every call that only somebody signed in may make. */
const GUARDED: [string, string][] = [
  ['GET', api.events],
  ['GET', api.eventIcs('any')],
  ['GET', api.announcements],
  ['GET', api.documents],
  ['GET', api.folder('any')],
  ['GET', api.content('any')],
  ['GET', api.account],
  ['PATCH', api.account],
  ['DELETE', api.account],
  ['GET', api.accountExport],
  ['GET', api.accountSessions],
  ['DELETE', api.accountSession('any')],
  ['GET', api.live],
  ['GET', api.users],
  ['GET', api.usersCsv],
  ['GET', api.audit],
  ['GET', api.user('any')],
  ['POST', api.approve('any')],
  ['DELETE', api.user('any')],
  ['POST', api.admin('any')],
  ['DELETE', api.admin('any')],
  ['POST', api.userResetLink('any')],
  ['GET', api.sync],
  ['POST', api.sync],
];

/** Whoever sends this cookie is nobody: 401 at every guarded address, and no page behind the login. */
export async function expectShutOut(assembly: Pick<Assembly, 'url'>, cookie: string) {
  const headers = { cookie };
  for (const [method, path] of GUARDED) {
    const answer = await callApi(assembly, path, { method, headers });
    expect(answer.status, `${method} ${path}`).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'not_signed_in' });
  }
  const session = await callApi(assembly, api.session, { headers });
  expect(await session.json()).toEqual({ user: null });
  const page = await fetch(`${assembly.url}/web/event`, { headers, redirect: 'manual' });
  expect(page.status).toBe(302);
  expect(page.headers.get('location')).toBe('/login');
}
