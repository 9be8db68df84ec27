import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, noReport } from './count.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** Every test beside the code. */
export async function runVitest(): Promise<Count> {
  const file = join(mkdtempSync(join(tmpdir(), 'assembly-')), 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  spawnSync('vitest', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return countReport(file);
}

// A run that did not get as far as its report, or whose files did not load, has failed too.
function countReport(file: string): Count {
  try {
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
    const failed = report.numFailedTests + report.numPendingTests;
    return {
      passed: report.numPassedTests,
      failed: failed || (report.success ? 0 : 1),
      failures: report.testResults.flatMap(failuresOf),
    };
  } catch {
    return noReport('vitest');
  }
}

function failuresOf({
  name,
  message,
  status,
  assertionResults,
}: VitestReport['testResults'][number]): string[] {
  const failures = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => `${name}: ${test.fullName}\n${test.failureMessages?.join('\n') ?? test.status}`);
  return failures.length === 0 && status !== 'passed' ? [`${name}\n${message}`] : failures;
}
