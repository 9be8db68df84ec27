import { indexWords, searchText } from '@assembly/contract/text/search';
import type { Kysely } from 'kysely';

const BATCH_ROWS = 500;

interface Tables {
  events: { id: string; search: string };
  drive_items: { id: string; search: string };
  user_words: { word: string; userId: string };
}

/**
 * Indexes stored words again, because search finds parts of words in scripts such as Chinese and Korean now. It uses the
 * current rules of search: whatever changes them later must index all words again, too.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const table of ['events', 'drive_items'] as const) await indexRows(db, table);
  const stored = await db.selectFrom('user_words').selectAll().execute();
  for (const { word, userId } of stored) {
    const words = indexWords(word);
    if (words.length === 1 && words[0] === word) continue;
    await db
      .deleteFrom('user_words')
      .where('word', '=', word)
      .where('userId', '=', userId)
      .execute();
    for (const indexed of words) {
      await db
        .insertInto('user_words')
        .values({ word: indexed, userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

/** The stored text is folded, and folding it again changes nothing else. */
async function indexRows(db: Kysely<Tables>, table: 'events' | 'drive_items'): Promise<void> {
  let lastId = '';
  let count = BATCH_ROWS;
  while (count === BATCH_ROWS) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'search'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH_ROWS)
      .execute();
    for (const { id, search } of rows) {
      const indexed = searchText(search);
      if (indexed === search) continue;
      await db.updateTable(table).set({ search: indexed }).where('id', '=', id).execute();
    }
    lastId = rows.at(-1)?.id ?? '';
    count = rows.length;
  }
}
