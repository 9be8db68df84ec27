import { demoOptions } from '@assembly/sandbox/options';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findConnection } from '../store/content/google-connections.ts';
import { readRuns } from '../store/content/sync-runs.ts';
import { readStoredSettings, writeStoredSettings } from '../store/settings/settings.ts';
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
    const testSync = await open(kind);
    testSync.sandbox.fault({
      kind: 'error',
      reason: 'forbidden',
      path: '/drive/*',
      times: 'always',
    });
    await testSync.sync();
    expect(await connection(testSync)).toEqual({ account: '', since: SUNDAY });
    testSync.sandbox.clearFaults();
    testSync.clock.now += 1000;
    await testSync.sync();
    expect(await connection(testSync)).toEqual({
      account: 'office@sandbox.example',
      since: SUNDAY,
    });
  });
});

describe('the Google account', () => {
  test('is recorded before the end of the run is', async () => {
    const testSync = await open('SQLite');
    const about = testSync.sandbox.fault({ kind: 'hang', path: '/drive/v2/about' });
    const ending = testSync.sync();
    await expect
      .poll(() => testSync.sandbox.calls.some(({ path }) => path === '/drive/v2/about'))
      .toBe(true);
    expect(await readRuns(testSync.db, 1)).toMatchObject([{ state: 'running' }]);
    about.release();
    expect((await ending).state).toBe('done');
    expect(await connection(testSync)).toEqual({
      account: 'office@sandbox.example',
      since: SUNDAY,
    });
  });

  test('that cannot be read does not fail the run', async () => {
    const testSync = await open('SQLite');
    testSync.sandbox.fault({ kind: 'html', path: '/drive/v2/about', times: 'always' });
    expect((await testSync.sync()).state).toBe('done');
    expect(testSync.errors).toEqual([]);
  });

  test('is unknown if the sign-in failed', async () => {
    const testSync = await open('SQLite');
    testSync.sandbox.setBehavior({ refreshTokenIsDead: true });
    expect((await testSync.sync()).sources.events.state).toBe('done');
    expect(await connection(testSync)).toBeUndefined();
  });
});

test('a sync that was started before Google was disconnected copies nothing', async () => {
  const { db, sync } = await open('SQLite');
  const options = { canBeDisconnected: true };
  const disconnected = new Map([['GOOGLE_REFRESH_TOKEN', { value: '', isEncrypted: 0 as const }]]);
  await db.transaction().execute((trx) => writeStoredSettings(trx, disconnected));
  await expect(sync(options)).rejects.toMatchObject({ code: 'google_not_connected' });
  expect(await readRuns(db, 1)).toEqual([]);
  // A token from the environment is not affected.
  expect((await sync()).state).toBe('done');
});

onEachDatabase('a refresh token that Google refuses', (kind) => {
  test('is recorded once, until it works again', async () => {
    const testSync = await open(kind);
    const recorded = async () => {
      const { version, rows } = await readStoredSettings(testSync.db);
      return { version, isRejected: rows.some(({ name }) => name === 'GOOGLE_REFUSED_TOKEN') };
    };
    testSync.sandbox.setBehavior({ refreshTokenIsDead: true });
    await testSync.sync();
    await testSync.sync();
    expect(await recorded()).toEqual({ version: 1, isRejected: true });
    testSync.sandbox.setBehavior({ refreshTokenIsDead: false });
    testSync.sandbox.fault({ kind: 'html', path: '/token', times: 'always' });
    await testSync.sync();
    expect(await recorded()).toEqual({ version: 1, isRejected: true });
    testSync.sandbox.clearFaults();
    await testSync.sync();
    await testSync.sync();
    expect(await recorded()).toEqual({ version: 2, isRejected: false });
  });
});
