import { accountKey, sessionKey, sessionsKey, statusOf } from '../actions/action.ts';
import type { State } from '../read-state.ts';
import { hashOf } from '../simulated-process.ts';
import type { World } from '../world.ts';

/** The accounts, passwords, sessions and choices that were acknowledged are stored, and nothing else is. */
export function checkAccounts(world: World, after: State): string[] {
  const { expect } = world;
  const violations: string[] = [];
  const found = new Map<string, string>();
  for (const key of expect.keys()) {
    const actual = readActual(world, after, key);
    if (actual === undefined) {
      if (!key.startsWith('content ')) expect.forget(key);
      continue;
    }
    const allowed = expect.allowed(key);
    const isAllowed = allowed.length === 0 || allowed.some((value) => actual.includes(value));
    if (!isAllowed && !mayHaveEnded(world, key)) {
      violations.push(`${key} is ${actual.join(' or ')}, but should be ${allowed.join(' or ')}`);
    }
    found.set(key, allowed.find((value) => actual.includes(value)) ?? actual[0] ?? '');
  }
  expect.endRound(found);
  const users = new Set(after.users.map(({ id }) => id));
  for (const { userId } of after.sessions) {
    if (!users.has(userId)) violations.push(`a session of ${userId} has outlived its account`);
  }
  if (!after.users.some(({ isActive, isAdmin }) => isActive === 1 && isAdmin === 1)) {
    violations.push('there is no administrator');
  }
  const running = after.runs.filter(({ state }) => state === 'running');
  if (running.length > 1) violations.push(`${running.length} syncs count as running`);
  return violations;
}

/** Several values if they cannot be told apart. Undefined if there is nothing to compare. */
function readActual(world: World, state: State, key: string): string[] | undefined {
  const [kind = '', name = '', detail = ''] = key.split(' ');
  const user = state.users.find(({ email }) => email === name);
  switch (kind) {
    case 'account':
      return [statusOf(state, name)];
    case 'password': {
      const values = world.expect.allowed(key);
      return user && [values.find((value) => hashOf(value) === user.password) ?? 'another one'];
    }
    case 'choice': {
      const isChoice = (one: State['choices'][number]) =>
        one.userId === user?.id && one.topic === detail;
      return user && [state.choices.find(isChoice)?.choice ?? 'not stored'];
    }
    case 'session':
      return key.startsWith(sessionsKey(''))
        ? undefined
        : [state.sessions.some(({ id }) => id === name) ? 'live' : 'ended'];
    default:
      return undefined;
  }
}

/** A session ends with its account. One that has just begun may have been ended in the same round. */
function mayHaveEnded({ expect, sessions, round, state }: World, key: string): boolean {
  const session = sessions.find(({ id }) => sessionKey(id) === key);
  if (!session) {
    // Somebody who signed up again after the account was deleted has made no choices yet.
    const [kind, email = ''] = key.split(' ');
    return kind === 'choice' && expect.isTouched(accountKey(email));
  }
  const { email } = session;
  const wasDeleted = expect.isTouched(accountKey(email)) || statusOf(state, email) === 'none';
  const wasEnded = session.round === round && expect.isTouched(sessionsKey(email));
  return wasDeleted || wasEnded;
}
