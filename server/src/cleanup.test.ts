import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { removeExpired } from './cleanup.ts';
import { addNotification } from './notifications/queue/add-notification.ts';
import { freshDatabase, onEachDatabase } from './testing/databases/each-database.ts';
import { SUNDAY } from './testing/fixtures/test-app.ts';

onEachDatabase('the audit log', (kind) => {
  test('is kept for AUDIT_DAYS, and older entries are removed however many there are', async () => {
    const db = await freshDatabase(kind);
    const entry = (at: number) => ({
      id: randomUUID(),
      at,
      actorId: '',
      actor: 'Ada Admin',
      action: 'sync_started',
      subjectId: '',
      subject: '',
    });
    const cutoff = SUNDAY - 90 * DAY_MS;
    // More than two batches.
    const old = Array.from({ length: 1200 }, (_, at) => entry(cutoff - 1 - at));
    const kept = [entry(cutoff), entry(SUNDAY)];
    for (let at = 0; at < old.length; at += 400) {
      await db
        .insertInto('audit_log')
        .values(old.slice(at, at + 400))
        .execute();
    }
    await db.insertInto('audit_log').values(kept).execute();

    await removeExpired(db, { auditDays: () => 90, now: () => SUNDAY });
    const left = await db.selectFrom('audit_log').selectAll().orderBy('at').execute();
    expect(left).toEqual(kept);
  });
});

onEachDatabase('notifications', (kind) => {
  test('notifications are removed after 30 days, even summaries that wait for a decision', async () => {
    const db = await freshDatabase(kind);
    const cutoff = SUNDAY - 30 * DAY_MS;
    const content = { kind: 'sermon', title: 'Romans 8', folder: '' } as const;
    for (const [id, createdAt] of [
      ['old', cutoff - 1],
      ['held', cutoff - 1],
      ['new', cutoff],
    ] as const) {
      const state = id === 'held' ? 'held' : 'due';
      await addNotification(db, { id, topic: 'sermons', content, state }, createdAt);
    }
    await removeExpired(db, { auditDays: () => 90, now: () => SUNDAY });
    expect(await db.selectFrom('notifications').select('id').execute()).toEqual([{ id: 'new' }]);
  });
});
