import { MINUTE_MS } from '@assembly/contract/limits';
import fc from 'fast-check';
import type { DatabaseKind } from '../testing/databases/each-database.ts';
import type { SimulatedDatabase } from './engine/open-databases.ts';
import { formatFailure } from './format-history.ts';
import { type History, history } from './history.ts';
import { type Outcome, runHistory } from './run-history.ts';

const SHRINKING_MAX_MS = 2 * MINUTE_MS;

/** Opens a copy of the template. */
export type OpenCopy = () => Promise<SimulatedDatabase>;

/** The history that the seed stands for. */
export function historyOf(seed: number): History {
  const [made] = fc.sample(history, { seed, numRuns: 1 });
  if (!made) throw new Error('A sample of one has one value.');
  return made;
}

export async function play(open: OpenCopy, made: History): Promise<Outcome> {
  const database = await open();
  try {
    return await runHistory(database, made);
  } finally {
    await database.remove();
  }
}

/** Plays the history of the seed. If it breaks an invariant, throws with the shortest history that still does. */
export async function runSeed(open: OpenCopy, seed: number, kind: DatabaseKind): Promise<void> {
  const first = await play(open, historyOf(seed));
  if (first.violations.length === 0) return;
  const isHeld = async (made: History) => (await play(open, made)).violations.length === 0;
  const { counterexample } = await fc.check(fc.asyncProperty(history, isHeld), {
    seed,
    numRuns: 1,
    interruptAfterTimeLimit: SHRINKING_MAX_MS,
  });
  const shortest = counterexample?.[0] ?? historyOf(seed);
  const again = await play(open, shortest);
  const { violations, trace } = again.violations.length > 0 ? again : first;
  throw new Error(formatFailure({ seed, kind, history: shortest, violations, trace }));
}
