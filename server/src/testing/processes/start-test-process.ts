import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface TestProcess {
  /** Resolves when it has printed such a line; rejects when it ends without. */
  prints: (line: string | RegExp) => Promise<void>;
  /** Starts its work. */
  go: () => void;
  /** Kills it at once, like a power cut. */
  kill: () => Promise<void>;
  printed: string[];
}

/** Starts a file of this folder in another process, and resolves when it has printed that it is ready. */
export async function startTestProcess(file: string, order: object): Promise<TestProcess> {
  const path = join(import.meta.dirname, file);
  const child = spawn(process.execPath, [path, JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    printed.push(...lines);
    notify();
  });
  const ended = exitOf(child).then(notify);

  const prints = (line: string | RegExp) =>
    new Promise<void>((resolve, reject) => {
      const matches = (one: string) => (typeof line === 'string' ? one === line : line.test(one));
      const look = () => {
        const hasEnded = child.exitCode !== null || child.signalCode !== null;
        if (!printed.some(matches) && !hasEnded) return;
        listeners.delete(look);
        if (printed.some(matches)) resolve();
        else reject(new Error(`It ended after printing ${printed.join(', ')}.`));
      };
      listeners.add(look);
      look();
    });

  await prints('ready');
  return {
    prints,
    printed,
    go: () => child.stdin.write('go\n'),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function exitOf(child: ChildProcess): Promise<void> {
  await once(child, 'exit');
}
