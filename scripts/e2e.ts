import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebIfChanged } from './build.ts';
import type { Count } from './count.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Everything in a real browser, through public doors. `args` are Playwright's own. */
export async function runEndToEnd(args: string[]): Promise<Count> {
  await buildWebIfChanged();
  const file = join(mkdtempSync(join(tmpdir(), 'assembly-')), 'report.json');
  spawnSync('playwright', ['test', '-c', 'e2e', '--reporter=line,json', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return countReport(file);
}

// Flaky is broken, and a test that does not run proves nothing.
function countReport(file: string): Count {
  try {
    const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    return { passed: stats.expected, failed: failed || errors.length };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await runEndToEnd(process.argv.slice(2));
  process.exitCode = failed > 0 ? 1 : 0;
}
