import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { DAY_MS } from '@assembly/contract/limits';
import { api } from '@assembly/contract/paths';
import type { User } from '@assembly/contract/user';
import fc from 'fast-check';
import type { InjectOptions, RouteOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { issueReset } from '../auth/password-reset.ts';
import { listVersions } from '../store/content/snapshots.ts';
import { findStoredUser } from '../store/people/users.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openSyncedApp, type SyncedApp } from '../testing/fixtures/synced-app.ts';
import { RESILIENCE } from './duration.ts';
import { BODIES, fittingBody, generatedRequest, type Ids } from './generate-requests.ts';

type Caller = 'administrator' | 'anonymous';

/** The session is begun anew when a request has ended it; who has it only when a request has ended the account. */
function openCallers({ app, db, addPerson, cookieOf }: SyncedApp) {
  let administrator: User | undefined;
  let cookie = '';
  async function signedIn(): Promise<string> {
    const isThere = administrator && (await findStoredUser(db, administrator.id));
    if (!isThere) administrator = await addPerson({ isAdmin: true });
    return await cookieOf(administrator as User);
  }
  return {
    async headers(caller: Caller): Promise<Record<string, string>> {
      if (caller === 'anonymous') return {};
      cookie ||= await signedIn();
      return { cookie };
    },
    /** Whether it was the caller who was refused, or only what the request said of somebody. */
    async noteRefusal() {
      const { statusCode } = await app.inject({ url: api.account, headers: { cookie } });
      if (statusCode === 401) cookie = '';
    },
  };
}

async function idsIn({ db, addPerson, clock, sandbox, sync }: SyncedApp): Promise<Ids> {
  await sync();
  sandbox.setTasks([]);
  // Now there is an earlier state to put back.
  await sync();
  const people = await Promise.all(Array.from({ length: 20 }, () => addPerson()));
  const pending = await addPerson({ isActive: false });
  const events = await db.selectFrom('events').select('id').execute();
  const items = await db.selectFrom('drive_items').select('id').execute();
  const links = await Promise.all(people.map(({ id }) => issueReset(db, id, DAY_MS, clock.now)));
  const named = [...people, pending, ...events, ...items, ...(await listVersions(db))];
  return {
    ids: [...named.map(({ id }) => id), ...links],
    emails: people.map(({ email }) => email),
  };
}

/** A stream has no end to wait for: its head is the answer. */
async function statusOf({ app }: SyncedApp, request: InjectOptions): Promise<number> {
  const reply = await app.inject({ ...request, payloadAsStream: true });
  reply.stream().on('error', () => {});
  if (String(request.url).startsWith('/api/live')) reply.stream().destroy();
  else for await (const _chunk of reply.stream());
  // Nothing here waits for the world outside, and what Node lets go of between two turns of its loop would pile up.
  await turnOfTheLoop();
  return reply.statusCode;
}

/** HEAD is GET without its body. */
function calls({ method, url }: RouteOptions): { method: string; url: string }[] {
  return [method]
    .flat()
    .filter((one) => one !== 'HEAD')
    .map((one) => ({ method: one, url: url.replace('*', ':rest') }));
}

onEachDatabase('a request, however it was made up', (database) => {
  test('is never answered with a fault of ours', async () => {
    const app = await openSyncedApp(database);
    await app.app.ready();
    const known = await idsIn(app);
    const callers = openCallers(app);
    const routes = app.app.routeTable.flatMap(calls);
    expect(routes.length).toBeGreaterThan(30);

    for (const { method, url } of routes) {
      let letIn = 0;
      // One document in the drive is too large for Google to turn into a PDF, and that is said.
      const asksGoogle = url === `${api.documents}/:fileId/content`;
      const caller = fc.constantFrom<Caller>('administrator', 'anonymous');
      const request = generatedRequest({ method, url }, known);
      await fc.assert(
        fc.asyncProperty(caller, request, async (who, made) => {
          const headers = { ...made.headers, ...(await callers.headers(who)) };
          const status = await statusOf(app, {
            ...made,
            headers: { origin: 'http://assembly.test', ...headers },
          });
          if (who === 'administrator' && status === 401) await callers.noteRefusal();
          else if (who === 'administrator') letIn += 1;
          if (status !== 502 || !asksGoogle) {
            expect(status, `${method} ${made.url}`).toBeLessThan(500);
          }
        }),
        { numRuns: RESILIENCE.requestsPerRoute, endOnFailure: true },
      );
      expect(letIn, `${method} ${url} as an administrator`).toBeGreaterThan(0);
    }
  });
});

describe('what is made up', () => {
  test.each(Object.keys(BODIES))('for %s is sometimes what the schema wants', (route) => {
    const schema = BODIES[route];
    const emails = ['ruth@example.org'];
    for (const body of fc.sample(fittingBody(route, { ids: [], emails }), 100)) {
      expect(schema?.safeParse(body), JSON.stringify(body)).toMatchObject({ success: true });
    }
  });
});
