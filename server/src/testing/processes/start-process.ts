import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ProcessOrder } from './sync-process.ts';

export interface SyncProcess {
  /** Resolves when it has said such a line; rejects when it ends without. */
  says: (line: string | RegExp) => Promise<void>;
  /** Lets it begin. */
  go: () => void;
  /** Ends it in the middle of whatever it does, as a power cut would. */
  kill: () => Promise<void>;
  said: string[];
}

/** Starts a sync in another process and waits until it is ready to begin. */
export async function startSyncProcess(order: ProcessOrder): Promise<SyncProcess> {
  const file = join(import.meta.dirname, 'sync-process.ts');
  const child = spawn(process.execPath, [file, JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    said.push(...lines);
    tell();
  });
  const ended = exitOf(child).then(tell);

  const says = (line: string | RegExp) =>
    new Promise<void>((resolve, reject) => {
      const fits = (one: string) => (typeof line === 'string' ? one === line : line.test(one));
      const look = () => {
        const hasEnded = child.exitCode !== null || child.signalCode !== null;
        if (!said.some(fits) && !hasEnded) return;
        listeners.delete(look);
        if (said.some(fits)) resolve();
        else reject(new Error(`It ended having said ${said.join(', ')}.`));
      };
      listeners.add(look);
      look();
    });

  await says('ready');
  return {
    says,
    said,
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
