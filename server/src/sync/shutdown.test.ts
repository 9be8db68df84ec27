import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { readRuns } from '../store/content/sync-runs.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { settingsFor } from '../testing/fixtures/test-google.ts';
import { startServer } from '../testing/processes/start-server.ts';

test('an app that is stopped in the middle of a sync records that, and logs no error', async () => {
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const google = settingsFor(sandbox);
  sandbox.fault({ kind: 'hang', path: '/calendar/v3/*', times: 'always' });
  const server = await startServer({
    databaseUrl,
    environment: {
      SYNC_SCHEDULE: '* * * * * *',
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_REFRESH_TOKEN: google.refreshToken,
      GOOGLE_API_KEY: google.apiKey,
      GOOGLE_CALENDAR_ID: google.calendarId,
      GOOGLE_TOKEN_URL: google.tokenUrl,
      GOOGLE_API_URL: google.apiUrl,
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
