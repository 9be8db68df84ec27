import { HOUR_MS } from '@assembly/contract/limits';
import { demoOptions } from '@assembly/sandbox/options';
import { expect, onTestFinished, test } from 'vitest';
import { readCalendars, readUpcoming } from '../store/content/events.ts';
import { readSnapshots } from '../store/content/snapshots.ts';
import { readVersions } from '../store/database/change-counters.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { contentOf, openTestSync, publish } from '../testing/fixtures/test-sync.ts';
import { restoreSnapshot } from './restore-snapshot.ts';

const MAIN = demoOptions.calendarId;
const YOUTH = 'youth@group.calendar.example';

onEachDatabase('several calendars', (kind) => {
  async function open() {
    const opened = await openTestSync(kind);
    onTestFinished(() => opened.close());
    const { sandbox, sync } = opened;
    publish(sandbox, 'first', 3);
    const start = { dateTime: new Date(SUNDAY + HOUR_MS).toISOString() };
    const names = (youth: string, events = ['camp', 'event0']) =>
      sandbox.setOtherCalendars([
        {
          id: YOUTH,
          summary: youth,
          backgroundColor: '#123456',
          items: events.map((id) => ({ id, summary: id, start, end: start })),
        },
      ]);
    names('Youth');
    const syncBoth = () => sync({ access: { calendarIds: [MAIN, YOUTH] } });
    return { ...opened, names, syncBoth };
  }

  test('are stored with their events, and a new name alone changes no event', async () => {
    const { db, names, syncBoth } = await open();
    expect((await syncBoth()).sources.events).toMatchObject({ state: 'done', read: 5, added: 4 });
    const stored = await db.selectFrom('events').select(['id', 'calendarId']).execute();
    expect(stored.filter(({ calendarId }) => calendarId === YOUTH)).toEqual([
      { id: 'camp', calendarId: YOUTH },
    ]);
    const { events: version } = await readVersions(db);
    names('Young people');
    expect((await syncBoth()).sources.events).toMatchObject({ changed: 0, unchanged: 4 });
    expect(await readCalendars(db)).toMatchObject([
      { id: MAIN, name: 'Assembly calendar' },
      { id: YOUTH, name: 'Young people', color: '#123456' },
    ]);
    expect((await readVersions(db)).events).toBe(version + 1);
    expect((await syncBoth()).sources.events.unchanged).toBe(4);
    expect((await readVersions(db)).events).toBe(version + 1);
  });

  test('keep their colors if those cannot be read once', async () => {
    const { db, names, sandbox, syncBoth } = await open();
    await syncBoth();
    names('Young people');
    const list = '/calendar/v3/users/me/calendarList';
    sandbox.fault({ kind: 'error', reason: 'forbidden', path: list });
    expect((await syncBoth()).sources.events.state).toBe('done');
    expect((await readCalendars(db))[1]).toMatchObject({ name: 'Young people', color: '#123456' });
  });

  test('an event that moves to another calendar counts as changed', async () => {
    const { sandbox, syncBoth } = await open();
    await syncBoth();
    sandbox.removeEvent('event0');
    expect((await syncBoth()).sources.events).toMatchObject({ changed: 1, unchanged: 3 });
  });

  test('a calendar that is removed from the settings also loses its ended events', async () => {
    const { clock, db, sandbox, sync, syncBoth } = await open();
    await syncBoth();
    clock.now += 12 * HOUR_MS;
    expect((await syncBoth()).sources.events).toMatchObject({ read: 3, unchanged: 4 });
    sandbox.setOtherCalendars([]);
    expect((await sync()).sources.events).toMatchObject({ state: 'done', removed: 1 });
    expect(await contentOf(db, 'events')).not.toContain('camp');
  });

  test('if one cannot be read, all events stay and the message names it', async () => {
    const { db, sandbox, syncBoth } = await open();
    await syncBoth();
    const before = await contentOf(db, 'events');
    publish(sandbox, 'second', 3);
    sandbox.setOtherCalendars([]);
    const { events, documents } = (await syncBoth()).sources;
    expect(events).toMatchObject({ state: 'failed' });
    expect(events.error).toMatch(
      /^The calendar "Youth" \(youth@group\.calendar\.example\) could not be read, so no event was changed\. Google Calendar cannot find/,
    );
    expect(documents.state).toBe('done');
    expect(await contentOf(db, 'events')).toBe(before);
  });

  test('one that is not chosen any more is removed with its events, and a snapshot brings both back', async () => {
    const { databaseUrl, db, sync, syncBoth } = await open();
    await syncBoth();
    const before = await contentOf(db, 'events');
    expect((await sync()).sources.events).toMatchObject({ removed: 1, unchanged: 3 });
    expect((await readUpcoming(db, 1, SUNDAY)).calendars.map(({ id }) => id)).toEqual([MAIN]);
    const snapshotId =
      (await readSnapshots(db)).find(({ source }) => source === 'events')?.id ?? '';
    const actor = { id: 'a1', name: 'Ada' };
    await restoreSnapshot(db, databaseUrl, { snapshotId, actor, now: SUNDAY });
    const withoutSequences = (content: string) => content.replaceAll(/"sequence":\d+/g, '');
    expect(withoutSequences(await contentOf(db, 'events'))).toBe(withoutSequences(before));
  });
});
