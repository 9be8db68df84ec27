import { expect, onTestFinished, test } from 'vitest';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { contentOf, openTestSync, publish } from '../testing/fixtures/test-sync.ts';

const CALENDAR = '/calendar/v3/*';

onEachDatabase('an event that cannot be read', (kind) => {
  async function open() {
    const opened = await openTestSync(kind);
    onTestFinished(() => opened.close());
    publish(opened.sandbox, 'first', 10);
    await opened.sync();
    return opened;
  }

  test('stays as it was, even if no event can be read', async () => {
    const { db, sandbox, sync } = await open();
    const before = await contentOf(db, 'events');
    sandbox.setCalendar(sandbox.data().calendar.map((one) => ({ ...one, summary: 5 as never })));
    const { events } = (await sync()).sources;
    expect(events).toMatchObject({ state: 'done', removed: 0, unchanged: 10, leftOut: 10 });
    expect(await contentOf(db, 'events')).toBe(before);
  });

  test('stays as it was when it is too long to be stored, and the others are updated', async () => {
    const { db, sandbox, sync } = await open();
    publish(sandbox, 'second', 10);
    sandbox.fault({ kind: 'long-string', path: CALENDAR });
    const { events } = (await sync()).sources;
    expect(events).toMatchObject({ removed: 0, leftOut: 1, changed: 9, unchanged: 1 });
    expect(await contentOf(db, 'events')).toContain('Event 0, first');
  });

  test('is removed once Google does not list it any more', async () => {
    const { sandbox, sync } = await open();
    sandbox.fault({ kind: 'wrong-types', path: CALENDAR });
    expect((await sync()).sources.events).toMatchObject({ removed: 0, leftOut: 1 });
    sandbox.removeEvent('event0');
    expect((await sync()).sources.events).toMatchObject({ removed: 1, leftOut: 0 });
  });

  test('prevents every removal in that run, but no update, if its id is unreadable too', async () => {
    const { sandbox, sync } = await open();
    publish(sandbox, 'second', 8);
    sandbox.fault({ kind: 'wrong-types', path: CALENDAR, spoilsId: true });
    expect((await sync()).sources.events).toMatchObject({
      state: 'done',
      removed: 0,
      changed: 7,
      unchanged: 3,
      leftOut: 1,
    });
    expect((await sync()).sources.events).toMatchObject({ removed: 2, changed: 1, leftOut: 0 });
  });
});
