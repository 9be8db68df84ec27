import * as endpoints from '@assembly/contract/endpoints/sign-in';
import type { FastifyInstance } from 'fastify';
import { signUp } from '../auth/accounts.ts';
import { limitSignUp } from '../auth/rate-limits.ts';
import { notifySignUps } from '../notify/notify-sign-ups.ts';
import type { AppContext } from './http/app-context.ts';
import { attemptOf } from './http/attempt-of.ts';
import { route } from './http/route.ts';

export function signUpApi(app: FastifyInstance, context: AppContext): void {
  const { attempts, db, changes, passwords, now } = context;

  route(app, endpoints.signUp, async (request) => {
    const entered = request.body;
    const user = await attempts.run(request.ip, () =>
      limitSignUp(db, attemptOf(request, entered.email, now()), () =>
        signUp(db, passwords, entered, now()),
      ),
    );
    changes.publish({ topic: 'users' });
    // The sign-up is done; what waits is queued a few minutes later.
    await notifySignUps(context, user).catch((error: unknown) => {
      request.log.error({ err: error }, 'notification of sign-ups not queued');
    });
    return { user };
  });
}
