import { readStored, writeStored } from '../browser/storage.ts';

// The key must not change: it holds the positions that people have saved.
const keyOf = (id: string) => `place-in/${id}`;

/** The saved position in seconds. Cleared with everything else on logout. */
export const readPosition = (id: string) => Number(readStored(keyOf(id))) || 0;

/** 0 removes the saved position. */
export const savePosition = (id: string, seconds: number) =>
  writeStored(keyOf(id), seconds > 0 ? `${seconds}` : '');

const LAST_HEARD_KEY = 'last-heard';
const LAST_HEARD_MAX = 20;

/** The ids of the recordings that were played last, the latest first. */
export const readLastHeard = () => readStored(LAST_HEARD_KEY).split(' ').filter(Boolean);

export function noteHeard(id: string): void {
  const others = readLastHeard().filter((other) => other !== id);
  writeStored(LAST_HEARD_KEY, [id, ...others].slice(0, LAST_HEARD_MAX).join(' '));
}
