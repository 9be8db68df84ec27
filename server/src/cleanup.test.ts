import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { removeExpired } from './cleanup.ts';
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
