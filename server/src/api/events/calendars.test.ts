import { calendarsReplySchema, eventsReplySchema } from '@assembly/contract/event';
import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { demoOptions } from '@assembly/sandbox/options';
import { expect, test } from 'vitest';
import { replaceEvents } from '../../store/content/events.ts';
import { ALL_CONFIRMED } from '../../store/content/removal-guard.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { event } from '../../testing/fixtures/source-samples.ts';
import { openSyncedApp, type SyncedApp } from '../../testing/fixtures/synced-app.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';

const MAIN = demoOptions.calendarId;
const YOUTH = 'youth & "friends"@group.calendar.example';

const timed = (id: string, summary: string, days: number) => ({
  id,
  summary,
  start: { dateTime: new Date(SUNDAY + days * DAY_MS).toISOString() },
  end: { dateTime: new Date(SUNDAY + days * DAY_MS + HOUR_MS).toISOString() },
});

function publish({ sandbox, setCalendarIds }: SyncedApp, name = 'Youth', evenings = 14) {
  const titles = ['Service', 'Supper', 'Choir evening'];
  sandbox.setCalendar(titles.map((title, at) => timed(`main${at}`, title, at + 1)));
  const items = Array.from({ length: evenings }, (_, at) =>
    timed(`youth${at}`, `Evening ${at + 1}`, at + 1),
  );
  sandbox.setOtherCalendars([{ id: YOUTH, summary: name, backgroundColor: '#0a0b0c', items }]);
  setCalendarIds([MAIN, YOUTH]);
}

async function read({ get }: SyncedApp, query: Record<string, string>) {
  const reply = await get(`/api/events?${new URLSearchParams(query)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return eventsReplySchema.parse(reply.json());
}

onEachDatabase('a member', (database) => {
  test('sees the events of one calendar, page by page and in a search', async () => {
    const app = await openSyncedApp(database);
    publish(app);
    await app.sync();
    const calendars = [
      { id: MAIN, name: 'Assembly calendar', color: '#9fe1e7' },
      { id: YOUTH, name: 'Youth', color: '#0a0b0c' },
    ];
    const all = await read(app, {});
    expect(all).toMatchObject({ total: 17, pageCount: 2, calendars });
    expect(all.items.slice(0, 2).map(({ calendar }) => calendar)).toEqual(calendars);

    const second = await read(app, { calendar: YOUTH, page: '2' });
    expect(second).toMatchObject({ total: 14, page: 2, pageCount: 2, calendars });
    expect(second.items.map(({ id }) => id)).toEqual(['youth12', 'youth13']);
    expect((await read(app, { calendar: MAIN })).total).toBe(3);
    expect((await read(app, { calendar: MAIN, search: 'evening' })).items).toMatchObject([
      { summary: 'Choir evening' },
    ]);
    expect((await read(app, { calendar: YOUTH, search: 'evening 14' })).total).toBe(1);
    expect((await read(app, { calendar: '' })).total).toBe(17);

    const reply = await app.get('/api/calendars');
    expect(calendarsReplySchema.parse(reply.json()).items).toEqual(calendars);
    const again = await app.get('/api/calendars', { 'if-none-match': `${reply.headers.etag}` });
    expect(again.statusCode).toBe(304);
    expect((await app.get('/api/events/youth0/ics')).body).toContain('SUMMARY:Evening 1');
  });

  test('gets an empty list for an unknown calendar, whatever its id', async () => {
    const app = await openSyncedApp(database);
    publish(app);
    await app.sync();
    for (const calendar of ['gone', '\0', '\ud800', "' or 1=1 --", `${MAIN},${YOUTH}`, '%', '5']) {
      for (const search of ['', 'evening']) {
        const reply = await read(app, { calendar, search, page: '3' });
        expect(reply).toMatchObject({ items: [], page: 1, pageCount: 1, total: 0 });
        expect(reply.calendars).toHaveLength(2);
      }
    }
  });

  test('sees changes of a calendar and its name after the next sync', async () => {
    const app = await openSyncedApp(database);
    publish(app);
    await app.sync();
    const names = async () => {
      const { items } = (await app.get('/api/calendars')).json();
      const [first] = (await read(app, { calendar: YOUTH })).items;
      return [items[1]?.name, first?.calendar?.name];
    };
    expect(await names()).toEqual(['Youth', 'Youth']);
    publish(app, 'Young people', 1);
    await app.sync();
    app.changes.publish({ topic: 'events' });
    expect(await names()).toEqual(['Young people', 'Young people']);
    expect((await read(app, { calendar: YOUTH })).total).toBe(1);
    app.setCalendarIds([MAIN]);
    await app.sync();
    app.changes.publish({ topic: 'events' });
    expect(await read(app, { calendar: YOUTH })).toMatchObject({ total: 0 });
  });
});

test('an event of an unknown calendar is listed without one', async () => {
  const app = await openSyncedApp();
  const options = { confirmed: ALL_CONFIRMED, now: SUNDAY };
  await replaceEvents(app.db, [event('a'), { ...event('b'), calendarId: 'gone' }], options);
  const { items } = await read(app, {});
  expect(items.map(({ calendar }) => calendar)).toEqual([null, null]);
});
