import { newNameErrors } from '@assembly/contract/account/account-input';
import {
  changeAccount,
  deleteAccount,
  endOwnSession,
  exportAccount,
  getAccount,
  listOwnSessions,
} from '@assembly/contract/endpoints/account';
import { fieldProblem, Problem } from '@assembly/contract/problem';
import { displayName } from '@assembly/contract/user';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireStrongPassword } from '../../auth/passwords.ts';
import { limitAttempts, limitSignIn } from '../../auth/rate-limits.ts';
import { readAuditOf } from '../../store/users/audit-log.ts';
import {
  changeOwnAccount,
  deleteOwnAccount,
  type OwnChanges,
} from '../../store/users/own-account.ts';
import { readPersonalData } from '../../store/users/personal-data.ts';
import { listSessionsOf, removeSessionOf } from '../../store/users/sessions.ts';
import { findStoredUser, type StoredUser } from '../../store/users/users.ts';
import type { AppContext } from '../http/app-context.ts';
import { attemptOf } from '../http/attempt-of.ts';
import { route } from '../http/route.ts';
import { sessionOf, userOf } from '../http/session-guard.ts';

export function accountApi(app: FastifyInstance, context: AppContext): void {
  const { attempts, db, changes, cookie, passwords, queueByMember, now } = context;

  /** Sensitive changes need the password, in case the device is unattended. Wrong guesses count as failed sign-ins. */
  async function requireOwnPassword(
    request: FastifyRequest,
    password: string | undefined,
  ): Promise<StoredUser> {
    const user = userOf(request);
    return await limitSignIn(db, attemptOf(request, user.email, now()), async () => {
      const stored = await findStoredUser(db, user.id);
      const isOwn = await passwords.matches(password ?? '', stored?.password);
      if (!isOwn || !stored) throw wrongPassword();
      return stored;
    });
  }

  route(app, getAccount, (request) => ({ user: userOf(request) }));

  route(app, changeAccount, async (request) => {
    const { firstName, lastName, password, newPassword, endFeeds = false, language } = request.body;
    const { id: sessionId, user } = sessionOf(request);
    const ownChanges: OwnChanges = {};
    if (language !== undefined) ownChanges.language = language;
    if (firstName !== undefined && lastName !== undefined) {
      const fields = newNameErrors({ firstName, lastName }, user.name);
      if (fields) throw new Problem('invalid_input', { fields });
      ownChanges.name = displayName(firstName, lastName);
    }
    if (newPassword !== undefined) {
      await requireNewPassword(newPassword, user.email);
      ownChanges.newPassword = await attempts.run(request.ip, async () => ({
        verified: await requireOwnPassword(request, password),
        hash: await passwords.hash(newPassword),
        endFeeds,
      }));
    }
    if (ownChanges.name !== undefined && ownChanges.name !== user.name) {
      await limitAttempts(db, 'nameChange', attemptOf(request, user.email, now()));
    }
    const changed = await changeOwnAccount(db, { user, sessionId, now: now() }, ownChanges);
    if (!changed) throw ownChanges.newPassword ? wrongPassword() : new Problem('not_signed_in');
    const isRenamed = changed.name !== user.name;
    if (ownChanges.newPassword || isRenamed || language !== undefined) {
      changes.publish({ topic: 'session', userId: user.id });
    }
    if (ownChanges.newPassword || isRenamed) changes.publish({ topic: 'users' });
    return { user: changed };
  });

  route(app, deleteAccount, async (request, reply) => {
    const user = userOf(request);
    await attempts.run(request.ip, () => requireOwnPassword(request, request.body.password));
    await deleteOwnAccount(db, { user, now: now() });
    changes.publish({ topic: 'session', userId: user.id });
    changes.publish({ topic: 'users' });
    reply.header('set-cookie', cookie.clear());
  });

  route(app, exportAccount, async (request, reply) => {
    const { id } = userOf(request);
    const record = await queueByMember(id, async () => ({
      ...(await readPersonalData(db, id)),
      auditLog: await readAuditOf(db, id),
    }));
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-account.json"')
      .serializer((body) => JSON.stringify(body, null, 2));
    return record;
  });

  route(app, listOwnSessions, async (request) => {
    const { id: current, user } = sessionOf(request);
    const sessions = await listSessionsOf(db, user.id, now());
    return {
      items: sessions.map((session) => ({ ...session, isCurrent: session.id === current })),
    };
  });

  route(app, endOwnSession, async (request) => {
    const { user } = sessionOf(request);
    const isRemoved = await removeSessionOf(db, user.id, request.params.id);
    if (!isRemoved) throw new Problem('session_not_found');
    changes.publish({ topic: 'session', userId: user.id });
  });
}

/** `invalid_credentials` counts as a failed sign-in; the message is shown beside the field. */
const wrongPassword = () => fieldProblem('invalid_credentials', 'password', 'passwordWrong');

async function requireNewPassword(newPassword: string, email: string): Promise<void> {
  try {
    await requireStrongPassword(newPassword, email);
  } catch (error) {
    if (!(error instanceof Problem) || !error.fieldCodes?.password) throw error;
    throw fieldProblem(error.code, 'newPassword', error.fieldCodes.password);
  }
}
