import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './count.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
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
    return { passed: report.numPassedTests, failed: failed || (report.success ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
