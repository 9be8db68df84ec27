import { setTimeout as wait } from 'node:timers/promises';
import { SOURCES } from '@assembly/contract/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESILIENCE } from '../resilience/duration.ts';
import { checkIntegrity } from '../testing/databases/check-integrity.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { settingsFor } from '../testing/fixtures/test-google.ts';
import {
  contentOf,
  openTestSync,
  publish,
  type TestSync,
  ZONE,
} from '../testing/fixtures/test-sync.ts';
import { startSyncProcess } from '../testing/processes/start-sync-process.ts';
import type { TestProcess } from '../testing/processes/start-test-process.ts';

const MANY = 400;
/** A fresh process is slower than this one. */
const SLOWER = 3;

onEachDatabase('a sync that is killed', (kind) => {
  let testSync: TestSync;
  let next: Promise<TestProcess>;
  const prepare = () =>
    startSyncProcess({
      databaseUrl: testSync.databaseUrl,
      google: settingsFor(testSync.sandbox),
      timeZone: ZONE,
      now: SUNDAY,
    });
  beforeAll(async () => {
    testSync = await openTestSync(kind);
    next = prepare();
  });
  afterAll(async () => {
    await (await next).kill();
    await testSync.close();
  });

  test('leaves all the old data or all the new, and the next sync runs at once', {
    timeout: 20 * 60_000,
  }, async () => {
    const { db, sandbox, sync } = testSync;
    const whole: Record<string, Record<string, string>> = {};
    let tookMs = 0;
    for (const edition of ['a', 'b']) {
      publish(sandbox, edition, MANY);
      const startedAt = performance.now();
      expect((await sync({ confirm: true })).state).toBe('done');
      tookMs = performance.now() - startedAt;
      whole[edition] = Object.fromEntries(
        await Promise.all(SOURCES.map(async (source) => [source, await contentOf(db, source)])),
      );
    }
    const met = { old: 0, new: 0 };
    for (let round = 0; round < RESILIENCE.kills; round += 1) {
      const [before, after] = round % 2 === 0 ? (['b', 'a'] as const) : (['a', 'b'] as const);
      publish(sandbox, after, MANY);
      const child = await next;
      child.go();
      // Half of the kills at any moment, half close to the writing, both with either edition.
      const isAnyMoment = round % 4 === 0 || round % 4 === 3;
      await child.prints(isAnyMoment ? 'started' : /^writing/);
      await wait(Math.random() * tookMs * (isAnyMoment ? SLOWER : 1));
      await child.kill();
      next = prepare();

      await checkIntegrity(testSync.databaseUrl);
      for (const source of SOURCES) {
        const found = await contentOf(db, source);
        const isOld = found === whole[before]?.[source];
        expect(isOld || found === whole[after]?.[source], `${source}, round ${round}`).toBe(true);
        met[isOld ? 'old' : 'new'] += 1;
      }
      if (kind === 'SQLite') expect((await sync({ confirm: true })).state).toBe('done');
      // PostgreSQL notices the end of the process a moment later.
      else
        await expect
          .poll(() => sync({ confirm: true }), { timeout: 5000 })
          .toMatchObject({ state: 'done' });
      for (const source of SOURCES)
        expect(await contentOf(db, source)).toBe(whole[after]?.[source]);
    }
    if (RESILIENCE.isLong)
      console.log(`${kind}: killed ${RESILIENCE.kills} times, old ${met.old}, new ${met.new}`);
  });
});
