import * as z from 'zod/mini';
import { pageSchema } from './page-of.ts';

export const AUDIT_ACTIONS = [
  'set_up',
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'imported',
  'approved',
  'deleted',
  'made_admin',
  'unmade_admin',
  'sessions_ended',
  'reset_link',
  'password_reset',
  'password_changed',
  'name_changed',
  'feed_created',
  'feed_revoked',
  'feeds_revoked',
  'deleted_own_account',
  'sync_started',
  'sync_confirmed',
  'sync_restored',
  'setting_changed',
  'setting_removed',
  'notifications_sent',
  'notifications_dropped',
  'logo_changed',
  'logo_removed',
  'google_connected',
  'google_disconnected',
  'backup_downloaded',
  'backup_restored',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
/** So many that they are shown only on request. */
export const SIGN_IN_ACTIONS = ['signed_in', 'sign_in_failed'] satisfies AuditAction[];

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
