import { SOURCES, type Source } from '@assembly/contract/sync';
import type { FaultInput } from '@assembly/sandbox/faults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Google, openGoogle, type Patience } from '../google/open-google.ts';
import { QUICK, settingsFor } from '../google/test-google.ts';
import { onEachDatabase } from '../testing/each-database.ts';
import { contentOf, openTestSync, publish, type TestSync } from '../testing/test-sync.ts';

/** For one who will not answer; only the source that is spoilt is asked so. */
const SILENT: Patience = { ...QUICK, callMs: 100, retries: 1 };

/** For one who always sends one page more: no limit but that of the source as a whole. */
const UNHURRIED: Patience = {
  ...QUICK,
  pagesMax: Number.POSITIVE_INFINITY,
  itemsMax: Number.POSITIVE_INFINITY,
  sourceMs: 100,
  itemMs: 0,
};

interface Trouble {
  says: RegExp;
  patience?: Patience;
}

type Fault = FaultInput extends infer One
  ? One extends unknown
    ? Omit<One, 'path'>
    : never
  : never;

const always = { times: 'always' } as const;
const error = (reason: string) => ({ kind: 'error', reason, ...always }) as Fault;

/** Whatever happens, what was there stays, and the sentence tells an administrator what to do. */
const FAULTS: Record<string, [Fault, Trouble]> = {
  'hangs up before it answers': [
    { kind: 'cut-before-headers', ...always },
    { says: /cannot be reached.*internet connection/ },
  ],
  'never answers': [
    { kind: 'hang', ...always },
    { says: /took too long.*Try again/, patience: SILENT },
  ],
  'sends one byte a second': [
    { kind: 'drip', ...always },
    { says: /took too long.*Try again/, patience: SILENT },
  ],
  'breaks off half-way': [
    { kind: 'cut-body', ...always },
    { says: /cannot be reached.*internet connection/ },
  ],
  'sends half and calls it all': [
    { kind: 'half-body', ...always },
    { says: /makes no sense.*Try again/ },
  ],
  'sends a web page with 200': [
    { kind: 'html', ...always },
    { says: /makes no sense.*GOOGLE_API_URL/ },
  ],
  'sends {}': [{ kind: 'empty-object', ...always }, { says: /makes no sense/ }],
  'sends items: null': [{ kind: 'null-items', ...always }, { says: /makes no sense/ }],
  'sends broken JSON': [{ kind: 'broken-json', ...always }, { says: /makes no sense/ }],
  'answers 401 every time': [
    error('authError'),
    { says: /did not accept the sign-in.*Connect to Google again/ },
  ],
  'answers 403 rateLimitExceeded': [error('rateLimitExceeded'), { says: /too often.*few minutes/ }],
  'answers 403 userRateLimitExceeded': [error('userRateLimitExceeded'), { says: /too often/ }],
  'answers 403 dailyLimitExceeded': [
    error('dailyLimitExceeded'),
    { says: /limit for today.*tomorrow/ },
  ],
  'answers 403 accessNotConfigured': [
    error('accessNotConfigured'),
    { says: /not enabled. Enable it/ },
  ],
  'answers 403 API_KEY_SERVICE_BLOCKED': [
    error('API_KEY_SERVICE_BLOCKED'),
    { says: /Add the Google .* API to the key/ },
  ],
  'answers 403 to the referrer': [
    error('API_KEY_HTTP_REFERRER_BLOCKED'),
    { says: /Change the key's application restrictions/ },
  ],
  'answers 403 insufficientPermissions': [
    error('insufficientPermissions'),
    { says: /Connect again and allow it/ },
  ],
  'answers 403 forbidden': [error('forbidden'), { says: /refuses access. Check/ }],
  'answers 400': [error('badRequest'), { says: /refused the request. Try again/ }],
  'answers 404': [error('notFound'), { says: /does not find/ }],
  'answers 410': [error('gone'), { says: /does not find/ }],
  'answers 429': [error('tooManyRequests'), { says: /too often/ }],
  'answers 500': [error('internalError'), { says: /not available.*Try again later/ }],
  'answers 503': [error('backendError'), { says: /not available.*Try again later/ }],
  'sends us elsewhere': [
    { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:1/' }, ...always },
    { says: /makes no sense/ },
  ],
  'sends 200 MB': [{ kind: 'huge', ...always }, { says: /too large to take/ }],
  'sends pages without an end': [{ kind: 'endless-pages' }, { says: /pages without an end/ }],
  'sends pages for longer than a source may take': [
    { kind: 'endless-pages' },
    { says: /took too long.*Try again/, patience: UNHURRIED },
  ],
  'sends the same page token again': [
    { kind: 'same-page-token' },
    { says: /pages without an end/ },
  ],
};

const PATHS: Record<Source, string> = {
  events: '/calendar/v3/*',
  announcements: '/tasks/v1/*',
  documents: '/drive/v2/*',
};

const only = (source: Source, { readCalendar, readTaskLists, readDrive }: Google) =>
  ({ events: { readCalendar }, announcements: { readTaskLists }, documents: { readDrive } })[
    source
  ];

const others = (source: Source) => SOURCES.filter((other) => other !== source);

onEachDatabase('when Google fails', (kind) => {
  describe.each(SOURCES)('for %s, because it', (source) => {
    let held: TestSync;
    let edition = 0;
    beforeAll(async () => {
      held = await openTestSync(kind);
      publish(held.sandbox, 'edition 0');
      await held.sync();
    });
    afterAll(() => held.close());

    /** A new edition of all three; whatever becomes of one source, the others are brought up to date. */
    async function syncNext(spoilt?: Google) {
      const { db, sandbox, sync } = held;
      edition += 1;
      const before = await contentOf(db, source);
      publish(sandbox, `edition ${edition}`);
      const run = await sync(spoilt && { google: only(source, spoilt) });
      sandbox.clearFaults();
      for (const other of others(source)) {
        expect(run.sources[other]).toMatchObject({ state: 'done', error: null });
        expect(await contentOf(db, other)).toContain(`edition ${edition}`);
      }
      return { run: run.sources[source], before, after: await contentOf(db, source) };
    }

    test.each(Object.entries(FAULTS))(
      '%s, the old data stays and the others are synced',
      async (_title, [fault, { says, patience }]) => {
        held.sandbox.fault({ ...fault, path: PATHS[source] } as FaultInput);
        const spoilt = patience && openGoogle(settingsFor(held.sandbox), patience);
        const { run, before, after } = await syncNext(spoilt);
        expect(after).toBe(before);
        expect(run).toMatchObject({ state: 'failed', added: 0, changed: 0, removed: 0 });
        expect(run.error).toMatch(says);
        expect(held.faults).toEqual([]);
      },
    );

    test('refuses the connection, the old data stays and the others are synced', async () => {
      const nowhere = openGoogle(
        { ...settingsFor(held.sandbox), apiUrl: 'http://127.0.0.1:1' },
        QUICK,
      );
      const { run, before, after } = await syncNext(nowhere);
      expect(after).toBe(before);
      expect(run.error).toMatch(/cannot be reached/);
    });

    test.each(['cut-before-headers', 'cut-body', 'half-body', 'broken-json'] as const)(
      'fails once with %s, nothing is amiss',
      async (once) => {
        held.sandbox.fault({ kind: once, path: PATHS[source] });
        const { run, after } = await syncNext();
        expect(run).toMatchObject({ state: 'done', error: null });
        expect(after).toContain(`edition ${edition}`);
      },
    );

    const ITEMS: Record<Source, string> = {
      ...PATHS,
      announcements: '/tasks/v1/lists/list/tasks',
    };

    test.each([
      ['sends one item with wrong types', 'wrong-types', 1, /form that cannot be read/],
      ['sends an item twice', 'duplicate-ids', 1, /appears twice/],
      ['sends ids with forbidden characters', 'forbidden-ids', 6, /which is not allowed/],
      ['sends a string of 10,485,761 bytes', 'long-string', 1, /longer than 10485760 bytes/],
    ] as const)('%s, only that is left out and listed', async (_title, kind, leftOut, reason) => {
      held.sandbox.fault({ kind, path: ITEMS[source] });
      const { run, after } = await syncNext();
      expect(run).toMatchObject({ state: 'done', error: null, leftOut });
      expect(run.leftOutItems).toHaveLength(leftOut);
      for (const item of run.leftOutItems) {
        expect(item.reason).toMatch(reason);
        expect(item.title.length).toBeLessThan(300);
      }
      expect(after).toContain(`3, edition ${edition}`);
      publish(held.sandbox, `edition ${edition}`);
      await held.sync();
    });
  });

  test('for all that needs a sign-in, because it has ended, the calendar is synced by its key', async () => {
    const held = await openTestSync(kind);
    publish(held.sandbox, 'first');
    await held.sync();
    publish(held.sandbox, 'second');
    held.sandbox.setMood({ refreshTokenIsDead: true });
    const { sources } = await held.sync();
    expect(sources.events).toMatchObject({ state: 'done', changed: 25 });
    for (const source of ['announcements', 'documents'] as const) {
      expect(sources[source].error).toBe(
        "Google sign-in expired. Set the app's publishing status to In production, then connect again.",
      );
      expect(await contentOf(held.db, source)).toContain('first');
    }
    await held.close();
  });

  test('once with 401, the sign-in is renewed and nothing is amiss', async () => {
    const held = await openTestSync(kind);
    publish(held.sandbox, 'first');
    for (const path of ['/tasks/*', '/drive/*'])
      held.sandbox.fault({ kind: 'error', reason: 'authError', path });
    expect((await held.sync()).state).toBe('done');
    await held.close();
  });
});
