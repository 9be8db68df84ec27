import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stopWithBench } from './stop-with-bench.ts';

export interface ResourceUsage {
  /** User and system time since the process started. */
  cpuMicros: number;
  memoryMb: number;
  peakMemoryMb: number;
}

export interface MeasuredProcess {
  readUsage: () => Promise<ResourceUsage>;
  stop: () => Promise<void>;
}

const REPORTER = new URL('./report-usage.ts', import.meta.url).href;

/** Starts a server that prints something once it listens, and can be asked what it uses. */
export async function startMeasured(
  nodeArguments: string[],
  { env }: SpawnOptions,
): Promise<MeasuredProcess> {
  const child = spawn(process.execPath, ['--import', REPORTER, ...nodeArguments], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env,
  });
  stopWithBench(child);
  await Promise.race([
    once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data'),
    once(child, 'exit').then(() => {
      throw new Error(`${nodeArguments.join(' ')} ended before it listened.`);
    }),
  ]);
  return {
    async readUsage() {
      const replied = once(child, 'message');
      child.send('usage');
      const [usage] = await replied;
      return usage;
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
