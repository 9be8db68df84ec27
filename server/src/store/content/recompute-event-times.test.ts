import { expect, onTestFinished, test } from 'vitest';
import { toEvent } from '../../sync/to-event.ts';
import { onEachDatabase, readyDatabaseUrl } from '../../testing/databases/each-database.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { readVersions } from '../database/change-counters.ts';
import { openDatabase } from '../database/open-database.ts';
import { replaceEvents } from './events.ts';
import { recomputeIfZoneChanged } from './recompute-event-times.ts';
import { ALL_CONFIRMED } from './removal-guard.ts';

const ZURICH = 'Europe/Zurich';
const NEW_YORK = 'America/New_York';
const MIDNIGHT_IN_ZURICH = Date.UTC(2027, 4, 31, 22);
const MIDNIGHT_IN_NEW_YORK = Date.UTC(2027, 5, 1, 4);

/** An all-day event, as a sync in Zurich computes it. */
const eventInZurich = (id: string, summary: string) =>
  toEvent(
    {
      id,
      summary,
      status: 'confirmed',
      description: '',
      start: { dateTime: '', date: '2027-06-01' },
      end: { dateTime: '', date: '2027-06-02' },
    },
    ZURICH,
  );

onEachDatabase('stored events', (kind) => {
  test('know their time zone, so that a change of it is not lost if the process dies', async () => {
    const db = await openDatabase(await readyDatabaseUrl(kind));
    onTestFinished(() => db.destroy());
    const startsOf = async () => {
      const rows = await db.selectFrom('events').select('startsAt').orderBy('id').execute();
      return rows.map(({ startsAt }) => startsAt);
    };
    const options = { confirmed: ALL_CONFIRMED, now: SUNDAY, timeZone: ZURICH };
    await replaceEvents(db, [eventInZurich('a', 'first'), eventInZurich('b', 'first')], options);
    await recomputeIfZoneChanged(db, NEW_YORK);
    expect(await startsOf()).toEqual([MIDNIGHT_IN_NEW_YORK, MIDNIGHT_IN_NEW_YORK]);

    // A sync that began before the change. An event that it could not read stays.
    const changed = [eventInZurich('a', 'second')];
    await replaceEvents(db, changed, { ...options, unreadable: ['b'] });
    expect(await startsOf()).toEqual([MIDNIGHT_IN_ZURICH, MIDNIGHT_IN_ZURICH]);

    // The next start.
    await recomputeIfZoneChanged(db, NEW_YORK);
    expect(await startsOf()).toEqual([MIDNIGHT_IN_NEW_YORK, MIDNIGHT_IN_NEW_YORK]);
    const versions = await readVersions(db);
    await recomputeIfZoneChanged(db, NEW_YORK);
    expect(await readVersions(db)).toEqual(versions);
  });
});
