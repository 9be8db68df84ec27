// Runs all suites, or the named one, and prints a summary: `test.ts [e2e | resilience | browsers [ARGUMENTS OF ITS RUNNER]]`.
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

const runUnit = () => vitest(['--project=!resilience', '--project=!browsers']);

/** Runs one file at a time, because the suite measures response times. */
function runResilience(form: 'short' | 'long', args: string[] = []): Report {
  process.env.RESILIENCE = form;
  return vitest(['--project=resilience', '--no-file-parallelism', ...args]);
}

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
  console.log('\nResilience suite, short form');
  const resilience = runResilience('short');
  console.log('\nEnd-to-end tests');
  return [checks, unit, resilience, runEndToEnd()];
}

async function runNamed(suite: string | undefined, args: string[]): Promise<Report[]> {
  // The servers that tests start serve the built pages.
  await buildWebIfChanged();
  if (suite === undefined) return runAll();
  if (suite === 'browsers') return [vitest(['--project=browsers', ...args])];
  return [suite === 'e2e' ? runEndToEnd(args) : runResilience('long', args)];
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
