import { indexWords, searchText } from '@assembly/contract/text/search';
import type { Kysely } from 'kysely';

interface Tables {
  events: { id: string; search: string };
  drive_items: { id: string; search: string };
  user_words: { word: string; userId: string };
}

/**
 * Indexes stored words again, because search finds parts of words in scripts such as Chinese and Korean now. They are
 * folded, and folding them again changes nothing else. It uses the current rules of search: whatever changes them later
 * must index all words again, too.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const table of ['events', 'drive_items'] as const) {
    // One after the other, because a text can have megabytes.
    for (const { id } of await db.selectFrom(table).select('id').execute()) {
      const row = db.selectFrom(table).select('search').where('id', '=', id);
      const { search } = await row.executeTakeFirstOrThrow();
      const indexed = searchText(search);
      if (indexed === search) continue;
      await db.updateTable(table).set({ search: indexed }).where('id', '=', id).execute();
    }
  }
  const stored = await db.selectFrom('user_words').selectAll().execute();
  await db.deleteFrom('user_words').execute();
  for (const { word, userId } of stored) {
    for (const indexed of indexWords(word)) {
      await db
        .insertInto('user_words')
        .values({ word: indexed, userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}
