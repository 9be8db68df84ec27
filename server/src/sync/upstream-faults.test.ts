import { SOURCES, type Source } from '@assembly/contract/sync';
import type { FaultInput } from '@assembly/sandbox/control/faults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGoogle, type Google } from '../google/create-google.ts';
import { type DatabaseKind, onEachDatabase } from '../testing/databases/each-database.ts';
import { QUICK, settingsFor } from '../testing/fixtures/test-google.ts';
import { contentOf, openTestSync, publish, type TestSync } from '../testing/fixtures/test-sync.ts';

// What each fault of Google is called, and how often it is retried, is tested in google/read-list.test.ts. Here: whatever
// fails, the source keeps its data and the others are synced.

const PATHS: Record<Source, string> = {
  events: '/calendar/v3/*',
  announcements: '/tasks/v1/*',
  documents: '/drive/v2/*',
};
const ITEMS: Record<Source, string> = { ...PATHS, announcements: '/tasks/v1/lists/list/tasks' };

const only = (source: Source, { readCalendars, readTaskLists, readDrive }: Google) =>
  ({ events: { readCalendars }, announcements: { readTaskLists }, documents: { readDrive } })[
    source
  ];

/** Syncs one edition after the other; whatever becomes of one source, the others must be brought up to date. */
function useEditions(kind: DatabaseKind, source: Source) {
  const testSync = {} as TestSync;
  let number = 0;
  beforeAll(async () => {
    Object.assign(testSync, await openTestSync(kind));
    publish(testSync.sandbox, 'edition 0');
    await testSync.sync();
  });
  afterAll(() => testSync.close());

  async function syncNext(google?: Google) {
    number += 1;
    const edition = `edition ${number}`;
    const before = await contentOf(testSync.db, source);
    publish(testSync.sandbox, edition);
    const run = await testSync.sync(google && { google: only(source, google) });
    testSync.sandbox.clearFaults();
    for (const other of SOURCES.filter((one) => one !== source)) {
      expect(run.sources[other]).toMatchObject({ state: 'done', error: null });
      expect(await contentOf(testSync.db, other)).toContain(edition);
    }
    return {
      run: run.sources[source],
      before,
      after: await contentOf(testSync.db, source),
      edition,
    };
  }

  async function expectFailure(says: RegExp, google?: Google) {
    const { run, before, after } = await syncNext(google);
    expect(after).toBe(before);
    expect(run).toMatchObject({ state: 'failed', added: 0, changed: 0, removed: 0 });
    expect(run.error).toMatch(says);
    expect(testSync.errors).toEqual([]);
  }

  return { testSync, syncNext, expectFailure };
}

/** One that breaks the connection, one that is not understood, one that is refused. */
const FAULTS = [
  [{ kind: 'cut-body' }, /cannot be reached.*internet connection/],
  [{ kind: 'empty-object' }, /could not be understood/],
  [{ kind: 'endless-pages' }, /could not be understood/],
  [{ kind: 'error', reason: 'forbidden' }, /refuses access. Check.*share it/],
] as const;

onEachDatabase('a failing source', (kind) => {
  const { testSync, expectFailure } = useEditions(kind, 'documents');
  test.each(FAULTS)('keeps its data and does not stop the others: %o', async (fault, says) => {
    testSync.sandbox.fault({ ...fault, path: PATHS.documents, times: 'always' } as FaultInput);
    await expectFailure(says);
  });
});

describe.each(SOURCES)('%s', (source) => {
  const { testSync, syncNext, expectFailure } = useEditions('SQLite', source);
  /** Always with the token: the calendar has no key either. */
  const openSignedIn = (changes = {}) =>
    createGoogle({ ...settingsFor(testSync.sandbox), apiKey: undefined, ...changes }, QUICK);

  test('keep their data when Google refuses, and the others are synced', async () => {
    const fault = { kind: 'error', reason: 'forbidden', times: 'always' } as const;
    testSync.sandbox.fault({ ...fault, path: PATHS[source] });
    await expectFailure(/refuses access. Check.*share it/);
  });

  test.each([
    ['nothing listens there', { apiUrl: 'http://127.0.0.1:1' }, /cannot be reached.*internet/],
    ['the sign-in cannot be reached', { tokenUrl: 'http://127.0.0.1:1' }, /sign-in cannot be/],
    ['the sign-in has ended', { refreshToken: 'ended' }, /^Google sign-in expired\. Set .*\.$/],
    ['the app is unknown', { clientSecret: 'another' }, /Compare the client ID and secret/],
  ])('keep their data when %s, and the others are synced', async (_title, changes, says) => {
    await expectFailure(says, openSignedIn(changes));
  });

  test('keep their data when Google refuses a second token', async () => {
    testSync.sandbox.calls.length = 0;
    const fault = { kind: 'error', reason: 'authError', times: 'always' } as const;
    testSync.sandbox.fault({ ...fault, path: PATHS[source] });
    await expectFailure(/did not accept the sign-in. Connect Google again/, openSignedIn());
    const refused = testSync.sandbox.calls.filter((call) => call.fault === 'error');
    expect(new Set(refused.map(({ headers }) => headers.authorization)).size).toBe(2);
  });

  test.each([{ kind: 'error', reason: 'authError' }, { kind: 'cut-body' }] as const)(
    'are synced when a call fails once: %o',
    async (fault) => {
      testSync.sandbox.fault({ ...fault, path: PATHS[source] });
      const { run, after, edition } = await syncNext(openSignedIn());
      expect(run).toMatchObject({ state: 'done', error: null });
      expect(after).toContain(edition);
    },
  );

  test.each([
    ['one item with wrong types', 'wrong-types', 1, /form that cannot be read/],
    ['an item twice', 'duplicate-ids', 1, /appears twice/],
    ['ids with forbidden characters', 'forbidden-ids', 6, /is not allowed/],
    ['a string of 10,485,761 bytes', 'long-string', 1, /longer than 10485760 bytes/],
  ] as const)(
    'with %s are synced without it, and it is listed',
    async (_title, kind, leftOut, reason) => {
      testSync.sandbox.fault({ kind, path: ITEMS[source] });
      const { run, after, edition } = await syncNext();
      expect(run).toMatchObject({ state: 'done', error: null, leftOut });
      expect(run.leftOutItems).toHaveLength(leftOut);
      for (const item of run.leftOutItems) {
        expect(item.reason).toMatch(reason);
        expect(item.title.length).toBeLessThan(300);
      }
      expect(after).toContain(`3, ${edition}`);
      publish(testSync.sandbox, edition);
      await testSync.sync();
    },
  );
});

test('after the sign-in has ended, the calendar is still synced by its key', async () => {
  const testSync = await openTestSync('SQLite');
  publish(testSync.sandbox, 'first');
  await testSync.sync();
  publish(testSync.sandbox, 'second');
  testSync.sandbox.setBehavior({ refreshTokenIsDead: true });
  const { sources } = await testSync.sync();
  expect(sources.events).toMatchObject({ state: 'done', changed: 25 });
  for (const source of ['announcements', 'documents'] as const) {
    expect(sources[source].error).toMatch(/^Google sign-in expired\. Set .* Connect Google again/);
    expect(await contentOf(testSync.db, source)).toContain('first');
  }
  await testSync.close();
});
