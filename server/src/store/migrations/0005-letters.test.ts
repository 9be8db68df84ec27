import { foldWords, indexWords } from '@assembly/contract/text/search';
import { expect, test } from 'vitest';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { addPerson } from '../../testing/fixtures/people.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { recreateSchema } from '../copies/restore-backup.ts';
import { KNOWN_MIGRATIONS, migrate } from '../database/migrate.ts';

const NAMES = ['Łukasz Ærø', 'Đorđe Østergård', 'Þóra Œuvre', 'Ruth'];

function oldWords(text: string): string[] {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(' ');
}

onEachDatabase('words stored by an earlier version', (kind) => {
  test('are found like new ones', async () => {
    const db = await freshDatabase(kind);
    const before = KNOWN_MIGRATIONS.filter((name) => name < '0005');
    await recreateSchema(db, before);
    for (const name of NAMES) {
      const { id } = await addPerson(db, { name }, SUNDAY);
      const words = oldWords(name);
      await db.updateTable('users').set('nameKey', words.join(' ')).where('id', '=', id).execute();
      await db
        .insertInto('user_words')
        .values(words.map((word) => ({ word, userId: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await migrate(db);

    for (const { id, name, nameKey, email } of await db.selectFrom('users').selectAll().execute()) {
      const stored = db.selectFrom('user_words').select('word').where('userId', '=', id);
      const words = (await stored.execute()).map(({ word }) => word);
      expect(nameKey).toBe(foldWords(name).join(' '));
      expect(words.toSorted()).toEqual([...new Set(indexWords(`${name} ${email}`))].toSorted());
    }
  });
});
