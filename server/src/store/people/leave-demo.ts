import type { AuditAction } from '@assembly/contract/audit';
import type { User } from '@assembly/contract/user';
import type { Database, Tx } from '../database/tables.ts';
import { writeLogo } from '../settings/logo.ts';
import { removeStoredSettings } from '../settings/settings.ts';
import { asCommandLine } from './administer-users.ts';
import { COMMAND_LINE } from './audit-log.ts';
import { DEMO_EMAILS } from './demo-emails.ts';
import { NO_PASSWORD, toUser } from './users.ts';

const ADDED_BY_COMMAND = ['made_admin', 'imported'] satisfies AuditAction[];
const GIVEN_BY_PEOPLE = ['approved', 'made_admin', 'reset_link'] satisfies AuditAction[];

/**
 * The demo's administrator has a public password. So accounts made since the demo began are removed, except those that
 * a command made. Others that a person gave access or a link during the demo are pending again, without a password.
 * Everyone has to sign in again, and links made until now do not work any more. Stored settings are removed. Returns
 * how many accounts were removed.
 */
export async function removePeopleOfDemo(db: Database, now: number): Promise<number> {
  if ((await demoStart(db)) === undefined) return 0;
  return await asCommandLine(db, now, async (trx, audit) => {
    const removed = await removePeople(trx);
    for (const user of removed) await audit('deleted', user);
    // Also made with a public password, and the connection leads to the sandbox.
    await removeStoredSettings(trx);
    await writeLogo(trx, undefined);
    return removed.length;
  });
}

/** The same when the set-up ends the demo, and removes what its people did from the audit log. */
export async function removeTracesOfDemo(trx: Tx): Promise<void> {
  const start = await demoStart(trx);
  if (start === undefined) return;
  await removePeople(trx);
  await trx
    .deleteFrom('audit_log')
    .where('at', '>=', start)
    .where('actorId', '!=', COMMAND_LINE.id)
    .execute();
  // Sign-ups that the next email would report.
  await trx.deleteFrom('email_bundles').execute();
}

async function removePeople(trx: Tx): Promise<User[]> {
  const start = await demoStart(trx);
  if (start === undefined) return [];
  const removed = await trx
    .deleteFrom('users')
    .where('createdAt', '>=', start)
    .where((where) =>
      where.or([where('emailKey', 'in', DEMO_EMAILS), where('id', 'not in', addedByCommand(trx))]),
    )
    .returningAll()
    .execute();
  await trx
    .updateTable('users')
    .set({ isAdmin: 0, isActive: 0, password: NO_PASSWORD })
    .where('id', 'in', givenByPeople(trx, start))
    .execute();
  await trx.deleteFrom('sessions').execute();
  await trx.deleteFrom('password_resets').execute();
  return removed.map(toUser);
}

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
      .where('id', 'not in', givenByPeople(db, start));
  }
  return (await administrators.executeTakeFirst()) !== undefined;
}

/**
 * When the demo began; undefined if it has not used this database. Only the demo adds all of its accounts: one of them
 * alone may be that of a person with such an address.
 */
async function demoStart(db: Database): Promise<number | undefined> {
  const found = await db
    .selectFrom('users')
    .select('createdAt')
    .where('emailKey', 'in', DEMO_EMAILS)
    .execute();
  if (found.length < DEMO_EMAILS.length) return undefined;
  return Math.min(...found.map(({ createdAt }) => createdAt));
}

const addedByCommand = (db: Database) =>
  db
    .selectFrom('audit_log')
    .select('subjectId')
    .where('actorId', '=', COMMAND_LINE.id)
    .where('action', 'in', ADDED_BY_COMMAND);

const givenByPeople = (db: Database, since: number) =>
  db
    .selectFrom('audit_log')
    .select('subjectId')
    .where('actorId', '!=', COMMAND_LINE.id)
    .where('at', '>=', since)
    .where('action', 'in', GIVEN_BY_PEOPLE);
