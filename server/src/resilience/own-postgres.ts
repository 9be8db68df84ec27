import { getSession } from '@assembly/contract/endpoints/session';
import { listUsers } from '@assembly/contract/endpoints/users';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { startPostgres } from '../testing/databases/postgres-server.ts';
import { addPerson, cookieOf, PASSWORD } from '../testing/fixtures/people.ts';
import { startServer } from '../testing/processes/start-server.ts';

/** Two servers on a PostgreSQL that no other test uses, so that it can be stopped. */
export async function startOnOwnPostgres() {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const db = await openDatabase(databaseUrl);
  const admin = await addPerson(db, { isAdmin: true }, Date.now());
  const cookie = await cookieOf(db, admin, Date.now());
  await db.destroy();
  const servers = await Promise.all([startServer({ databaseUrl }), startServer({ databaseUrl })]);
  return { postgres, servers, admin, cookie };
}

export const signIn = ({ url }: { url: string }, { email }: { email: string }) =>
  callServer(url, getSession.path, { method: 'POST', body: { email, password: PASSWORD } });

export const signUp = ({ url }: { url: string }, name: string) =>
  callServer(url, listUsers.path, {
    method: 'POST',
    body: { email: `${name}@example.org`, firstName: name, lastName: 'N', password: PASSWORD },
  });

export async function expectUnavailable(reply: Response) {
  expect(reply.status, reply.url).toBe(503);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
  const detail = expect.stringMatching(/\.$/);
  expect(await reply.json()).toMatchObject({ status: 503, code: 'unavailable', detail });
}
