import { readStored, writeStored } from '../browser/storage.ts';

// The key must not change: it holds the positions that people have saved.
const keyOf = (id: string) => `place-in/${id}`;

/** The saved position in seconds. Cleared with everything else on logout. */
export const readPosition = (id: string) => Number(readStored(keyOf(id))) || 0;

/** 0 removes the saved position. */
export const savePosition = (id: string, seconds: number) =>
  writeStored(keyOf(id), seconds > 0 ? `${seconds}` : '');
