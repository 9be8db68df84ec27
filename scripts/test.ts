// Runs suites and prints a summary: `test.ts [all | quick [SINCE] | (e2e | resilience | browsers) [ARGUMENTS OF ITS RUNNER]]`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfChanged } from './build.ts';
import { check } from './check.ts';
import { requireBrowser } from './provide-browser.ts';
import type { Report } from './report.ts';
import { useTempFolder } from './temp-folder.ts';

const vitest = (args: string[]) =>
  run('vitest', ['run', '--reporter=default', '--reporter=scripts/vitest-reporter.ts', ...args]);

const runUnit = (args: string[] = []) =>
  vitest(['--project=!resilience', '--project=!browsers', ...args]);

/** Runs one file at a time, because the suite measures response times. */
const runResilience = (args: string[] = []) =>
  vitest(['--project=resilience', '--no-file-parallelism', ...args]);

const runBrowsers = (args: string[] = []) => vitest(['--project=browsers', ...args]);

const runEndToEnd = (args: string[] = []) =>
  run('playwright', [
    'test',
    '--config=e2e',
    '--reporter=list,scripts/playwright-reporter.ts',
    ...args,
  ]);

function run(command: string, args: string[]): Report {
  process.env.REPORT_FILE = join(useTempFolder(), `${command}-${Date.now()}.json`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const report = readReport(process.env.REPORT_FILE);
  if (!report) return { passed: 0, failures: [`${command} made no report`], skipped: [] };
  if (status !== 0 && report.failures.length === 0) {
    report.failures.push(`${command} ended with exit code ${status}`);
  }
  return report;
}

function readReport(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

async function runAll(): Promise<Report[]> {
  console.log('\nChecks');
  const checks = await check();
  console.log('\nUnit, server and component tests');
  const unit = runUnit();
  console.log('\nResilience suite');
  const resilience = runResilience();
  console.log('\nEnd-to-end tests');
  return [checks, unit, resilience, runEndToEnd()];
}

/** Runs the tests that import a file which has changed since the last commit, or since the given one. */
function runChanged(since = 'HEAD'): Report[] {
  return [
    runUnit([`--changed=${since}`, '--passWithNoTests']),
    runEndToEnd([`--only-changed=${since}`, '--pass-with-no-tests']),
  ];
}

async function runNamed(suite: string | undefined, args: string[]): Promise<Report[]> {
  // The servers that tests start serve the built pages.
  await buildWebIfChanged();
  if (suite === undefined) return runAll();
  if (suite === 'quick') return runChanged(args[0]);
  // Everything on both databases, and the files named `*.long.*`.
  process.env.TEST_ALL = 'yes';
  if (suite === 'browsers') return [runBrowsers(args)];
  if (suite === 'e2e') return [runEndToEnd(args)];
  if (suite === 'resilience') return [runResilience(args)];
  const reports = await runAll();
  console.log('\nInstalled browsers');
  return [...reports, runBrowsers()];
}

const [suite, ...args] = process.argv.slice(2);
await requireBrowser();
const reports = await runNamed(suite, args);
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failures = reports.flatMap((report) => report.failures);
const skipped = reports.flatMap((report) => report.skipped);
for (const text of skipped) console.log(`\nSKIPPED ${text}`);
for (const text of failures) console.log(`\nFAILED ${text}`);
const skippedCount = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
console.log(`\n${passed} passed, ${failures.length} failed${skippedCount}`);
process.exitCode = failures.length > 0 ? 1 : 0;
