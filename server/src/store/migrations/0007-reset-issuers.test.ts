import { HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { addPerson } from '../../testing/fixtures/people.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { recreateSchema } from '../copies/restore-backup.ts';
import { KNOWN_MIGRATIONS, migrate } from '../database/migrate.ts';
import { COMMAND_LINE, writeAudit } from '../users/audit-log.ts';

onEachDatabase('reset links of an earlier version', (kind) => {
  test('still work, except those by someone who is not an administrator any more', async () => {
    const db = await freshDatabase(kind);
    const before = KNOWN_MIGRATIONS.filter((name) => name < '0007-reset-issuers');
    await recreateSchema(db, before);
    const member = await addPerson(db, {}, SUNDAY);
    const admin = await addPerson(db, { isAdmin: true }, SUNDAY);
    const demoted = await addPerson(db, {}, SUNDAY);
    const deleted = { id: 'deleted', name: 'Former Admin' };
    for (const [n, actor] of [undefined, COMMAND_LINE, admin, demoted, deleted].entries()) {
      const at = SUNDAY + n;
      const reset = { id: `${n}`, userId: member.id, createdAt: at, expiresAt: at + HOUR_MS };
      await db
        .insertInto('password_resets')
        .values(reset as never)
        .execute();
      if (actor) await writeAudit(db, { actor, action: 'reset_link', subject: member, at });
    }
    await migrate(db);
    const left = db.selectFrom('password_resets').select(['id', 'issuedBy']).orderBy('id');
    expect(await left.execute()).toEqual([
      { id: '0', issuedBy: null },
      { id: '1', issuedBy: null },
      { id: '2', issuedBy: admin.id },
    ]);
  });
});
