import type { User } from '@assembly/contract/user';
import { type CurrentSession, readSession } from '../../auth/sessions.ts';
import { toUser } from '../../store/users/users.ts';
import type { State } from '../read-state.ts';
import type { SimulatedProcess } from '../simulated-process.ts';
import type { KnownSession, World } from '../world.ts';

/** What the seed decides about one action. Numbers choose among what there is at that moment. */
export interface ActionInput {
  /** The session of the person who acts. */
  by: number;
  /** The person whom it is about. */
  who: number;
  pick: number;
}

export type Action = (world: World, process: SimulatedProcess, input: ActionInput) => Promise<void>;

/** Few, so that several actions are about the same person. */
export const PEOPLE = 7;

export const emailOf = (who: number) => `person${who % PEOPLE}@example.org`;
export const accountKey = (email: string) => `account ${email}`;
export const passwordKey = (email: string) => `password ${email}`;
export const sessionKey = (id: string) => `session ${id}`;
/** Says that all sessions of a person were ended, including those that have just begun. */
export const sessionsKey = (email: string) => `sessions of ${email}`;
/** Says that a browser was added or removed in this round. */
export const devicesKey = 'devices';
export const choiceKey = (email: string, topic: string) => `choice ${email} ${topic}`;

export type Status = 'none' | 'pending' | 'member' | 'administrator';

export function statusOf({ users }: State, email: string): Status {
  const user = users.find((one) => one.email === email);
  if (!user) return 'none';
  if (user.isActive === 0) return 'pending';
  return user.isAdmin === 1 ? 'administrator' : 'member';
}

export const hasSession = ({ sessions }: State, id: string) =>
  sessions.some((session) => session.id === id);

export function sessionOf({ sessions }: World, by: number): KnownSession {
  const session = sessions[by % sessions.length];
  if (!session) throw new Error('Somebody is signed in from the start.');
  return session;
}

/** The person as last seen, or one whose account does not exist. */
export function userOf({ state }: World, email: string): User {
  const row = state.users.find((one) => one.email === email);
  const nobody = { id: 'nobody', name: '', email, isAdmin: false, isActive: false };
  return row ? toUser({ name: '', ...row } as Parameters<typeof toUser>[0]) : nobody;
}

/** What every route for members does first. Undefined if nobody is signed in. */
export async function enter(
  world: World,
  { db, sessions }: SimulatedProcess,
  by: number,
): Promise<CurrentSession | undefined> {
  const { token } = sessionOf(world, by);
  try {
    return await readSession({ db, sessions }, token, world.time.now);
  } catch (error) {
    world.reportError(error);
    return undefined;
  }
}
