import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { listSnapshots, restoreSnapshot } from '@assembly/contract/endpoints/sync';
import { expect, test } from 'vitest';
import { replaceEvents } from '../../store/content/events.ts';
import { ALL_CONFIRMED } from '../../store/content/removal-guard.ts';
import type { Database } from '../../store/database/tables.ts';
import { toEvent } from '../../sync/to-event.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { openAsAdmin, settingIn } from '../../testing/fixtures/settings-admin.ts';

const at = (dateTime: string) => ({ dateTime, date: '', timeZone: '' });
const TIMES = {
  day: { start: { ...at(''), date: '2027-06-01' }, end: { ...at(''), date: '2027-06-02' } },
  local: { start: at('2027-06-01T10:00:00'), end: at('2027-06-01T11:00:00') },
  offset: { start: at('2027-06-01T12:00:00+02:00'), end: at('2027-06-01T13:00:00+02:00') },
};

/** Writes one event of each kind, as a sync does. */
async function writeEvents(
  db: Database,
  summary: string,
  { timeZone, now }: { timeZone: string; now: number },
) {
  const items = Object.entries(TIMES).map(([id, times]) => ({
    id,
    summary,
    ...times,
    status: 'confirmed',
    description: '',
  }));
  const records = items.map((item) => toEvent(item, timeZone));
  const diff = await replaceEvents(db, records, { confirmed: ALL_CONFIRMED, now, unreadable: [] });
  return { added: diff.added.length, changed: diff.changed.length };
}

onEachDatabase('an administrator', (database) => {
  test('changes the time zone, and events and a restored snapshot are computed again', async () => {
    const { app, call, db, cookie, save, clock } = await openAsAdmin({
      database,
      environment: { ASSEMBLY_TIME_ZONE: '' },
    });
    const reply = await save({ ASSEMBLY_TIME_ZONE: 'europe/zurich' });
    expect(settingIn(reply.json(), 'ASSEMBLY_TIME_ZONE')?.value).toBe('Europe/Zurich');
    const context = { timeZone: 'Europe/Zurich', now: clock.now };
    await writeEvents(db, 'first', context);
    await writeEvents(db, 'second', context);
    const list = async () => {
      const { items } = (await app.inject({ url: '/api/events', headers: { cookie } })).json();
      return items.map(({ id, startsAt }: { id: string; startsAt: number }) => [
        id,
        new Date(startsAt).toISOString(),
      ]);
    };
    expect(await list()).toEqual([
      ['day', '2027-05-31T22:00:00.000Z'],
      ['local', '2027-06-01T08:00:00.000Z'],
      ['offset', '2027-06-01T10:00:00.000Z'],
    ]);
    await save({ ASSEMBLY_TIME_ZONE: 'America/New_York' });
    const inNewYork = [
      ['day', '2027-06-01T04:00:00.000Z'],
      ['offset', '2027-06-01T10:00:00.000Z'],
      ['local', '2027-06-01T14:00:00.000Z'],
    ];
    expect(await list()).toEqual(inNewYork);
    // A sync in the new zone finds nothing to change.
    expect(await writeEvents(db, 'second', { ...context, timeZone: 'America/New_York' })).toEqual({
      added: 0,
      changed: 0,
    });
    const headers = { cookie };
    const { items } = (await call({ url: listSnapshots.path, headers })).json();
    const url = addressOf(restoreSnapshot, { params: { id: items[0].id } });
    expect((await call({ method: 'POST', url, headers })).statusCode).toBe(200);
    expect(await list()).toEqual(inNewYork);
  });
});
