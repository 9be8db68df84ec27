import type { Database } from '../database/tables.ts';
import { addedByCommand, demoStart, grantedByUsers } from './demo-accounts.ts';
import { DEMO_EMAILS } from './demo-emails.ts';

/** Whether there is an administrator who stays one when the demo ends. */
export async function hasAdministrator(db: Database): Promise<boolean> {
  const start = await demoStart(db);
  let administrators = db
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', 1)
    .where('isActive', '=', 1)
    .limit(1);
  if (start !== undefined) {
    administrators = administrators
      .where((where) =>
        where.or([where('createdAt', '<', start), where('id', 'in', addedByCommand(db))]),
      )
      .where('emailKey', 'not in', DEMO_EMAILS)
      .where('id', 'not in', grantedByUsers(db, start));
  }
  return (await administrators.executeTakeFirst()) !== undefined;
}
