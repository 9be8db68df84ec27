// Everything that can be checked without running the app, and the size of the built web app.
import { execFile } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { validateWorkflow } from '@action-validator/core';
import { buildWebIfChanged } from './build.ts';
import { checkBrowserSupport } from './check-browser-support.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkImports } from './check-imports.ts';
import { checkMessages } from './check-messages.ts';
import { checkTexts } from './check-texts.ts';
import type { Report } from './report.ts';

const run = promisify(execFile);

const CHECKS: [string, () => Promise<string>][] = [
  ['types of the server', tool('tsc', '-p', 'tsconfig.json')],
  ['types of the web app', tool('tsc', '-p', 'web/tsconfig.json')],
  ['types of the service worker', tool('tsc', '-p', 'web/service-worker/tsconfig.json')],
  ['types of the end-to-end tests', tool('tsc', '-p', 'e2e/tsconfig.json')],
  ['format, lint and import cycles', tool('biome', 'check', '--error-on-warnings')],
  ['promises', tool('oxlint', '--type-aware', '--deny-warnings')],
  ['imports between folders', async () => (await checkImports()).join('\n')],
  ['texts are loaded', async () => checkMessages().join('\n')],
  ['texts are in messages', async () => (await checkTexts()).join('\n')],
  ['container file', tool('dockerfile-utils', 'lint', 'deploy/Dockerfile')],
  ['compose files', tool('dclint', '--max-warnings', '0', 'deploy')],
  ['workflows', checkWorkflows],
  ['supported browsers', async () => (await checkBrowserSupport()).join('\n')],
  ['size budgets', async () => (await checkBudgets()).join('\n')],
];

/** A check that returns what the tool printed if it failed, or an empty text. */
function tool(command: string, ...args: string[]): () => Promise<string> {
  return () =>
    run(command, args, { maxBuffer: Number.POSITIVE_INFINITY, shell: process.platform === 'win32' })
      .then(() => '')
      .catch(({ message, stdout, stderr }) => [stdout, stderr].join('\n').trim() || message);
}

async function checkWorkflows(): Promise<string> {
  const files = await Array.fromAsync(glob('.github/workflows/*.yml'));
  const problems = await Promise.all(
    files.map(async (file) => {
      const { errors } = validateWorkflow(await readFile(file, 'utf8'));
      return errors.length > 0 ? [file, JSON.stringify(errors, null, 2)] : [];
    }),
  );
  return problems.flat().join('\n');
}

export async function check(): Promise<Report> {
  await buildWebIfChanged();
  const report: Report = { passed: 0, failures: [], skipped: [] };
  await Promise.all(
    CHECKS.map(async ([name, find]) => {
      const problems = await find();
      console.log(problems ? `FAILED ${name}\n${problems}` : `ok ${name}`);
      if (problems) report.failures.push(`${name}\n${problems}`);
      else report.passed += 1;
    }),
  );
  return report;
}

if (process.argv[1] === import.meta.filename) {
  const { failures } = await check();
  process.exitCode = failures.length > 0 ? 1 : 0;
}
