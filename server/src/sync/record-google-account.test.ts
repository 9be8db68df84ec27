import { demoOptions } from '@assembly/sandbox/options';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findConnection } from '../store/content/google-connections.ts';
import { readRuns } from '../store/content/sync-runs.ts';
import { type DatabaseKind, onEachDatabase } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { openTestSync, publish, type TestSync } from '../testing/fixtures/test-sync.ts';

async function open(kind: DatabaseKind): Promise<TestSync> {
  const opened = await openTestSync(kind);
  onTestFinished(() => opened.close());
  publish(opened.sandbox, 'first');
  return opened;
}

const connection = ({ db }: TestSync) => findConnection(db, demoOptions.refreshToken);

onEachDatabase('the Google account', (kind) => {
  test('is recorded as connected even if the drive failed, and named once the drive answers', async () => {
    const held = await open(kind);
    held.sandbox.fault({ kind: 'error', reason: 'forbidden', path: '/drive/*', times: 'always' });
    await held.sync();
    expect(await connection(held)).toEqual({ account: '', since: SUNDAY });
    held.sandbox.clearFaults();
    held.clock.now += 1000;
    await held.sync();
    expect(await connection(held)).toEqual({ account: 'office@sandbox.example', since: SUNDAY });
  });
});

describe('the Google account', () => {
  test('is recorded before the end of the run is', async () => {
    const held = await open('SQLite');
    const about = held.sandbox.fault({ kind: 'hang', path: '/drive/v2/about' });
    const ending = held.sync();
    await expect
      .poll(() => held.sandbox.calls.some(({ path }) => path === '/drive/v2/about'))
      .toBe(true);
    expect(await readRuns(held.db, 1)).toMatchObject([{ state: 'running' }]);
    about.release();
    expect((await ending).state).toBe('done');
    expect(await connection(held)).toEqual({ account: 'office@sandbox.example', since: SUNDAY });
  });

  test('that cannot be read does not fail the run', async () => {
    const held = await open('SQLite');
    held.sandbox.fault({ kind: 'html', path: '/drive/v2/about', times: 'always' });
    expect((await held.sync()).state).toBe('done');
    expect(held.faults).toEqual([]);
  });

  test('is unknown if the sign-in failed', async () => {
    const held = await open('SQLite');
    held.sandbox.setMood({ refreshTokenIsDead: true });
    expect((await held.sync()).sources.events.state).toBe('done');
    expect(await connection(held)).toBeUndefined();
  });
});
