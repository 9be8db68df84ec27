import { getSession, signOut } from '@assembly/contract/endpoints/session';
import * as endpoints from '@assembly/contract/endpoints/sign-in';
import { confirmEmailLink } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import { findLanguage } from '@assembly/messages/find-language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkSignIn, signUp } from '../auth/accounts.ts';
import { sendDeviceToken } from '../auth/device-token.ts';
import { limitSignIn, limitSignUp } from '../auth/rate-limits.ts';
import { startSession } from '../auth/sessions.ts';
import { createToken, hashToken } from '../auth/token.ts';
import { confirmationEmail } from '../mail/templates/account-emails.ts';
import { notifySignUps } from '../notifications/detect/notify-sign-ups.ts';
import { readEmailPause } from '../notifications/queue/email-pauses.ts';
import { writeFailedSignIn } from '../store/users/audit-log.ts';
import { isDemoEmail } from '../store/users/demo-accounts.ts';
import { removeSession } from '../store/users/sessions.ts';
import { findUserByEmail, setBrowserLanguages, setDeviceToken } from '../store/users/users.ts';
import type { AppContext } from './http/app-context.ts';
import { attemptOf } from './http/attempt-of.ts';
import { frameFor } from './http/frame-for.ts';
import { chosenTag, requestTags } from './http/request-language.ts';
import { route } from './http/route.ts';
import { currentSession, hasSessionToken } from './http/session-guard.ts';

export function sessionApi(app: FastifyInstance, context: AppContext): void {
  const { attempts, config, db, changes, cookie, passwords, settings, now, sendInBackground } =
    context;

  async function endSession(token: string | undefined) {
    const userId = token && (await removeSession(db, hashToken(token)));
    if (userId) changes.publish({ topic: 'session', userId });
  }

  route(app, getSession, async (request, reply) => {
    const session = await currentSession(request, reply, context);
    if (session) {
      const paused = await readEmailPause(db, session.user.id);
      // The page may be a stored one, in the language from before the choice.
      const language = findLanguage([session.language ?? '', chosenTag(request)]);
      return {
        user: session.user,
        ...(language && { language }),
        ...(paused && { emailPausedAt: paused.since }),
      };
    }
    return { user: null, ...(hasSessionToken(request, context) && { hasEnded: true as const }) };
  });

  async function logFailedSignIn(request: FastifyRequest, email: string) {
    try {
      await writeFailedSignIn(db, await findUserByEmail(db, email), now());
    } catch (error) {
      request.log.error(
        { err: error, req: request },
        'failed sign-in not written to the audit log',
      );
    }
  }

  route(app, endpoints.signIn, async (request, reply) => {
    const entered = request.body;
    const checkAndStart = async () => {
      // Their password is public. Another process may have added them, started as the demo by mistake.
      if (isDemoEmail(entered.email) && !settings.current().isDemo) {
        throw new Problem('invalid_credentials');
      }
      const known = await checkSignIn(db, passwords, entered);
      const userAgent = request.headers['user-agent'] ?? '';
      const { password: _hash, ...user } = known;
      return { user, ...(await startSession(db, known, userAgent, now())) };
    };
    const { user, token, hasEndedOthers } = await attempts.run(request.ip, () =>
      limitSignIn(db, attemptOf(request, entered.email, now()), () =>
        checkAndStart().catch(async (error: unknown) => {
          if (error instanceof Problem) await logFailedSignIn(request, entered.email);
          throw error;
        }),
      ),
    );
    if (hasEndedOthers) changes.publish({ topic: 'session', userId: user.id });
    await endSession(cookie.read(request.headers));
    await setBrowserLanguages(db, user.id, requestTags(request));
    if (entered.deviceToken) {
      await setDeviceToken(db, user.id, entered.deviceToken);
      if (config.deviceTokenUrl) {
        sendDeviceToken(config.deviceTokenUrl, user, entered.deviceToken, request.log);
      }
    }
    reply.header('set-cookie', cookie.set(token, request.headers));
    return { user };
  });

  route(app, signOut, async (request, reply) => {
    const token = cookie.read(request.headers);
    try {
      await endSession(token);
    } catch (error) {
      // The person wants to leave this browser, whether or not the database can be written.
      request.log.error({ err: error, req: request }, 'session not ended');
      throw new Problem('session_not_ended');
    } finally {
      reply.header('set-cookie', cookie.clear());
    }
  });

  route(app, endpoints.signUp, async (request) => {
    const entered = request.body;
    const { mail, publicUrl } = settings.current();
    const token = mail.smtpUrl === undefined ? undefined : createToken();
    const user = await attempts.run(request.ip, () =>
      limitSignUp(db, attemptOf(request, entered.email, now()), () =>
        signUp(db, passwords, entered, {
          createdAt: now(),
          confirmationHash: token && hashToken(token),
          browserLanguages: `${requestTags(request)}`,
        }),
      ),
    );
    changes.publish({ topic: 'users' });
    if (token) {
      const link = confirmEmailLink(publicUrl, token);
      void sendInBackground(user.email, async () =>
        confirmationEmail(await frameFor(context, user.id), link),
      );
    }
    // The sign-up is done; what waits is queued a few minutes later.
    await notifySignUps(context, user).catch((error: unknown) => {
      request.log.error({ err: error }, 'notification of sign-ups not queued');
    });
    return { user };
  });
}
