import { Problem } from '@assembly/contract/problem';
import { checkSignIn, signUp } from '../../auth/accounts.ts';
import { startSession } from '../../auth/sessions.ts';
import { hashToken } from '../../auth/token.ts';
import { notifySignUps } from '../../notifications/detect/notify-sign-ups.ts';
import { changeOwnAccount, deleteOwnAccount } from '../../store/users/own-account.ts';
import { removeSession } from '../../store/users/sessions.ts';
import { findStoredUser } from '../../store/users/users.ts';
import { hashOf, plainPasswords } from '../simulated-process.ts';
import { endedSessions, passwordFor, publish, WRONG_PASSWORD } from './account-effects.ts';
import {
  type Action,
  accountKey,
  emailOf,
  enter,
  hasSession,
  passwordKey,
  sessionKey,
  sessionOf,
  statusOf,
} from './action.ts';

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
      const stored = after.users.find((user) => user.email === email)?.password;
      if (hasSession(after, id) && stored !== hashOf(password)) {
        return `${email} is still signed in with a password that was changed`;
      }
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
