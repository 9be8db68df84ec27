import { randomUUID } from 'node:crypto';
import {
  type AuditAction,
  type AuditEntry,
  auditEntrySchema,
  SIGN_IN_ACTIONS,
} from '@assembly/contract/audit';
import { AUDIT_PER_PAGE, AUDITED_SIGN_INS_PER_DAY, DAY_MS } from '@assembly/contract/limits';
import { clampPage, type PageOf } from '@assembly/contract/page-of';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/tables.ts';

type Person = { id: string; name: string };

/** Commands on the server run without an account. */
export const COMMAND_LINE: Person = { id: '', name: 'The command line' };

/** The actor of a failed sign-in. Its id belongs to no account. */
const STRANGER: Person = { id: 'stranger', name: 'Somebody' };
const UNKNOWN_ADDRESS = 'an unknown address';

export interface NewAuditEntry {
  actor: Person;
  action: AuditAction;
  /** A person, a name such as that of a source, or null if it is the actor. */
  subject: Person | string | null;
  at: number;
}

/** Stores names, so that entries stay readable after an account is deleted. */
export async function writeAudit(
  db: Database,
  { actor, action, subject, at }: NewAuditEntry,
): Promise<void> {
  const isPerson = subject !== null && typeof subject === 'object';
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at,
      actorId: actor.id,
      actor: actor.name,
      action,
      subjectId: isPerson ? subject.id : '',
      subject: isPerson ? subject.name : (subject ?? ''),
    })
    .execute();
}

export async function writeSignIn(db: Database, user: Person, at: number): Promise<void> {
  if (await isLogged(db, 'signed_in', { actorId: user.id }, at)) return;
  await writeAudit(db, { actor: user, action: 'signed_in', subject: null, at });
}

/** Without the address that was typed if it is unknown: it may be a password, typed into the wrong field. */
export async function writeFailedSignIn(
  db: Database,
  account: Person | undefined,
  at: number,
): Promise<void> {
  if (await isLogged(db, 'sign_in_failed', { subjectId: account?.id ?? '' }, at)) return;
  const subject = account ?? UNKNOWN_ADDRESS;
  await writeAudit(db, { actor: STRANGER, action: 'sign_in_failed', subject, at });
}

/** Whether there were enough of these within a day. */
async function isLogged(
  db: Database,
  action: AuditAction,
  who: { actorId: string } | { subjectId: string },
  now: number,
): Promise<boolean> {
  const logged = db
    .selectFrom('audit_log')
    .where('at', '>', now - DAY_MS)
    .where('action', '=', action)
    .where((where) => where.and(who));
  return (await countRows(logged)) >= AUDITED_SIGN_INS_PER_DAY;
}

export async function removeAuditBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', before).execute();
}

/** A page of the audit log, newest first. */
export async function readAudit(
  db: Database,
  pageNumber: number,
  { hasSignIns = false } = {},
): Promise<PageOf<AuditEntry>> {
  const all = db.selectFrom('audit_log');
  const shown = hasSignIns ? all : all.where('action', 'not in', SIGN_IN_ACTIONS);
  const { offset, ...page } = clampPage(pageNumber, await countRows(shown), AUDIT_PER_PAGE);
  const rows = await shown
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(AUDIT_PER_PAGE)
    .offset(offset)
    .execute();
  return { items: rows.map((row) => auditEntrySchema.parse(row)), ...page };
}

/** The restores of snapshots since then, newest first. */
export async function readRestores(
  db: Database,
  since: number,
): Promise<{ source: string; by: string; at: number }[]> {
  return await db
    .selectFrom('audit_log')
    .select(['subject as source', 'actor as by', 'at'])
    .where('at', '>=', since)
    .where('action', '=', 'sync_restored' satisfies AuditAction)
    .orderBy('at', 'desc')
    .execute();
}

/** The entries about one person, as actor or subject. */
export async function readAuditOf(db: Database, userId: string): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where((where) => where.or([where('actorId', '=', userId), where('subjectId', '=', userId)]))
    .orderBy('at')
    .execute();
  return rows.map((row) => auditEntrySchema.parse(row));
}
