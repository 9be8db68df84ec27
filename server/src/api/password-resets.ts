import * as endpoints from '@assembly/contract/endpoints/sign-in';
import { resetLink } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { issueEmailedReset, resetPassword } from '../auth/password-reset.ts';
import { limitAttempts } from '../auth/rate-limits.ts';
import { hashToken } from '../auth/token.ts';
import { toLogEntry } from '../mail/mail-error.ts';
import { resetEmail } from '../mail/templates/account-emails.ts';
import { removePasswordReset } from '../store/users/password-resets.ts';
import { findUserByEmail } from '../store/users/users.ts';
import type { AppContext } from './http/app-context.ts';
import { attemptOf } from './http/attempt-of.ts';
import { frameFor } from './http/frame-for.ts';
import { route } from './http/route.ts';

const NO_MAIL =
  'This assembly cannot send emails. Ask an administrator for a link to set a new password.';

export function passwordResetsApi(app: FastifyInstance, context: AppContext): void {
  const { attempts, settings, db, changes, mailer, passwords, now } = context;

  route(app, endpoints.requestPasswordReset, async (request) => {
    const { email } = request.body;
    const { mail, isDemo } = settings.current();
    if (!mail.smtpUrl && !isDemo) throw new Problem('mail_not_configured', { detail: NO_MAIL });
    const user = await attempts.run(request.ip, async () => {
      await limitAttempts(db, 'reset', attemptOf(request, email, now()));
      return await findUserByEmail(db, email);
    });
    if (!user) throw new Problem('email_not_found');
    const token = await issueEmailedReset(db, user.id, now());
    if (token === undefined) {
      // The reply is the same: the person finds the links that were sent before in their inbox.
      request.log.warn({ req: request }, 'password reset email skipped: too many sent');
      return;
    }
    // Use the configured address, never the Host header, which can be forged.
    const link = resetLink(settings.current().publicUrl, token);
    try {
      await mailer.send(user.email, resetEmail(await frameFor(context, user.id), user, link));
    } catch (error) {
      request.log.error(toLogEntry(error), 'password reset email not sent');
      await removePasswordReset(db, hashToken(token));
      throw new Problem('mail_failed');
    }
  });

  async function setPassword(request: FastifyRequest, token: string, password: string) {
    const { userId } = await attempts.run(request.ip, () =>
      resetPassword(db, passwords, token, password, now()),
    );
    changes.publish({ topic: 'session', userId });
    changes.publish({ topic: 'users' });
  }

  route(app, endpoints.resetPassword, async (request) => {
    await setPassword(request, request.body.token, request.body.password);
  });

  route(app, endpoints.resetPasswordByAddress, async (request) => {
    await setPassword(request, request.params.token, request.body.password);
  });
}
