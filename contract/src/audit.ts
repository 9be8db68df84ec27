import * as z from 'zod/mini';
import { pageSchema } from './page-of.ts';

/** Every action in the audit log, with the words between actor and subject: "Ada Admin approved Petra Pending". */
export const AUDIT_WORDS = {
  set_up: 'set up the assembly',
  signed_up: 'signed up',
  signed_in: 'logged in',
  sign_in_failed: 'failed to log in as',
  imported: 'imported',
  approved: 'approved',
  deleted: 'deleted',
  made_admin: 'made an administrator of',
  unmade_admin: 'removed the administrator role from',
  sessions_ended: 'ended all sessions of',
  reset_link: 'created a one-time link for',
  password_reset: 'set a new password using a link',
  password_changed: 'changed their password',
  name_changed: 'changed their name to',
  feed_created: 'created a private link for their calendar and podcast apps',
  feed_revoked: 'turned off a private link',
  feeds_revoked: 'turned off all their private links',
  deleted_own_account: 'deleted their account',
  sync_started: 'started a sync',
  sync_confirmed: 'confirmed the removals of a sync',
  sync_restored: 'restored a snapshot of',
  setting_changed: 'changed the setting',
  setting_removed: 'reset the setting',
  notifications_sent: 'sent the held notifications about',
  notifications_dropped: 'dropped the held notifications about',
  logo_changed: 'changed the logo',
  logo_removed: 'removed the logo',
  google_connected: 'connected Google as',
  google_disconnected: 'disconnected Google',
} as const;

export type AuditAction = keyof typeof AUDIT_WORDS;
/** So many that they are shown only on request. */
export const SIGN_IN_ACTIONS = ['signed_in', 'sign_in_failed'] satisfies AuditAction[];
export const AUDIT_ACTIONS = Object.keys(AUDIT_WORDS) as AuditAction[];

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
