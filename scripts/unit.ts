import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Count, noReport } from './count.ts';
import { useTempFolder } from './temp-folder.ts';

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

/** Every test beside the code, but the resilience suite, which measures and needs the machine to itself. */
export async function runUnit(): Promise<Count> {
  return await runVitest(['--project=!resilience']);
}

/** `args` and `environment` are laid over Vitest's own. */
export async function runVitest(
  args: string[],
  environment: Record<string, string> = {},
): Promise<Count> {
  const file = join(mkdtempSync(join(useTempFolder(), 'report-')), 'report.json');
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  spawnSync('vitest', ['run', ...report, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  return countReport(file);
}

// A run that did not get as far as its report, or whose files did not load, has failed too.
function countReport(file: string): Count {
  try {
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests || (report.success ? 0 : 1),
      skipped: report.numPendingTests,
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
    .filter((test) => test.status === 'failed')
    .map((test) => `${name}: ${test.fullName}\n${test.failureMessages?.join('\n') ?? test.status}`);
  return failures.length === 0 && status !== 'passed' ? [`${name}\n${message}`] : failures;
}
