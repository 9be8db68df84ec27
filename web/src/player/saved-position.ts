import { readStored, readStoredList, writeStored } from '../browser/storage.ts';
import type { Track } from './track.ts';

// The key must not change: it holds the positions that people have saved.
const keyOf = (id: string) => `place-in/${id}`;

/** The saved position in seconds. Cleared with everything else on logout. */
export const readPosition = (id: string) => Number(readStored(keyOf(id))) || 0;

/** 0 removes the saved position. */
export const savePosition = (id: string, seconds: number) =>
  writeStored(keyOf(id), seconds > 0 ? `${seconds}` : '');

const HEARD_KEY = 'heard';
const HEARD_MAX = 20;

/** The recordings that were played last, the latest first. */
export const readHeard = () => readStoredList<Track>(HEARD_KEY);

export function noteHeard({ id, title, folder, speaker }: Track): void {
  const others = readHeard().filter((other) => other.id !== id);
  const heard = [{ id, title, folder, speaker }, ...others];
  writeStored(HEARD_KEY, JSON.stringify(heard.slice(0, HEARD_MAX)));
}

/** For a recording that no longer exists. */
export function forgetHeard(id: string): void {
  savePosition(id, 0);
  writeStored(HEARD_KEY, JSON.stringify(readHeard().filter((heard) => heard.id !== id)));
}
