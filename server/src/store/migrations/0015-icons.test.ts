import { expect, test } from 'vitest';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { recreateSchema } from '../copies/restore-backup.ts';
import { KNOWN_MIGRATIONS, migrate } from '../database/migrate.ts';
import { readIcon, readLogo } from '../settings/logo.ts';

onEachDatabase('the logo of an earlier version', (kind) => {
  test('stays, and waits for its icon', async () => {
    const db = await freshDatabase(kind);
    const before = KNOWN_MIGRATIONS.filter((name) => name < '0015-icons');
    await recreateSchema(db, before);
    const bytes = Buffer.from('<svg/>');
    const row = { id: 'logo', type: 'image/svg+xml', bytes: bytes.toString('base64') } as const;
    await db.insertInto('logo').values(row).execute();
    await migrate(db);
    expect(await readLogo(db)).toEqual({ type: 'image/svg+xml', bytes });
    expect(await readIcon(db, 'any')).toBeUndefined();
  });
});
