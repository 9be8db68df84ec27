import { expect, test } from 'vitest';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { storeTasks } from '../../testing/fixtures/stored-items.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { addNotification } from './add-notification.ts';
import { dropHeld, listHeld, sendHeld } from './held-notifications.ts';
import type { SummaryContent } from './notification-content.ts';

function summary(count: number): SummaryContent {
  const items = Array.from({ length: count }, (_, n) => ({
    id: `t${n}`,
    title: n === 1 ? ' ' : `Task ${n}`,
  }));
  return { kind: 'summary', topic: 'announcements', reason: 'first', count, items };
}

const clockAt = (now: number) => ({ now, timeZone: 'UTC' });

onEachDatabase('a held summary', (kind) => {
  test('a summary is listed with its first titles until an administrator sends or drops it', async () => {
    const db = await freshDatabase(kind);
    const add = (id: string, now: number) =>
      addNotification(db, { id, topic: 'announcements', content: summary(7), state: 'held' }, now);
    expect([await add('a', SUNDAY), await add('b', SUNDAY + 1)]).toEqual([true, true]);
    const titles = ['Task 0', ' ', 'Task 2', 'Task 3', 'Task 4'];
    const listed = { topic: 'announcements', reason: 'first', count: 7, titles };
    expect(await listHeld(db)).toEqual([
      { ...listed, id: 'b', createdAt: SUNDAY + 1 },
      { ...listed, id: 'a', createdAt: SUNDAY },
    ]);
    await storeTasks(db, ['t0', 't3']);
    expect(await sendHeld(db, 'a', clockAt(SUNDAY + 2))).toBe('announcements');
    expect(await dropHeld(db, 'b')).toBe('announcements');
    expect(await listHeld(db)).toEqual([]);
    const rows = db.selectFrom('notifications').select(['id', 'state', 'dueAt']).orderBy('id');
    expect(await rows.execute()).toEqual([
      { id: 'a', state: 'due', dueAt: SUNDAY + 2 },
      { id: 'b', state: 'dropped', dueAt: SUNDAY + 1 },
    ]);
    // The other tasks are gone.
    const sent = db.selectFrom('notifications').select('content').where('id', '=', 'a');
    const { count, items } = JSON.parse((await sent.executeTakeFirstOrThrow()).content);
    expect([count, items.map(({ id }: { id: string }) => id)]).toEqual([2, ['t0', 't3']]);
  });

  test('the first of two administrators decides about a summary', async () => {
    const db = await freshDatabase(kind);
    const held = { id: 'a', topic: 'announcements', content: summary(1), state: 'held' } as const;
    await addNotification(db, held, SUNDAY);
    expect(await addNotification(db, held, SUNDAY)).toBe(false);
    const decisions = await Promise.all([dropHeld(db, 'a'), sendHeld(db, 'a', clockAt(SUNDAY))]);
    expect(decisions.filter(Boolean)).toHaveLength(1);
    expect(await sendHeld(db, 'unknown', clockAt(SUNDAY))).toBeUndefined();
  });
});
