import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../cli/main.ts');
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Runs `npm run assembly -- ARGS` in a temporary folder. */
export async function assembly(
  args: string[],
  environment: Record<string, string>,
  nodeOptions: string[] = [],
) {
  const child = spawn(process.execPath, [...nodeOptions, MAIN, ...args], {
    cwd: mkdtempSync(join(tmpdir(), 'assembly-cli-')),
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.err += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, ...output };
}
