import type { Database } from './tables.ts';

/** What is stored about one person, without what would let somebody in. */
export async function readOwnRecord(db: Database, userId: string) {
  const account = await db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'deviceToken',
      'deviceType',
      'isAdmin',
      'isActive',
      'createdAt',
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(['userAgent', 'createdAt', 'seenAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  const passwordResets = await db
    .selectFrom('password_resets')
    .select(['createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
  return {
    account: {
      ...account,
      isAdmin: account.isAdmin === 1,
      isActive: account.isActive === 1,
    },
    sessions,
    passwordResets,
  };
}
