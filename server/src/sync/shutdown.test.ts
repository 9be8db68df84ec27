import { environmentFor } from '@assembly/sandbox/environment';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { readRuns } from '../store/content/sync-runs.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { startServer } from '../testing/processes/start-server.ts';

test('an app that is stopped in the middle of a sync records that, and logs no error', async () => {
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  sandbox.fault({ kind: 'hang', path: '/calendar/v3/*', times: 'always' });
  const server = await startServer({
    databaseUrl,
    environment: {
      SYNC_SCHEDULE: '* * * * * *',
      ...environmentFor(sandbox),
    },
  });
  await sandbox.waitForCall(({ fault }) => fault === 'hang');
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(server.output.all).not.toMatch(/failed/);
  expect(server.output.stderr).toBe('');
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  expect((await readRuns(db, 1))[0]).toMatchObject({ state: 'interrupted' });
});
