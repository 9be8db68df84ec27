import { USERS_PER_PAGE } from '@assembly/contract/limits';
import { type PageOf, placePage } from '@assembly/contract/page-of';
import type { User } from '@assembly/contract/user';
import type { Database } from '../database/tables.ts';
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

/** One of them as the list shows them. */
export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'isAdmin', 'isActive'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toUser(row);
}

async function countPending(db: Database): Promise<number> {
  const { pending } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('pending'))
    .where('isActive', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(pending);
}

/**
 * Everybody, a few hundred at a time, in the order of the list. Each lot begins after the last person of the one before,
 * not at a number: somebody deleted meanwhile would let another be skipped.
 */
export async function* readAllUsers(db: Database): AsyncGenerator<User[]> {
  const lot = db
    .selectFrom('users')
    .select(['id', 'name', 'nameKey', 'email', 'isAdmin', 'isActive'])
    .orderBy('isActive')
    .orderBy('nameKey')
    .orderBy('id')
    .limit(READ_AT_ONCE);
  let rows = await lot.execute();
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows.map(toUser);
    const { isActive, nameKey, id } = last;
    rows = await lot
      .where((is) =>
        is(is.refTuple('isActive', 'nameKey', 'id'), '>', is.tuple(isActive, nameKey, id)),
      )
      .execute();
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
