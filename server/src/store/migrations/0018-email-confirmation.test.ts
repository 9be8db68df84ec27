import { expect, test } from 'vitest';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { addPerson } from '../../testing/fixtures/people.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { recreateSchema } from '../copies/restore-backup.ts';
import { KNOWN_MIGRATIONS, migrate } from '../database/migrate.ts';
import { listUsers } from '../users/list-users.ts';

onEachDatabase('accounts of an earlier version', (kind) => {
  test('do not count as unconfirmed, whether or not they are approved', async () => {
    const db = await freshDatabase(kind);
    await recreateSchema(
      db,
      KNOWN_MIGRATIONS.filter((name) => name < '0018-email-confirmation'),
    );
    const pending = await addPerson(db, { isActive: false }, SUNDAY);
    const member = await addPerson(db, {}, SUNDAY);
    await migrate(db);
    expect((await listUsers(db, 1, [])).items).toMatchObject([pending, member]);
  });
});
