import type { AuditAction } from '@assembly/contract/audit';
import { Problem } from '@assembly/contract/problem';
import { emailKey } from '@assembly/contract/user';
import type { Database } from '../database/tables.ts';
import { COMMAND_LINE } from './audit-log.ts';

/** The demo's accounts; they mark a database that the demo has used. */
export const DEMO_EMAILS = [
  'admin@assembly.example',
  'member@assembly.example',
  'pending@assembly.example',
] as const;

export const isDemoEmail = (email: string) => DEMO_EMAILS.some((one) => one === emailKey(email));

/** Without the marks, accounts made in the demo would be kept when it ends. */
export function refuseDemoAccount({ email }: { email: string }): void {
  if (!isDemoEmail(email)) return;
  throw new Problem('forbidden', { reason: 'demoAccount' });
}

const ADDED_BY_COMMAND = ['made_admin', 'imported'] satisfies AuditAction[];
const GRANTED_BY_USERS = ['approved', 'made_admin', 'reset_link'] satisfies AuditAction[];

/**
 * When the demo began; undefined if it has not used this database. Only the demo adds all of its accounts: one of them
 * alone may belong to a person with such an address.
 */
export async function demoStart(db: Database): Promise<number | undefined> {
  const found = await db
    .selectFrom('users')
    .select('createdAt')
    .where('emailKey', 'in', DEMO_EMAILS)
    .execute();
  if (found.length < DEMO_EMAILS.length) return undefined;
  return Math.min(...found.map(({ createdAt }) => createdAt));
}

/** The accounts that a command added. */
export const addedByCommand = (db: Database) =>
  db
    .selectFrom('audit_log')
    .select('subjectId')
    .where('actorId', '=', COMMAND_LINE.id)
    .where('action', 'in', ADDED_BY_COMMAND);

/** The accounts that a user, and not a command, has given access or a link since then. */
export const grantedByUsers = (db: Database, since: number) =>
  db
    .selectFrom('audit_log')
    .select('subjectId')
    .where('actorId', '!=', COMMAND_LINE.id)
    .where('at', '>=', since)
    .where('action', 'in', GRANTED_BY_USERS);

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
