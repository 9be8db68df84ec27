import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOptions } from '@assembly/sandbox/options';
import { type Sandbox, startSandbox } from '@assembly/sandbox/start-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openSettings } from '../settings/settings.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { publish } from '../testing/fixtures/test-sync.ts';
import { assembly } from '../testing/processes/run-command.ts';
import { syncNow } from './sync.ts';

const settingsOf = ({ tokenUrl, apiUrl }: Sandbox) => ({
  DATABASE_URL: `file:${join(mkdtempSync(join(tmpdir(), 'assembly-')), 'a.db')}`,
  GOOGLE_CLIENT_ID: demoOptions.clientId,
  GOOGLE_CLIENT_SECRET: demoOptions.clientSecret,
  GOOGLE_REFRESH_TOKEN: demoOptions.refreshToken,
  GOOGLE_API_KEY: demoOptions.apiKey,
  GOOGLE_CALENDAR_ID: demoOptions.calendarId,
  GOOGLE_TOKEN_URL: tokenUrl,
  GOOGLE_API_URL: apiUrl,
});

/** Runs the command in this process; returns what it prints. */
async function sync(environment: Record<string, string>, ...args: string[]): Promise<string> {
  const config = readConfig(environment);
  const db = await openDatabase(config.databaseUrl);
  onTestFinished(() => db.destroy());
  const settings = await openSettings({ db, environment, keySource: config });
  const context = { settings, db, now: () => Date.now(), log: () => {} };
  return await syncNow.run(context, args);
}

test('the sync command reports its result, stops before a large removal, and continues when confirmed', async () => {
  // The command uses the machine's clock, so these events are as far ahead as events go.
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  publish(sandbox, 'first');
  sandbox.generate({ events: 25 });
  const settings = settingsOf(sandbox);
  const first = await sync(settings);
  expect(first).toContain('Events: 25 added, 0 changed, 0 removed, 0 unchanged.');
  expect(first).toContain('Announcements: 25 added');
  expect(first).toContain('Documents: 26 added');
  expect(first).not.toContain('\x1b');

  sandbox.setDrive([]);
  sandbox.fault({ kind: 'error', reason: 'forbidden', path: '/tasks/*', times: 'always' });
  const second = await assembly(['sync'], settings);
  expect(second.code).toBe(1);
  expect(second.err).toContain('Events: 0 added, 0 changed, 0 removed, 25 unchanged.');
  expect(second.err).toContain('Announcements: not synced. Google Tasks refuses access. Check');
  expect(second.err).toContain('Documents: not synced. 26 items would be removed');
  expect(second.err).toContain('would be removed: File 0, first.txt, in Folder, first');
  expect(second.err).toContain('To remove them: npm run assembly -- sync --confirm');

  sandbox.clearFaults();
  const third = await sync(settings, '--confirm');
  expect(third).toContain('Documents: 0 added, 0 changed, 26 removed, 0 unchanged.');
});

test('with an API key alone, the sync command copies public calendars', async () => {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  sandbox.generate({ events: 3 });
  // An empty variable counts as not set.
  const unset = { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', GOOGLE_REFRESH_TOKEN: '' };
  const PUBLIC_URL = 'https://grace.example';
  const syncing = sync({ ...settingsOf(sandbox), ...unset, PUBLIC_URL });
  await expect(syncing).rejects.toThrow(
    /Events: 3 added.*\nAnnouncements: not synced\. Google is not connected\./,
  );
});

test.each([
  [[], /^Google is not set up: connect it under Settings in the app, .*\.$/],
  [['--force'], /^Usage: npm run assembly -- sync \[--confirm\]$/],
])('sync %j without Google is refused in one sentence', async (args, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  const syncing = sync({ DATABASE_URL: `file:${join(folder, 'a.db')}` }, ...args);
  await expect(syncing).rejects.toThrow(message);
});
