import type { AuditAction } from '@assembly/contract/audit';
import type { Database } from '../database/tables.ts';
import { COMMAND_LINE } from './audit-log.ts';
import { DEMO_EMAILS } from './demo-emails.ts';

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
