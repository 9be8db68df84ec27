import * as endpoints from '@assembly/contract/endpoints/sign-in';
import { screens } from '@assembly/contract/paths';
import { emailKey, type User } from '@assembly/contract/user';
import type { FastifyInstance } from 'fastify';
import { signUp } from '../auth/accounts.ts';
import { networkOf } from '../auth/network.ts';
import { limitSignUp } from '../auth/rate-limits.ts';
import { signUpEmail } from '../mail/templates.ts';
import { writeAudit } from '../store/people/audit-log.ts';
import { readAdmins } from '../store/people/list-users.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';

export function signUpApi(app: FastifyInstance, context: AppContext): void {
  const { config, db, feed, passwords, now, sendInBackground } = context;

  async function notifyAdmins(user: User) {
    const link = config.publicUrl + screens.users;
    const message = signUpEmail(config.assembly.name, user.name, user.email, link);
    for (const admin of await readAdmins(db)) sendInBackground(admin.email, message);
  }

  route(app, endpoints.signUp, async (request) => {
    const entered = request.body;
    const attempt = {
      account: emailKey(entered.email),
      network: networkOf(request.ip),
      now: now(),
    };
    const user = await limitSignUp(db, attempt, () => signUp(db, passwords, entered, now()));
    await writeAudit(db, { actor: user, action: 'signed_up', subject: null, at: now() });
    feed.publish({ topic: 'users' });
    await notifyAdmins(user);
    return { user };
  });
}
