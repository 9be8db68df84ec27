import { pipeline, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import * as endpoints from '@assembly/contract/endpoints/users';
import { SECOND_MS } from '@assembly/contract/limits';
import { resetLink, screens } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import { searchWords } from '@assembly/contract/text/search';
import type { User } from '@assembly/contract/user';
import { stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import { issueAdminReset } from '../auth/password-reset.ts';
import { adminResetEmail, approvedEmail } from '../mail/templates/account-emails.ts';
import { approveUser, deleteUser, endSessions, setAdmin } from '../store/users/administer-users.ts';
import { readAudit } from '../store/users/audit-log.ts';
import { findUser, listUsers, readAllUsers } from '../store/users/list-users.ts';
import type { AppContext } from './http/app-context.ts';
import { frameFor } from './http/frame-for.ts';
import { route } from './http/route.ts';
import { actorOf, userOf } from './http/session-guard.ts';

/** An administrator waits for the response. A mail server that takes longer may still send the email. */
const MAIL_WAIT_MS = 5 * SECOND_MS;

export function usersApi(app: FastifyInstance, context: AppContext): void {
  const { settings, db, changes, now, queueByMember, sendInBackground } = context;

  /** Refetches the user's session in their open pages, and the list in the administrators'. */
  function publishUserChange(userId: string) {
    changes.publish({ topic: 'session', userId });
    changes.publish({ topic: 'users' });
  }

  route(app, endpoints.listUsers, (request) => {
    const { page = 1, search } = request.query;
    const words = searchWords(search);
    return queueByMember(userOf(request).id, () => listUsers(db, page, words));
  });

  route(app, endpoints.getUser, async (request) => {
    const user = await findUser(db, request.params.id);
    if (!user) throw new Problem('user_not_found');
    return { user };
  });

  route(app, endpoints.approveUser, async (request) => {
    const { user, wasPending } = await approveUser(db, request.params.id, actorOf(request, now()));
    changes.publish({ topic: 'users' });
    if (!wasPending) return { user };
    const { publicUrl } = settings.current();
    const isTold = await Promise.race([
      sendInBackground(user.email, async () =>
        approvedEmail(await frameFor(context, user.id), user.name, publicUrl),
      ),
      // Not known yet: nothing is said.
      setTimeout(MAIL_WAIT_MS, undefined, { ref: false }),
    ]);
    return { user, isTold };
  });

  route(app, endpoints.deleteUser, async (request) => {
    if (await deleteUser(db, request.params.id, actorOf(request, now())))
      publishUserChange(request.params.id);
  });

  route(app, endpoints.makeAdmin, async (request) => {
    const user = await setAdmin(db, request.params.id, true, actorOf(request, now()));
    publishUserChange(user.id);
    return { user };
  });

  route(app, endpoints.removeAdmin, async (request) => {
    const user = await setAdmin(db, request.params.id, false, actorOf(request, now()));
    publishUserChange(user.id);
    return { user };
  });

  route(app, endpoints.createResetLink, async (request) => {
    const actor = actorOf(request, now());
    const { token, user } = await issueAdminReset(db, request.params.id, actor);
    changes.publish({ topic: 'users' });
    const { publicUrl } = settings.current();
    if (user.isAdmin && user.isActive) {
      const account = publicUrl + screens.account;
      void sendInBackground(user.email, async () =>
        adminResetEmail(await frameFor(context, user.id), actor.user.name, account),
      );
    }
    return { url: resetLink(publicUrl, token) };
  });

  route(app, endpoints.endSessions, async (request) => {
    await endSessions(db, request.params.id, actorOf(request, now()));
    publishUserChange(request.params.id);
  });

  route(app, endpoints.exportUsers, async (_request, reply) => {
    const table = stringify({
      header: true,
      columns: ['Name', 'Email', 'Role', 'Status'],
      // Spreadsheets run cells that begin with = + - or @.
      escape_formulas: true,
      // Spreadsheets that split at semicolons would otherwise start a cell in the middle of a name.
      quoted: true,
      bom: true,
    });
    const users = await readAllUsers(db);
    // A reader who leaves must not end the process.
    pipeline(Readable.from(users.map(toRow)), table, () => {});
    reply.header('content-disposition', 'attachment; filename="people.csv"');
    return table;
  });

  route(app, endpoints.listAudit, (request) => {
    const { page = 1, signIns } = request.query;
    return readAudit(db, page, { hasSignIns: signIns !== undefined });
  });
}

function toRow(user: User): string[] {
  return [
    user.name,
    user.email,
    user.isAdmin ? 'Admin' : 'User',
    user.isActive ? 'Active' : 'Waiting',
  ];
}
