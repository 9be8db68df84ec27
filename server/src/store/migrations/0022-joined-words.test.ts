import { indexWords, searchText } from '@assembly/contract/text/search';
import { expect, test } from 'vitest';
import { toDocuments } from '../../sync/to-document.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { addPerson } from '../../testing/fixtures/people.ts';
import { driveFolder } from '../../testing/fixtures/source-samples.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { replaceDrive } from '../content/drive.ts';
import { ALL_CONFIRMED } from '../content/removal-guard.ts';
import { recreateSchema } from '../copies/restore-backup.ts';
import { KNOWN_MIGRATIONS, migrate } from '../database/migrate.ts';

const NAMES = ['김민수', '欧阳明', 'أحمد', 'مصطفى', 'Ruth'];
const FOLDERS = 3;

/** As an earlier version folded names, which are single words. */
const oldWord = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

onEachDatabase('words stored before search found parts of words', (kind) => {
  test('are found like new ones', async () => {
    const db = await freshDatabase(kind);
    await recreateSchema(
      db,
      KNOWN_MIGRATIONS.filter((name) => name < '0022'),
    );
    const people = await Promise.all(NAMES.map((name) => addPerson(db, { name }, SUNDAY)));
    for (const { id, name, email } of people) {
      await db.deleteFrom('user_words').where('userId', '=', id).execute();
      const words = [oldWord(name), ...indexWords(email)];
      await db
        .insertInto('user_words')
        .values([...new Set(words)].map((word) => ({ word, userId: id })))
        .execute();
    }
    const folders = Array.from({ length: FOLDERS }, (_, n) =>
      driveFolder(`f${n}`, '', { title: `우리교회 ${n}` }),
    );
    const { items } = toDocuments(folders);
    const olds = items.map((item) => ({ ...item, search: ` ${oldWord(item.title)}` }));
    await replaceDrive(db, olds, { confirmed: ALL_CONFIRMED, now: SUNDAY });
    await migrate(db);

    for (const { id, name, email } of people) {
      const stored = db.selectFrom('user_words').select('word').where('userId', '=', id);
      const words = (await stored.execute()).map(({ word }) => word);
      expect(words.toSorted()).toEqual([...new Set(indexWords(`${name} ${email}`))].toSorted());
    }
    const documents = await db.selectFrom('drive_items').select(['title', 'search']).execute();
    expect(documents).toHaveLength(FOLDERS);
    for (const { title, search } of documents) expect(search).toBe(searchText(title));
  });
});
