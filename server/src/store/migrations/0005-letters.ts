import { type Kysely, sql } from 'kysely';

const LETTERS = Object.entries({
  ...{ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' },
  ...{ æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' },
});

/** Folds these letters in words that were stored before search ignored their strokes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['events', 'search'],
    ['drive_items', 'search'],
    ['users', 'nameKey'],
  ] as const) {
    const folded = fold(column);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${folded}
      where ${sql.ref(column)} <> ${folded}`.execute(db);
  }
  const word = fold('word');
  await sql`insert into user_words (word, "userId")
    select ${word}, "userId" from user_words where word <> ${word}
    on conflict do nothing`.execute(db);
  await sql`delete from user_words where word <> ${word}`.execute(db);
}

function fold(column: string) {
  return LETTERS.reduce(
    (text, [letter, plain]) => sql`replace(${text}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    sql`${sql.ref(column)}`,
  );
}
