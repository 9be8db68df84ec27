import * as endpoints from '@assembly/contract/endpoints/sign-in';
import { RESET_LIFE_MS } from '@assembly/contract/limits';
import { resetLink } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import { emailKey } from '@assembly/contract/user';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../auth/network.ts';
import { issueReset, resetPassword } from '../auth/password-reset.ts';
import { limitReset } from '../auth/rate-limits.ts';
import { hashToken } from '../auth/token.ts';
import { resetEmail } from '../mail/templates.ts';
import { writeAudit } from '../store/people/audit-log.ts';
import { removePasswordReset } from '../store/people/password-resets.ts';
import { findStoredUser, findUserByEmail } from '../store/people/users.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';

export function passwordResetsApi(app: FastifyInstance, context: AppContext): void {
  const { config, db, feed, mailer, passwords, now } = context;

  route(app, endpoints.requestPasswordReset, async (request) => {
    const { email } = request.body;
    await limitReset(db, { account: emailKey(email), network: networkOf(request.ip), now: now() });
    const user = await findUserByEmail(db, email);
    if (!user) throw new Problem('email_not_found');
    const token = await issueReset(db, user.id, RESET_LIFE_MS, now());
    // Use the configured address, never the Host header, which can be forged.
    const message = resetEmail(config.assembly.name, user.name, resetLink(config.publicUrl, token));
    try {
      await mailer.send(user.email, message);
    } catch (error) {
      request.log.error({ err: error }, 'password reset email not sent');
      await removePasswordReset(db, hashToken(token));
      throw new Problem('mail_failed');
    }
  });

  async function setPassword(token: string, password: string) {
    const { userId } = await resetPassword(db, passwords, token, password, now());
    const user = await findStoredUser(db, userId);
    if (user)
      await writeAudit(db, { actor: user, action: 'password_reset', subject: null, at: now() });
    feed.publish({ topic: 'session', userId });
    feed.publish({ topic: 'users' });
  }

  route(app, endpoints.resetPassword, async ({ body }) => {
    await setPassword(body.token, body.password);
  });

  route(app, endpoints.resetPasswordByAddress, async ({ params, body }) => {
    await setPassword(params.token, body.password);
  });
}
