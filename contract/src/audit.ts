import * as z from 'zod/mini';
import { pageSchema } from './page-of.ts';

/** What the audit log records. */
export const AUDIT_ACTIONS = [
  'signed_up',
  'imported',
  'approved',
  'deleted',
  'made_admin',
  'unmade_admin',
  'reset_link',
  'password_reset',
  'password_changed',
  'name_changed',
  'deleted_own_account',
  'sync_started',
  'sync_confirmed',
  'sync_restored',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.number(),
  /** Names at that time, so that entries stay readable after an account is deleted. */
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.string(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditReplySchema = pageSchema(auditEntrySchema);

/** Shown between actor and subject: "Ada Admin approved Petra Pending". */
export const AUDIT_WORDS: Record<AuditAction, string> = {
  signed_up: 'signed up',
  imported: 'imported',
  approved: 'approved',
  deleted: 'deleted',
  made_admin: 'made an administrator of',
  unmade_admin: 'removed the administrator role from',
  reset_link: 'created a one-time link for',
  password_reset: 'set a new password using a link',
  password_changed: 'changed their password',
  name_changed: 'changed their name to',
  deleted_own_account: 'deleted their account',
  sync_started: 'started a sync',
  sync_confirmed: 'confirmed the removals of a sync',
  sync_restored: 'restored a snapshot of',
};
