import { randomUUID } from 'node:crypto';
import { type AuditAction, type AuditEntry, auditEntrySchema } from '@assembly/contract/audit';
import { AUDIT_PER_PAGE } from '@assembly/contract/limits';
import { clampPage, type PageOf } from '@assembly/contract/page-of';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/tables.ts';

type Person = { id: string; name: string };

/** Commands on the server run without an account. */
export const COMMAND_LINE: Person = { id: '', name: 'The command line' };

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

export async function removeAuditBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', before).execute();
}

/** A page of the audit log, newest first. */
export async function readAudit(db: Database, pageNumber: number): Promise<PageOf<AuditEntry>> {
  const total = await countRows(db.selectFrom('audit_log'));
  const { offset, ...page } = clampPage(pageNumber, total, AUDIT_PER_PAGE);
  const rows = await db
    .selectFrom('audit_log')
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
