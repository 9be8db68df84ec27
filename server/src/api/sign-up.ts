import * as endpoints from '@assembly/contract/endpoints/sign-in';
import type { FastifyInstance } from 'fastify';
import { signUp } from '../auth/accounts.ts';
import { limitSignUp } from '../auth/rate-limits.ts';
import { sendSignUpEmails } from '../notify/sign-up-emails.ts';
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
    sendSignUpEmails(context, user).catch((error) => {
      request.log.error({ err: error }, 'email about sign-ups not sent');
    });
    return { user };
  });
}
