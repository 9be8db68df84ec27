import { Problem } from '@assembly/contract/problem';
import { checkSignIn, signUp } from '../../auth/accounts.ts';
import { issueAdminReset, resetPassword } from '../../auth/password-reset.ts';
import { startSession } from '../../auth/sessions.ts';
import { hashToken } from '../../auth/token.ts';
import { notifySignUps } from '../../notifications/detect/notify-sign-ups.ts';
import {
  type Actor,
  approveUser,
  deleteUser,
  endSessions,
  setAdmin,
} from '../../store/users/administer-users.ts';
import { changeOwnAccount, deleteOwnAccount } from '../../store/users/own-account.ts';
import { removeSession } from '../../store/users/sessions.ts';
import { findStoredUser } from '../../store/users/users.ts';
import { hashOf, plainPasswords, type SimulatedProcess } from '../simulated-process.ts';
import type { World } from '../world.ts';
import {
  type Action,
  type ActionInput,
  accountKey,
  emailOf,
  enter,
  hasSession,
  passwordKey,
  sessionKey,
  sessionOf,
  sessionsKey,
  statusOf,
  userOf,
} from './action.ts';

export const PASSWORDS = ['correct horse battery', 'staple of the north', 'nine quiet rivers'];
const WRONG_PASSWORD = 'something else entirely';

const passwordFor = (pick: number) => PASSWORDS[pick % PASSWORDS.length] ?? WRONG_PASSWORD;

/** Effects of ending the sessions of a person, apart from one. */
function endedSessions({ sessions }: World, email: string, exceptId = ''): Record<string, string> {
  const ended = sessions.filter((one) => one.email === email && one.id !== exceptId);
  const effects = ended.map(({ id }) => [sessionKey(id), 'ended']);
  return Object.fromEntries([...effects, [sessionsKey(email), 'ended']]);
}

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

/** Tells the open pages and the cache of this process, as the routes do. */
function publish({ changes }: SimulatedProcess, world: World, email: string): void {
  changes.publish({ topic: 'session', userId: userOf(world, email).id });
}

export const accountActions = {
  async 'sign up'(world, { db }, { who, pick }) {
    const email = emailOf(who);
    const password = passwordFor(pick);
    const input = { email, firstName: 'Person', lastName: `${who}`, password };
    const now = () => world.time.now;
    const effects = { [accountKey(email)]: 'pending', [passwordKey(email)]: password };
    const user = await world.attempt(effects, () =>
      signUp(db, plainPasswords, input, {
        createdAt: now(),
        confirmationHash: undefined,
        browserLanguages: '',
      }),
    );
    if (user) await notifySignUps({ db, now }, user).catch((error) => world.reportError(error));
  },

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
    await administer(world, input, endedSessions(world, email), (actor) =>
      endSessions(process.db, id, actor),
    );
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

  async 'change password'(world, process, { by, pick }) {
    const session = await enter(world, process, by);
    if (!session) return;
    const { user, id: sessionId } = session;
    const password = passwordFor(pick);
    const effects = {
      [passwordKey(user.email)]: password,
      ...endedSessions(world, user.email, sessionId),
    };
    await world.attempt(effects, async () => {
      const verified = await findStoredUser(process.db, user.id);
      const actor = { user, sessionId, now: world.time.now };
      const newPassword = verified && { verified, hash: hashOf(password), endFeeds: false };
      const changed = newPassword && (await changeOwnAccount(process.db, actor, { newPassword }));
      if (!changed) throw new Problem('not_signed_in');
    });
    publish(process, world, user.email);
  },

  async leave(world, process, { by }) {
    const session = await enter(world, process, by);
    if (!session) return;
    const { user } = session;
    await world.attempt({ [accountKey(user.email)]: 'none' }, () =>
      deleteOwnAccount(process.db, { user, now: world.time.now }),
    );
    publish(process, world, user.email);
  },

  async 'sign in'(world, { db }, { who, pick }) {
    const email = emailOf(who);
    const isWrong = pick % 5 === 0;
    const [known = WRONG_PASSWORD] = world.expect.possible(passwordKey(email));
    const password = isWrong ? WRONG_PASSWORD : known;
    const started = await world.attempt({}, async () => {
      const user = await checkSignIn(db, plainPasswords, { email, password });
      return await startSession(db, user, 'a browser', world.time.now);
    });
    if (!started) return;
    const { token } = started;
    const id = hashToken(token);
    world.sessions.push({ id, token, email, round: world.round });
    world.expect.attempt(sessionKey(id), 'live').state = 'acknowledged';
    world.claims.push((before, after) => {
      if (isWrong) return `${email} could sign in with a wrong password`;
      const mayEnter = [before, after].some((one) =>
        ['member', 'administrator'].includes(statusOf(one, email)),
      );
      return mayEnter || world.expect.isTouched(accountKey(email))
        ? undefined
        : `${email} could sign in, but is not a member`;
    });
  },

  async 'sign out'(world, process, { by }) {
    const { id, email } = sessionOf(world, by);
    await world.attempt({ [sessionKey(id)]: 'ended' }, () => removeSession(process.db, id));
    publish(process, world, email);
  },

  async visit(world, process, { by }) {
    const known = sessionOf(world, by);
    const session = await enter(world, process, by);
    if (process.isDead) return;
    if (known.round === world.round) return;
    world.claims.push((before, after) => {
      if (session && !hasSession(before, known.id))
        return `${known.email} could enter after the session ended`;
      const isLive = [before, after].every((state) => hasSession(state, known.id));
      return !session && isLive ? `${known.email} could not enter` : undefined;
    });
  },
} satisfies Record<string, Action>;
