import { fieldErrors } from '@assembly/contract/account-input';
import { changeAccount, deleteAccount, getAccount } from '@assembly/contract/endpoints/account';
import { Problem } from '@assembly/contract/problem';
import { displayName, emailKey } from '@assembly/contract/user';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../auth/network.ts';
import { requireStrongPassword } from '../auth/passwords.ts';
import { limitSignIn } from '../auth/rate-limits.ts';
import { deleteOwnAccount } from '../store/people/administer-users.ts';
import { writeAudit } from '../store/people/audit-log.ts';
import {
  changePassword,
  findStoredUser,
  renameUser,
  type StoredUser,
} from '../store/people/users.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { sessionOf, userOf } from './http/session-guard.ts';

export function accountApi(app: FastifyInstance, context: AppContext): void {
  const { db, feed, cookie, passwords, now } = context;

  /** Sensitive changes need the password, in case the device is unattended. Wrong guesses count as failed sign-ins. */
  async function requireOwnPassword(
    request: FastifyRequest,
    password: string | undefined,
  ): Promise<StoredUser> {
    const user = userOf(request);
    const attempt = { account: emailKey(user.email), network: networkOf(request.ip), now: now() };
    return await limitSignIn(db, attempt, async () => {
      const stored = await findStoredUser(db, user.id);
      const isOwn = await passwords.matches(password ?? '', stored?.password);
      if (!isOwn || !stored) throw wrongPassword();
      return stored;
    });
  }

  route(app, getAccount, (request) => ({ user: userOf(request) }));

  route(app, changeAccount, async (request) => {
    const { firstName, lastName, password, newPassword } = request.body;
    const { id: sessionId, user } = sessionOf(request);
    if (newPassword !== undefined) {
      requireNewPassword(newPassword, user.email);
      const verified = await requireOwnPassword(request, password);
      const hash = await passwords.hash(newPassword);
      if (!(await changePassword(db, verified, hash, sessionId))) throw wrongPassword();
      await writeAudit(db, { actor: user, action: 'password_changed', subject: null, at: now() });
    }
    if (firstName !== undefined && lastName !== undefined) {
      const name = displayName(firstName, lastName);
      if (await renameUser(db, user.id, name)) {
        await writeAudit(db, { actor: user, action: 'name_changed', subject: name, at: now() });
      }
    }
    feed.publish({ topic: 'session', userId: user.id });
    feed.publish({ topic: 'users' });
    const changed = await findStoredUser(db, user.id);
    if (!changed) throw new Problem('not_signed_in');
    const { password: _hash, ...shown } = changed;
    return { user: shown };
  });

  route(app, deleteAccount, async (request, reply) => {
    const user = userOf(request);
    await requireOwnPassword(request, request.body.password);
    await deleteOwnAccount(db, { user, now: now() });
    feed.publish({ topic: 'session', userId: user.id });
    feed.publish({ topic: 'users' });
    reply.header('set-cookie', cookie.clear());
  });
}

/** `invalid_credentials` counts as a failed sign-in; the message is shown beside the field. */
function wrongPassword(): Problem {
  const detail = fieldErrors.passwordWrong;
  return new Problem('invalid_credentials', { detail, fields: { password: detail } });
}

function requireNewPassword(newPassword: string, email: string): void {
  try {
    requireStrongPassword(newPassword, email);
  } catch (error) {
    if (!(error instanceof Problem) || !error.fields?.password) throw error;
    throw new Problem(error.code, {
      detail: error.message,
      fields: { newPassword: error.fields.password },
    });
  }
}
