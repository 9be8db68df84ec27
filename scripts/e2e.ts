import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfChanged } from './build.ts';
import { type Count, noReport } from './count.ts';
import { useTempFolder } from './temp-folder.ts';

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
}

/** Everything in a real browser, through public doors. `args` are Playwright's own. */
export async function runEndToEnd(args: string[]): Promise<Count> {
  await buildWebIfChanged();
  const file = join(mkdtempSync(join(useTempFolder(), 'report-')), 'report.json');
  spawnSync('playwright', ['test', '-c', 'e2e', '--reporter=line,json', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return countReport(file);
}

// Flaky is broken.
function countReport(file: string): Count {
  try {
    const { stats, suites, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    const failed = stats.unexpected + stats.flaky;
    return {
      passed: stats.expected,
      failed: failed || errors.length,
      skipped: stats.skipped,
      failures: [
        ...suites.flatMap(failuresOf),
        ...errors.map(({ message }) => message ?? 'playwright failed'),
      ],
    };
  } catch {
    return noReport('playwright');
  }
}

function failuresOf({ suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter((test) => test.status !== 'expected' && test.status !== 'skipped')
      .map(
        (test) =>
          `${file}: ${title}\n${test.results.map(({ error }) => error?.message ?? test.status).join('\n')}`,
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await runEndToEnd(process.argv.slice(2));
  process.exitCode = failed > 0 ? 1 : 0;
}
