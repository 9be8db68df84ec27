import * as endpoints from '@assembly/contract/endpoints/sign-in';
import { screens } from '@assembly/contract/paths';
import type { User } from '@assembly/contract/user';
import type { FastifyInstance } from 'fastify';
import { signUp } from '../auth/accounts.ts';
import { limitSignUp } from '../auth/rate-limits.ts';
import { signUpEmail } from '../mail/templates.ts';
import { readAdmins } from '../store/people/list-users.ts';
import type { AppContext } from './http/app-context.ts';
import { attemptOf } from './http/attempt-of.ts';
import { route } from './http/route.ts';

export function signUpApi(app: FastifyInstance, context: AppContext): void {
  const { attempts, config, db, feed, passwords, now, sendInBackground } = context;

  async function notifyAdmins(user: User) {
    const link = config.publicUrl + screens.users;
    const message = signUpEmail(config.assembly.name, user.name, user.email, link);
    for (const admin of await readAdmins(db)) sendInBackground(admin.email, message);
  }

  route(app, endpoints.signUp, async (request) => {
    const entered = request.body;
    const attempt = attemptOf(request, entered.email, now());
    const user = await attempts.run(request.ip, () =>
      limitSignUp(db, attempt, () => signUp(db, passwords, entered, now())),
    );
    feed.publish({ topic: 'users' });
    await notifyAdmins(user);
    return { user };
  });
}
