import type { ListedUser } from '@assembly/contract/account/listed-user';
import { USERS_PER_PAGE } from '@assembly/contract/limits';
import { clampPage, type PageOf } from '@assembly/contract/page-of';
import type { User } from '@assembly/contract/user';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/tables.ts';
import { LANGUAGE_COLUMNS, type StoredLanguages, toUser, USER_COLUMNS } from './users.ts';

/** Sorts after every word that begins with the same prefix. */
const LAST_CHAR = '\u{10ffff}';

/** A page of the users whose name or address has a word for each search prefix; pending accounts come first. */
export async function listUsers(
  db: Database,
  pageNumber: number,
  search: string[],
): Promise<PageOf<ListedUser> & { pending: number }> {
  const found = search.reduce(
    (query, prefix) =>
      query.where('id', 'in', (from) =>
        from
          .selectFrom('user_words')
          .select('userId')
          .where('word', '>=', prefix)
          .where('word', '<', prefix + LAST_CHAR),
      ),
    db.selectFrom('users'),
  );
  const total = await countRows(found);
  const pending = await countPending(db);
  const { offset, ...page } = clampPage(pageNumber, total, USERS_PER_PAGE);
  const rows = await found
    .select([...USER_COLUMNS, 'confirmationHash', 'createdAt', 'lastSeenAt'])
    .orderBy('isActive')
    .orderBy('nameKey')
    .orderBy('id')
    .limit(USERS_PER_PAGE)
    .offset(offset)
    .execute();
  const items = rows.map((row) => ({
    ...toUser(row),
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    ...(row.confirmationHash !== null && { isUnconfirmed: true }),
  }));
  return { items, ...page, pending };
}

/** How many wait for approval. */
export const countPending = (db: Database) =>
  countRows(db.selectFrom('users').where('isActive', '=', 0));

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toUser(row);
}

/** In the order of the list. */
export async function readAllUsers(db: Database): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .orderBy('isActive')
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
  return rows.map(toUser);
}

/** The administrators, with what says in which language to write to each. */
export async function readAdmins(db: Database): Promise<(User & StoredLanguages)[]> {
  const rows = await db
    .selectFrom('users')
    .select([...USER_COLUMNS, ...LANGUAGE_COLUMNS])
    .where('isAdmin', '=', 1)
    .where('isActive', '=', 1)
    .execute();
  return rows.map((row) => ({ ...row, ...toUser(row) }));
}
