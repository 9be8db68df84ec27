import { environmentFor } from '@assembly/sandbox/environment';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { readRuns } from '../store/content/sync-runs.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { startServer } from '../testing/processes/start-server.ts';

test('a scheduled sync logs one warning for each source that failed, without secrets', {
  tags: 'long',
}, async () => {
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  sandbox.fault({ kind: 'status', status: 404, path: '/calendar/v3/*', times: 'always' });
  const google = environmentFor(sandbox);
  const { output, kill } = await startServer({
    databaseUrl,
    environment: { SYNC_SCHEDULE: '* * * * * *', ...google },
  });
  const warnings = () =>
    output.all.split('\n').filter((line) => line.includes('source not synced'));
  await expect.poll(warnings, { timeout: 100_000 }).not.toEqual([]);
  await kill();
  expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({
    level: 40,
    source: 'events',
    code: 'calendar_not_found',
    message: expect.stringContaining('Google Calendar cannot find the calendar.'),
  });
  // The other two were synced.
  expect(new Set(warnings().map((line) => JSON.parse(line).source))).toEqual(new Set(['events']));
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  expect(warnings().length).toBeLessThanOrEqual((await readRuns(db, 100)).length);
  const { GOOGLE_REFRESH_TOKEN, GOOGLE_CLIENT_SECRET } = google;
  for (const secret of [GOOGLE_REFRESH_TOKEN, GOOGLE_CLIENT_SECRET]) {
    expect(output.all).not.toContain(secret);
  }
});
