import { USERS_PER_PAGE } from '@assembly/contract/limits';
import { type PageOf, placePage } from '@assembly/contract/page-of';
import type { User } from '@assembly/contract/user';
import type { Database } from './tables.ts';
import { toUser } from './users.ts';

/** After every word that begins with the one sought, and before every other. */
const AFTER_ALL = '\u{10ffff}';
const READ_AT_ONCE = 500;

/** A page of the people in whose name or address every sought word begins a word; those waiting come first. */
export async function listUsers(
  db: Database,
  asked: number,
  search: string[],
): Promise<PageOf<User> & { pending: number }> {
  const found = search.reduce(
    (query, sought) =>
      query.where('id', 'in', (from) =>
        from
          .selectFrom('user_words')
          .select('userId')
          .where('word', '>=', sought)
          .where('word', '<', sought + AFTER_ALL),
      ),
    db.selectFrom('users'),
  );
  const total = await found
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { offset, ...place } = placePage(asked, Number(total.count), USERS_PER_PAGE);
  const rows = await found
    .select(['id', 'name', 'email', 'isAdmin', 'isActive'])
    .orderBy('isActive')
    .orderBy('nameKey')
    .orderBy('id')
    .limit(USERS_PER_PAGE)
    .offset(offset)
    .execute();
  return { items: rows.map(toUser), ...place, pending: await countPending(db) };
}

async function countPending(db: Database): Promise<number> {
  const { pending } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('pending'))
    .where('isActive', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(pending);
}

/** Everybody, a few hundred at a time, in the order of the list. */
export async function* readAllUsers(db: Database): AsyncGenerator<User[]> {
  for (let offset = 0; ; offset += READ_AT_ONCE) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'isAdmin', 'isActive'])
      .orderBy('isActive')
      .orderBy('nameKey')
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .offset(offset)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(toUser);
  }
}

export async function readAdmins(db: Database): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'isAdmin', 'isActive'])
    .where('isAdmin', '=', 1)
    .where('isActive', '=', 1)
    .execute();
  return rows.map(toUser);
}
