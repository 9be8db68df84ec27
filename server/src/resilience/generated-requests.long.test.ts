import { setImmediate as nextTurn } from 'node:timers/promises';
import { getAccount } from '@assembly/contract/endpoints/account';
import { listDocuments } from '@assembly/contract/endpoints/library';
import { DAY_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import fc from 'fast-check';
import type { InjectOptions, RouteOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { issueReset } from '../auth/password-reset.ts';
import { readSnapshots } from '../store/content/snapshots.ts';
import { findStoredUser } from '../store/users/users.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openSyncedApp, type SyncedApp } from '../testing/fixtures/synced-app.ts';
import { BODIES, generatedRequest, type Ids, validBody } from './generate-requests.ts';

/** What a request may contain is checked before any database is asked, so PostgreSQL gets a sample. */
const REQUESTS_PER_ROUTE = { SQLite: 5000, PostgreSQL: 500 };

type Caller = 'administrator' | 'anonymous';

/** Starts a new session when a request has ended it, and a new account when a request has deleted it. */
function openCallers({ app, db, addPerson, cookieOf }: SyncedApp) {
  let administrator: User | undefined;
  let cookie = '';
  async function signedIn(): Promise<string> {
    const exists = administrator && (await findStoredUser(db, administrator.id));
    if (!exists) administrator = await addPerson({ isAdmin: true });
    return await cookieOf(administrator as User);
  }
  return {
    async headers(caller: Caller): Promise<Record<string, string>> {
      if (caller === 'anonymous') return {};
      cookie ||= await signedIn();
      return { cookie };
    },
    /** Drops the session if it has ended; a 401 may also be about the password in the request. */
    async checkSession() {
      const { statusCode } = await app.inject({ url: getAccount.path, headers: { cookie } });
      if (statusCode === 401) cookie = '';
    },
  };
}

async function prepareIds({ db, addPerson, clock, sandbox, sync }: SyncedApp): Promise<Ids> {
  sandbox.reset();
  await sync();
  sandbox.setTasks([]);
  // Now there is a snapshot to restore.
  await sync();
  const people = await Promise.all(Array.from({ length: 20 }, () => addPerson()));
  const pending = await addPerson({ isActive: false });
  const events = await db.selectFrom('events').select('id').execute();
  const items = await db.selectFrom('drive_items').select('id').execute();
  const links = await Promise.all(people.map(({ id }) => issueReset(db, id, DAY_MS, clock.now)));
  const records = [...people, pending, ...events, ...items, ...(await readSnapshots(db))];
  return {
    ids: [...records.map(({ id }) => id), ...links],
    emails: people.map(({ email }) => email),
  };
}

/** Reads the whole reply, except for the live stream, which does not end. */
async function statusOf({ app }: SyncedApp, request: InjectOptions): Promise<number> {
  const reply = await app.inject({ ...request, payloadAsStream: true });
  reply.stream().on('error', () => {});
  if (String(request.url).startsWith('/api/live')) reply.stream().destroy();
  else for await (const _chunk of reply.stream());
  // Without a turn of the event loop, what Node releases between turns would pile up.
  await nextTurn();
  return reply.statusCode;
}

/** HEAD is left out: it is GET without the body. */
function calls({ method, url }: RouteOptions): { method: string; url: string }[] {
  return [method]
    .flat()
    .filter((one) => one !== 'HEAD')
    .map((one) => ({ method: one, url: url.replace('*', ':rest') }));
}

onEachDatabase('the app', (database) => {
  test('no generated request is answered with a server error', async () => {
    const app = await openSyncedApp(database);
    await app.app.ready();
    const known = await prepareIds(app);
    const callers = openCallers(app);
    const routes = app.app.routeTable.flatMap(calls);
    expect(routes.length).toBeGreaterThan(30);

    for (const { method, url } of routes) {
      let admitted = 0;
      // One document in the sandbox's drive is too large for Google to export.
      const asksGoogle = url === `${listDocuments.path}/:fileId/content`;
      const caller = fc.constantFrom<Caller>('administrator', 'anonymous');
      const request = generatedRequest({ method, url }, known);
      await fc.assert(
        fc.asyncProperty(caller, request, async (who, made) => {
          const headers = { ...made.headers, ...(await callers.headers(who)) };
          const status = await statusOf(app, {
            ...made,
            headers: { origin: 'http://assembly.test', ...headers },
          });
          if (who === 'administrator' && status === 401) await callers.checkSession();
          else if (who === 'administrator') admitted += 1;
          if (status !== 502 || !asksGoogle) {
            expect(status, `${method} ${made.url}`).toBeLessThan(500);
          }
        }),
        { numRuns: REQUESTS_PER_ROUTE[database], endOnFailure: true },
      );
      expect(admitted, `${method} ${url} as an administrator`).toBeGreaterThan(0);
    }
  });
});

describe('the generated bodies', () => {
  test.each(Object.keys(BODIES))('for %s are sometimes valid', (route) => {
    const schema = BODIES[route];
    const emails = ['ruth@example.org'];
    for (const body of fc.sample(validBody(route, { ids: [], emails }), 100)) {
      expect(schema?.safeParse(body), JSON.stringify(body)).toMatchObject({ success: true });
    }
  });
});
