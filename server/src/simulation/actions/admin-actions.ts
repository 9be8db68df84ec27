import { issueAdminReset, resetPassword } from '../../auth/password-reset.ts';
import {
  type Actor,
  approveUser,
  deleteUser,
  endSessions,
  setAdmin,
} from '../../store/users/administer-users.ts';
import { plainPasswords } from '../simulated-process.ts';
import type { World } from '../world.ts';
import { endedSessions, passwordFor, publish } from './account-effects.ts';
import {
  type Action,
  type ActionInput,
  accountKey,
  emailOf,
  hasSession,
  passwordKey,
  sessionOf,
  statusOf,
  userOf,
} from './action.ts';

/** Tries what only administrators may do, and says so if anybody else could. */
async function administer<Result>(
  world: World,
  { by }: ActionInput,
  effects: Record<string, string>,
  run: (actor: Actor) => Promise<Result>,
): Promise<Result | undefined> {
  const session = sessionOf(world, by);
  const actor = { user: userOf(world, session.email), sessionId: session.id, now: world.time.now };
  const result = await world.attempt(effects, () => run(actor));
  if (result !== undefined) {
    const key = accountKey(session.email);
    world.claims.push((before, after) => {
      const isAdmin = [before, after].some(
        (one) => statusOf(one, session.email) === 'administrator',
      );
      const isLive = session.round === world.round || hasSession(before, session.id);
      return isLive && (isAdmin || world.expect.isTouched(key))
        ? undefined
        : `${session.email} is not signed in as an administrator: ${Object.keys(effects)}`;
    });
  }
  return result;
}

export const adminActions = {
  async approve(world, { db }, input) {
    const email = emailOf(input.who);
    const isPending = statusOf(world.state, email) === 'pending';
    const effects = isPending ? { [accountKey(email)]: 'member' } : {};
    await administer(world, input, effects, (actor) =>
      approveUser(db, userOf(world, email).id, actor),
    );
  },

  async 'make administrator'(world, process, input) {
    const email = emailOf(input.who);
    const { id } = userOf(world, email);
    await administer(world, input, { [accountKey(email)]: 'administrator' }, (actor) =>
      setAdmin(process.db, id, true, actor),
    );
    publish(process, world, email);
  },

  async 'make member'(world, process, input) {
    const email = emailOf(input.who);
    const { id } = userOf(world, email);
    await administer(world, input, { [accountKey(email)]: 'member' }, (actor) =>
      setAdmin(process.db, id, false, actor),
    );
    publish(process, world, email);
  },

  async 'delete user'(world, process, input) {
    const email = emailOf(input.who);
    const { id } = userOf(world, email);
    await administer(world, input, { [accountKey(email)]: 'none' }, (actor) =>
      deleteUser(process.db, id, actor),
    );
    publish(process, world, email);
  },

  async 'end sessions'(world, process, input) {
    const email = emailOf(input.who);
    const { id } = userOf(world, email);
    await administer(world, input, endedSessions(world, email), async (actor) => {
      await endSessions(process.db, id, actor);
      return 'ended';
    });
    publish(process, world, email);
  },

  async 'reset password'(world, process, input) {
    const email = emailOf(input.who);
    const { id } = userOf(world, email);
    const password = passwordFor(input.pick);
    const issued = await administer(world, input, {}, (actor) =>
      issueAdminReset(process.db, id, actor),
    );
    if (!issued) return;
    const effects = { [passwordKey(email)]: password, ...endedSessions(world, email) };
    await world.attempt(effects, () =>
      resetPassword(process.db, plainPasswords, issued.token, password, world.time.now),
    );
    publish(process, world, email);
  },
} satisfies Record<string, Action>;
