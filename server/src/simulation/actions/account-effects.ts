import type { SimulatedProcess } from '../simulated-process.ts';
import type { World } from '../world.ts';
import { sessionKey, sessionsKey, userOf } from './action.ts';

export const PASSWORDS = ['correct horse battery', 'staple of the north', 'nine quiet rivers'];
export const WRONG_PASSWORD = 'something else entirely';

export const passwordFor = (pick: number) => PASSWORDS[pick % PASSWORDS.length] ?? WRONG_PASSWORD;

/** Effects of ending the sessions of a person, apart from one. */
export function endedSessions(
  { sessions }: World,
  email: string,
  exceptId = '',
): Record<string, string> {
  const ended = sessions.filter((one) => one.email === email && one.id !== exceptId);
  const effects = ended.map(({ id }) => [sessionKey(id), 'ended']);
  return Object.fromEntries([...effects, [sessionsKey(email), 'ended']]);
}

/** Tells the open pages and the cache of this process, as the routes do. */
export function publish({ changes }: SimulatedProcess, world: World, email: string): void {
  changes.publish({ topic: 'session', userId: userOf(world, email).id });
}
