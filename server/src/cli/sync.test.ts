import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOptions } from '@assembly/sandbox/options';
import { type Sandbox, startSandbox } from '@assembly/sandbox/start-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { publish } from '../testing/fixtures/test-sync.ts';
import { assembly } from '../testing/processes/run-command.ts';
import { createProgressBar } from './progress-bar.ts';

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

test('the sync command says what it did, stops before a large removal, and goes on when told to', async () => {
  // The command has the machine's clock, so these events lie as far ahead as events go.
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  publish(sandbox, 'first');
  sandbox.generate({ events: 25 });
  const settings = settingsOf(sandbox);
  const first = await assembly(['sync'], settings);
  expect(first.err).toBe('');
  expect(first.code).toBe(0);
  expect(first.out).toContain('Events: 25 added, 0 changed, 0 removed, 0 unchanged.');
  expect(first.out).toContain('Announcements: 25 added');
  expect(first.out).toContain('Documents: 26 added');
  expect(first.out).not.toContain('\x1b');

  sandbox.setDrive([]);
  sandbox.fault({ kind: 'error', reason: 'forbidden', path: '/tasks/*', times: 'always' });
  const second = await assembly(['sync'], settings);
  expect(second.code).toBe(1);
  expect(second.err).toContain('Events: 0 added, 0 changed, 0 removed, 25 unchanged.');
  expect(second.err).toContain('Announcements: not synced. Google Tasks refuses access. Check');
  expect(second.err).toContain('Documents: not synced. 26 items would be removed');
  expect(second.err).toContain('would go: File 0, first.txt, in Folder, first');
  expect(second.err).toContain('npm run assembly -- sync --confirm');

  sandbox.clearFaults();
  const third = await assembly(['sync', '--confirm'], settings);
  expect(third.out).toContain('Documents: 0 added, 0 changed, 26 removed, 0 unchanged.');
  expect(third.code).toBe(0);
});

test.each([
  [['sync'], /^Google is not set up: set GOOGLE_CLIENT_ID .*\.\n$/],
  [['sync', '--force'], /^Usage: npm run assembly -- sync \[--confirm\]\n$/],
  [['sync', '--confirm', 'x'], /^Usage/],
])('%j without Google is refused in one sentence', async (args, says) => {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  const { code, err, out } = await assembly(args, { DATABASE_URL: `file:${join(folder, 'a.db')}` });
  expect(err).toMatch(says);
  expect(out).toBe('');
  expect(code).toBe(1);
});

test('on a terminal a bar redraws itself and leaves nothing behind', () => {
  let text = '';
  const out = { isTTY: true, columns: 40, write: (more: string) => (text += more) };
  const progress = createProgressBar(out, () => SUNDAY);
  progress.show({ done: 1, of: 3, text: 'Events 10, a text that is far too long for the line' });
  expect(text).toBe(`\r\x1b[2K[${'#'.repeat(8)}${'-'.repeat(16)}] Events 10, a`);
  progress.end();
  expect(text.endsWith('\r\x1b[2K')).toBe(true);
});

test('in a log there are plain lines, and not too many', () => {
  const lines: string[] = [];
  let now = 0;
  const progress = createProgressBar({ write: (line: string) => lines.push(line) }, () => now);
  for (let at = 0; at < 100; at += 1) {
    now += 100;
    progress.show({ done: 0, of: 3, text: `Events ${at}` });
  }
  progress.end();
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('0 of 3 done; read: Events 0\n');
});
