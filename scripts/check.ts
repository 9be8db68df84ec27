import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWebIfChanged } from './build.ts';
import { checkBudgets } from './check-budgets.ts';
import type { Count } from './count.ts';

const root = join(import.meta.dirname, '..');

const tools: [string, string, string[]][] = [
  ['types of the server side', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the web app', 'tsc', ['-p', 'web/tsconfig.json']],
  ['types of the end-to-end tests', 'tsc', ['-p', 'e2e/tsconfig.json']],
  ['format, lint, import circles and fences', 'biome', ['check', '--error-on-warnings']],
  ['promises', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['container file', 'dockerfile-utils', ['lint', 'deploy/Dockerfile']],
  ['compose files', 'dclint', ['--max-warnings', '0', 'deploy']],
];

/** Everything that can be said of the code without running it, and the weight of what is built from it. */
export async function check(): Promise<Count> {
  const count: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const tell = (what: string, isGood: boolean) => {
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}`);
    if (isGood) {
      count.passed += 1;
    } else {
      count.failed += 1;
      count.failures.push(what);
    }
  };
  for (const [what, command, args] of tools) {
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    tell(what, status === 0);
  }
  await buildWebIfChanged();
  const faults = await checkBudgets();
  for (const fault of faults) console.log(fault);
  tell('size budgets', faults.length === 0);
  return count;
}

if (process.argv[1] === import.meta.filename) {
  const { failed } = await check();
  process.exitCode = failed > 0 ? 1 : 0;
}
