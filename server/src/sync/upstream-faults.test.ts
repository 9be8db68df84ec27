import { SOURCES, type Source } from '@assembly/contract/sync';
import type { FaultInput } from '@assembly/sandbox/control/faults';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Google, type GoogleSettings, openGoogle } from '../google/open-google.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { QUICK, settingsFor } from '../testing/fixtures/test-google.ts';
import { contentOf, openTestSync, publish, type TestSync } from '../testing/fixtures/test-sync.ts';
import { FAULTS } from '../testing/fixtures/upstream-fault-cases.ts';

const NOWHERE = 'http://127.0.0.1:1';

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

    /** A Google of this source's own, always with the token: the calendar has no key either. */
    const openSignedIn = (changes: Partial<GoogleSettings> = {}) =>
      openGoogle({ ...settingsFor(held.sandbox), apiKey: undefined, ...changes }, QUICK);

    test.each([
      ['refuses the connection', { apiUrl: NOWHERE }, /cannot be reached.*internet connection/],
      ['refuses the connection to sign in', { tokenUrl: NOWHERE }, /sign-in cannot be reached/],
      [
        'has ended the sign-in (invalid_grant)',
        { refreshToken: 'ended' },
        /^Google sign-in expired\. Set .* to In production\. Make a new GOOGLE_REFRESH_TOKEN .* start the app anew\.$/,
      ],
      [
        'does not know the app (invalid_client)',
        { clientSecret: 'another' },
        /Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/,
      ],
    ])('%s, the old data stays and the others are synced', async (_title, changes, says) => {
      const { run, before, after } = await syncNext(openSignedIn(changes));
      expect(after).toBe(before);
      expect(run).toMatchObject({ state: 'failed', added: 0, changed: 0, removed: 0 });
      expect(run.error).toMatch(says);
    });

    test('answers 401 to every token, the old data stays after two of them', async () => {
      held.sandbox.calls.length = 0;
      held.sandbox.fault({
        kind: 'error',
        reason: 'authError',
        path: PATHS[source],
        times: 'always',
      });
      const { run, before, after } = await syncNext(openSignedIn());
      expect(after).toBe(before);
      expect(run.error).toMatch(/did not accept the sign-in. Make a new GOOGLE_REFRESH_TOKEN/);
      const refused = held.sandbox.calls.filter(({ fault }) => fault === 'error');
      expect(new Set(refused.map(({ headers }) => headers.authorization)).size).toBe(2);
    });

    test('answers 401 once, the sign-in is renewed and nothing is amiss', async () => {
      held.sandbox.fault({ kind: 'error', reason: 'authError', path: PATHS[source] });
      const { run, after } = await syncNext(openSignedIn());
      expect(run).toMatchObject({ state: 'done', error: null });
      expect(after).toContain(`edition ${edition}`);
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
      expect(sources[source].error).toMatch(/^Google sign-in expired\. Set .* Make a new/);
      expect(await contentOf(held.db, source)).toContain('first');
    }
    await held.close();
  });
});
