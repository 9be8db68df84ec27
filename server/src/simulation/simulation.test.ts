import { MINUTE_MS } from '@assembly/contract/limits';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  openPostgresCopy,
  openSqliteCopy,
  type SimulatedDatabase,
} from './engine/open-databases.ts';
import { historyOf, play, runSeed } from './run-seed.ts';
import { prepareTemplate } from './template.ts';

/** To see one failure again. */
const SEED = Number(process.env.SEED ?? Number.NaN);
const SHORT = 200;
const LONG = { SQLite: 3000, PostgreSQL: 200 };

const seedsUntil = (count: number) =>
  Number.isNaN(SEED) ? Array.from({ length: count }, (_, at) => at + 1) : [SEED];

async function runSeeds(open: () => Promise<SimulatedDatabase>, count: number, kind: string) {
  const startedAt = performance.now();
  for (const seed of seedsUntil(count)) await runSeed(open, seed, kind);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (count > SHORT || kind !== 'SQLite') console.log(`${kind}: ${count} seeds in ${seconds} s`);
}

describe('simulated years of an assembly, on SQLite', () => {
  let template: SimulatedDatabase;
  const open = () => openSqliteCopy(template.urlFor(''));

  beforeAll(async () => {
    template = await openSqliteCopy(inject('templates').SQLite);
    await prepareTemplate(template);
  });
  afterAll(() => template.remove());

  test('the same seed plays the same history', async () => {
    const [first, second] = [await play(open, historyOf(7)), await play(open, historyOf(7))];
    expect(first.calls.length).toBeGreaterThan(100);
    expect(second.calls).toEqual(first.calls);
  });

  test(
    'whatever dies or fails, nothing is lost, sent twice, or shown to somebody who left',
    async () => {
      await runSeeds(open, SHORT, 'SQLite');
    },
    5 * MINUTE_MS,
  );

  test('the same for many more seeds', { tags: 'long', timeout: 30 * MINUTE_MS }, async () => {
    await runSeeds(open, LONG.SQLite, 'SQLite');
  });
});

describe('simulated years of an assembly, on PostgreSQL', { tags: 'long' }, () => {
  let template: SimulatedDatabase;
  let copies = 0;

  beforeAll(async () => {
    template = await openPostgresCopy(inject('templates').PostgreSQL, 'simulation');
    await prepareTemplate(template);
  }, MINUTE_MS);
  afterAll(() => template.remove());

  test('the same holds', { timeout: 30 * MINUTE_MS }, async () => {
    const open = () => {
      copies += 1;
      return openPostgresCopy(template.urlFor(''), `simulation_${copies}`);
    };
    await runSeeds(open, LONG.PostgreSQL, 'PostgreSQL');
  });
});
