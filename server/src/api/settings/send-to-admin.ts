import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import type { FastifyRequest } from 'fastify';
import { limitAttempts } from '../../auth/rate-limits.ts';
import { MailError, toLogEntry } from '../../mail/mail-error.ts';
import type { Email } from '../../mail/templates/compose-email.ts';
import { refuseUnreadable } from '../../settings/settings-problems.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { userOf } from '../http/session-guard.ts';

/** Sends an email to the administrator who asks for it, or says why the mail server did not accept it. */
export async function sendToAdmin(
  { db, mailer, now, settings }: AppContext,
  request: FastifyRequest,
  compose: (user: User) => Promise<Email>,
): Promise<void> {
  await settings.refresh();
  refuseUnreadable(settings, ['SMTP_URL'], 'mail_not_configured');
  if (!settings.current().mail.smtpUrl) throw new Problem('mail_not_configured');
  const user = userOf(request);
  await limitAttempts(db, 'testEmail', attemptOf(request, user.email, now()));
  const email = await compose(user);
  try {
    await mailer.send(user.email, email);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    request.log.warn(toLogEntry(error), 'email to the administrator not sent');
    throw new Problem('mail_failed', { detail: error.message });
  }
}
