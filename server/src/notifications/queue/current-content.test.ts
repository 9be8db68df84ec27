import { HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import type { Database } from '../../store/database/tables.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { addPerson } from '../../testing/fixtures/people.ts';
import { storeTasks } from '../../testing/fixtures/stored-items.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { announcement, at, movedEvent } from '../../testing/notifications/test-notifications.ts';
import { readCurrentContent } from './current-content.ts';
import type { NotificationContent } from './notification-content.ts';

const BEFORE = at('2026-11-17T18:00:00Z', '2026-11-17T19:30:00Z');
const AFTER = at('2026-11-18T18:00:00Z', '2026-11-18T19:30:00Z');
const canceled = movedEvent({ change: 'cancelled', after: null });

/** Whether it is sent. */
const isSent = async (db: Database, content: NotificationContent, now = SUNDAY) =>
  (await readCurrentContent(db, 'item', content, { now, timeZone: 'UTC' })) !== undefined;

async function storeEvent(db: Database, times: typeof BEFORE, isShown = true): Promise<void> {
  await db.deleteFrom('events').execute();
  await db
    .insertInto('events')
    .values({
      id: 'item',
      ...times,
      dateEnd: '',
      updated: '',
      search: '',
      shownUntil: isShown ? times.endsAt : null,
      summary: 'Bible study',
      description: '',
      status: isShown ? 'confirmed' : 'cancelled',
      contentHash: '',
      sequence: 0,
      calendarId: '',
      location: '',
      callUrl: '',
      attachments: '[]',
      repeats: 0,
    })
    .execute();
}

onEachDatabase('what waits', (kind) => {
  test('an announcement is sent with its current text while it is open', async () => {
    const db = await freshDatabase(kind);
    expect(await isSent(db, announcement())).toBe(false);
    await storeTasks(db, ['other', 'item']);
    const clock = { now: SUNDAY, timeZone: 'UTC' };
    expect(await readCurrentContent(db, 'item', announcement(), clock)).toEqual(
      announcement({
        title: 'item',
        notes: 'We sing on Friday.',
        list: 'News',
        due: '2099-12-31',
      }),
    );
    expect(await isSent(db, announcement(), Date.UTC(2100, 0, 2))).toBe(false);
  });

  test('a moved event is sent while it is at that time, and has not begun', async () => {
    const db = await freshDatabase(kind);
    expect(await isSent(db, movedEvent())).toBe(false);
    await storeEvent(db, AFTER);
    expect(await isSent(db, movedEvent())).toBe(true);
    expect(await isSent(db, movedEvent(), AFTER.startsAt)).toBe(false);
    await storeEvent(db, at('2026-11-19T18:00:00Z', '2026-11-19T19:30:00Z'));
    expect(await isSent(db, movedEvent())).toBe(false);
    // An earlier version also notified of events that are back at their time.
    await storeEvent(db, BEFORE);
    expect(await isSent(db, movedEvent({ after: BEFORE }))).toBe(false);
  });

  test('a canceled event is sent unless it takes place after all, or would be over', async () => {
    const db = await freshDatabase(kind);
    expect(await isSent(db, canceled)).toBe(true);
    await storeEvent(db, BEFORE, false);
    expect(await isSent(db, canceled)).toBe(true);
    expect(await isSent(db, canceled, BEFORE.startsAt)).toBe(false);
    await storeEvent(db, BEFORE);
    expect(await isSent(db, canceled)).toBe(false);
  });

  test('an all-day event is over at the end of its last day', async () => {
    const db = await freshDatabase(kind);
    const before = { ...at('2026-11-17T00:00:00Z', '2026-11-18T00:00:00Z'), date: '2026-11-17' };
    const allDay = movedEvent({ change: 'cancelled', before, after: null });
    expect(await isSent(db, allDay, before.endsAt - HOUR_MS)).toBe(true);
    expect(await isSent(db, allDay, before.endsAt)).toBe(false);
  });

  test('a recording that was removed is not sent', async () => {
    const db = await freshDatabase(kind);
    expect(await isSent(db, { kind: 'sermon', title: 'Hope', folder: '' })).toBe(false);
  });

  test('a sign-up is not sent once nobody waits for approval', async () => {
    const db = await freshDatabase(kind);
    const several = { kind: 'signUps', count: 2, newestId: null } as const;
    expect(await isSent(db, several)).toBe(false);
    const { id } = await addPerson(db, { isActive: false }, SUNDAY);
    expect(await isSent(db, several)).toBe(true);
    expect(await isSent(db, { ...several, count: 1, newestId: id })).toBe(true);
    await db.updateTable('users').set({ isActive: 1 }).execute();
    expect(await isSent(db, { ...several, count: 1, newestId: id })).toBe(false);
  });
});
