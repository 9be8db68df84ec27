import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export interface ScriptProcess {
  process: ChildProcess;
  /** What it has printed so far, to either stream. */
  output: string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Runs a script of the project with the Node that runs the tests, without this process's other variables. */
export function spawnScript(
  [file = '', ...args]: string[],
  folder: string,
  environment: Record<string, string>,
): ScriptProcess {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const script: ScriptProcess = {
    process: child,
    output: '',
    ended: new Promise((resolve) => {
      child.once('close', (code) => resolve(code));
    }),
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      script.output += chunk.toString();
    });
  }
  return script;
}
